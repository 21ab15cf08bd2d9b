import type { EmergencyLine, emergencyLinesFor } from '#src/features/help/emergency-lines.ts';
import { type BuiltLanguage, languageFacts } from '#src/words/languages.ts';
import { type Translate, translator } from '#src/words/translate.ts';
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
  const t = translator(language);
  return (
    <aside className={styles.strip} aria-labelledby="help" data-help data-screen-only>
      <div className={styles.head}>
        <div>
          <h2 id="help">{t('help.heading')}</h2>
          <p>{t('help.lead')}</p>
        </div>
        <label className={styles.country} hidden data-help-choice>
          {t('help.country')}{' '}
          <select>
            <option value="">{t('help.elsewhere')}</option>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <Lines lines={defaults} t={t} country="" />
      {countries.map(({ code, lines }) => (
        <Lines key={code} lines={lines} t={t} country={code} hidden />
      ))}
      <p>{t('help.local')}</p>
      <LeaveButton t={t} />
      <p className={styles.verified}>{t('help.verified', { date: monthOf(defaults, language) })}</p>
    </aside>
  );
}

interface LinesProps {
  lines: readonly EmergencyLine[];
  t: Translate;
  country: string;
  hidden?: boolean;
}

function Lines({ lines, t, country, hidden }: LinesProps) {
  const services = serviceLabels(t);
  return (
    <ul className={styles.lines} data-help-country={country} hidden={hidden}>
      {lines.map((line) => (
        <li key={`${line.reach}${line.number}`}>
          <a href={`${line.reach === 'call' ? 'tel' : 'sms'}:${line.number}`}>{lineLabel(line, t)}</a>
          <span>{services[line.service]}</span>
        </li>
      ))}
    </ul>
  );
}

function lineLabel({ reach, number, word }: EmergencyLine, t: Translate): string {
  if (reach === 'call') return t('help.call', { number });
  return word === undefined ? t('help.textOnly', { number }) : t('help.text', { word, number });
}

function serviceLabels(t: Translate): Readonly<Record<EmergencyLine['service'], string>> {
  return {
    emergency: t('help.service.emergency'),
    ambulance: t('help.service.ambulance'),
    crisis: t('help.service.crisis'),
    health: t('help.service.health'),
    child: t('help.service.child'),
    violence: t('help.service.violence'),
  };
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
