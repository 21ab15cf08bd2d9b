import type { ReactNode } from 'react';
import type { HelpCountries } from '#src/features/help/emergency-lines.ts';
import { monthAndYear } from '#src/words/dates.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import { translator } from '#src/words/translate.ts';
import { CountryNumbers } from './CountryNumbers.tsx';
import styles from './HelpStrip.module.css';
import { LeaveHint } from './LeaveBar.tsx';

export interface HelpStripProps {
  lines: HelpCountries;
  language: BuiltLanguage;
  /** False on a page without the button that leaves it in a hurry. */
  canLeave?: boolean;
  /** Where the page leads for more help. */
  children?: ReactNode;
}

/**
 * Where to go and whom to call in danger. The nearest hospital comes before every number, and no number stands without
 * its country. All rows are there without script; with it, the reader's own country comes first and is remembered.
 */
export function HelpStrip({ lines, language, canLeave = true, children }: HelpStripProps) {
  const { help } = textsOf(language);
  const { near, abroad, more, verified } = lines;
  return (
    <aside className={styles.strip} aria-labelledby="help" data-help>
      <h2 id="help">{help.heading}</h2>
      <p className={styles.lead}>{help.lead}</p>
      <CountryChoice lines={lines} language={language} />
      <p hidden data-help-other>
        {help.unlisted}
      </p>
      <div className={styles.chosen} data-help-chosen />
      <div className={styles.part} data-help-near>
        <h3>{help.rows}</h3>
        <div className={styles.rows}>
          {near.map((country) => (
            <CountryNumbers key={country.code} country={country} texts={help} />
          ))}
        </div>
      </div>
      <p>{help.local}</p>
      <details className={styles.others} hidden data-help-others>
        <summary>{help.others}</summary>
      </details>
      <div className={styles.part} data-help-abroad>
        <h3>{help.abroad}</h3>
        <div className={styles.rows}>
          {abroad.map((country) => (
            <CountryNumbers key={country.code} country={country} texts={help} />
          ))}
        </div>
        <div className={`${styles.rows} ${styles.more}`}>
          {more.map((country) => (
            <CountryNumbers key={country.code} country={country} texts={help} />
          ))}
        </div>
        <p>{help.directory}</p>
      </div>
      <p>{help.police}</p>
      {children}
      <p className={styles.small}>
        {fillTemplate(help.verified, { month: monthAndYear(verified, language) })}
      </p>
      {canLeave && <LeaveHint t={translator(language)} />}
    </aside>
  );
}

function CountryChoice({ lines: { near, abroad, more }, language }: HelpStripProps) {
  const { help } = textsOf(language);
  return (
    <label className={styles.choice} data-needs-script data-screen-only>
      {help.choose}{' '}
      <select>
        <option value="">{help.chooseNone}</option>
        {[...near, ...more, ...abroad].map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
        <option value="other">{help.chooseOther}</option>
        <option value="forget" hidden>
          {help.forget}
        </option>
      </select>
    </label>
  );
}
