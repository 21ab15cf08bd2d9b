import type { CountryLines, HelpCountries } from '#src/features/help/emergency-lines.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import type { Texts } from '#src/words/texts.ts';
import { textsOf } from '#src/words/texts-of.ts';
import styles from './ContactTable.module.css';
import { contactAddress, contactOf } from './contact.ts';

/** Every number that is shown anywhere, by country, for a reader who has time to look and to print. */
export function ContactTable({ lines, language }: { lines: HelpCountries; language: BuiltLanguage }) {
  const { help } = textsOf(language);
  return (
    <table className={styles.contacts}>
      <thead>
        <tr>
          <th scope="col">{help.contact.name}</th>
          <th scope="col">{help.contact.number}</th>
          <th scope="col">{help.contact.available}</th>
        </tr>
      </thead>
      {[...lines.near, ...lines.abroad, ...lines.more].map((country) => (
        <Country key={country.code} country={country} texts={help} />
      ))}
    </table>
  );
}

function Country({
  country: { code, name: country, lines, lacking },
  texts,
}: {
  country: CountryLines;
  texts: Texts['help'];
}) {
  return (
    <tbody data-contact-country={code}>
      <tr>
        <th className={styles.country} colSpan={3} scope="rowgroup">
          {country}
        </th>
      </tr>
      {lines.map((line) => {
        const { name, number, available } = contactOf(line, texts);
        return (
          <tr key={`${line.reach}${line.number}`}>
            <th scope="row">{name}</th>
            <td>
              <a href={contactAddress(line)}>
                <span className={styles.spoken}>{country}, </span>
                {number}
              </a>
            </td>
            <td>{available.join(', ')}</td>
          </tr>
        );
      })}
      {lacking && (
        <tr>
          <td colSpan={3}>{lacking === 'both' ? texts.none : texts.noneAmbulance}</td>
        </tr>
      )}
    </tbody>
  );
}
