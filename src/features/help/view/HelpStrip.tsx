import type { emergencyLinesFor } from '#src/features/help/emergency-lines.ts';
import type { EmergencyLine } from '#src/features/help/schema.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { type BuiltLanguage, languageFacts } from '#src/words/languages.ts';
import type { Texts } from '#src/words/texts.ts';
import { textsOf } from '#src/words/texts-of.ts';
import { translator } from '#src/words/translate.ts';
import styles from './HelpStrip.module.css';
import { LeaveButton } from './LeaveButton.tsx';

export interface HelpStripProps {
  lines: ReturnType<typeof emergencyLinesFor>;
  language: BuiltLanguage;
}

/**
 * Numbers for people in danger, the first thing on pages about mental health. The default of the language works without
 * script; with it the reader can choose a country, which the device remembers.
 */
export function HelpStrip({ lines: { defaults, countries }, language }: HelpStripProps) {
  const { help } = textsOf(language);
  return (
    <aside className={styles.strip} aria-labelledby="help" data-help data-screen-only>
      <div className={styles.head}>
        <div>
          <h2 id="help">{help.heading}</h2>
          <p>{help.lead}</p>
        </div>
        <label className={styles.country} data-needs-script>
          {help.country}{' '}
          <select>
            <option value="">{help.elsewhere}</option>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <Lines lines={defaults} texts={help} country="" />
      {countries.map(({ code, lines }) => (
        <Lines key={code} lines={lines} texts={help} country={code} hidden />
      ))}
      <p>{help.local}</p>
      <LeaveButton t={translator(language)} />
      <p className={styles.verified}>{fillTemplate(help.verified, { date: monthOf(defaults, language) })}</p>
    </aside>
  );
}

interface LinesProps {
  lines: readonly EmergencyLine[];
  texts: Texts['help'];
  country: string;
  hidden?: boolean;
}

function Lines({ lines, texts, country, hidden }: LinesProps) {
  return (
    <ul className={styles.lines} data-help-country={country} hidden={hidden}>
      {lines.map((line) => (
        <li key={`${line.reach}${line.number}`}>
          <a href={`${line.reach === 'call' ? 'tel' : 'sms'}:${line.number}`}>{lineLabel(line, texts)}</a>
          <span>{texts.service[line.service]}</span>
        </li>
      ))}
    </ul>
  );
}

function lineLabel({ reach, number, word }: EmergencyLine, texts: Texts['help']): string {
  if (reach === 'call') return fillTemplate(texts.call, { number });
  return word === undefined
    ? fillTemplate(texts.textOnly, { number })
    : fillTemplate(texts.text, { word, number });
}

function monthOf(lines: readonly EmergencyLine[], language: BuiltLanguage): string {
  const oldest = Math.min(...lines.map(({ lastVerified }) => lastVerified.getTime()));
  const format = new Intl.DateTimeFormat([...languageFacts(language).numberLocales], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(oldest);
}
