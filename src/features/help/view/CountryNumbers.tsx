import type { CountryLines } from '#src/features/help/emergency-lines.ts';
import type { EmergencyLine } from '#src/features/help/schema.ts';
import type { Texts } from '#src/words/texts.ts';
import styles from './CountryNumbers.module.css';
import { contactAddress, contactOf } from './contact.ts';

interface CountryNumbersProps {
  country: CountryLines;
  texts: Texts['help'];
}

/** The numbers of one country under its name, one call a row: what it is for, what it costs and when it answers. */
export function CountryNumbers({
  country: { code, name, lines, lacking, timeZones },
  texts,
}: CountryNumbersProps) {
  return (
    <div
      className={styles.country}
      data-help-country={code}
      data-time-zones={timeZones.length > 0 ? timeZones.join(' ') : undefined}
    >
      <h4>{name}</h4>
      <ul>
        {lines.map((line) => (
          <CountryNumber key={`${line.reach}${line.number}`} line={line} country={name} texts={texts} />
        ))}
      </ul>
      {lacking && <p>{lacking === 'both' ? texts.none : texts.noneAmbulance}</p>}
    </div>
  );
}

function CountryNumber({
  line,
  country,
  texts,
}: {
  line: EmergencyLine;
  country: string;
  texts: Texts['help'];
}) {
  const { name, number, available } = contactOf(line, texts);
  return (
    <li className={line.show === 'country' ? styles.rest : undefined}>
      <a href={contactAddress(line)}>
        <span className={styles.spoken}>{country}, </span>
        <b>{number}</b>
        <span>
          {name}
          {available.map((condition) => (
            <small key={condition}> · {condition}</small>
          ))}
        </span>
      </a>
    </li>
  );
}
