import type { CountryLines } from '#src/features/help/emergency-lines.ts';
import type { EmergencyLine } from '#src/features/help/schema.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import type { Texts } from '#src/words/texts.ts';
import styles from './CountryNumbers.module.css';

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
          <li
            key={`${line.reach}${line.number}`}
            className={line.show === 'country' ? styles.rest : undefined}
          >
            <a href={`${line.reach === 'call' ? 'tel' : 'sms'}:${line.number}`}>
              <span className={styles.spoken}>{name}, </span>
              <b>{line.reach === 'call' ? (line.display ?? line.number) : action(line, texts)}</b>
              <span>
                {service(line, texts)}
                {conditions(line, texts).map((condition) => (
                  <small key={condition}> · {condition}</small>
                ))}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {lacking && <p>{lacking === 'both' ? texts.none : texts.noneAmbulance}</p>}
    </div>
  );
}

function action({ reach, number, display = number, word }: EmergencyLine, texts: Texts['help']): string {
  if (reach === 'call') return fillTemplate(texts.call, { number: display });
  return word === undefined
    ? fillTemplate(texts.textOnly, { number: display })
    : fillTemplate(texts.text, { word, number: display });
}

function service({ service: id, name, places }: EmergencyLine, texts: Texts['help']): string {
  const own = [name, texts.service[id]].filter(Boolean).join(', ');
  return places === undefined ? own : `${own} (${places})`;
}

/** What a call costs and when it is answered, as far as that is known. */
function conditions({ free, hours }: EmergencyLine, texts: Texts['help']): string[] {
  return [...(free ? [texts.free] : []), ...(hours ? [texts.hours[hours]] : [])];
}
