import type { ReactNode } from 'react';
import type { UrgentWords } from '#src/reading/page-schemas.ts';
import { fillParts } from '#src/words/format/fill-template.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import styles from './DangerSigns.module.css';
import folding from './Folded.module.css';

interface DangerSignsProps {
  urgent: UrgentWords;
  /** For pages that are read in danger: on heart care nobody has to open anything. */
  open?: boolean | undefined;
  language: BuiltLanguage;
}

/**
 * Signs at which one gets help at once: one line that names the gravest, and all of them behind it. Paper shows all. Told by
 * words and a mark before colour.
 */
export function DangerSigns({ urgent, open, language }: DangerSignsProps) {
  const { line, heading, signs, action, firstAid, today } = urgent;
  const { page } = textsOf(language);
  return (
    <details className={`${folding.folded} ${styles.danger}`} open={open} data-danger>
      <summary>
        <span className={styles.mark} aria-hidden="true">
          !
        </span>
        <h2>{fillParts<ReactNode>(page.danger, { signs: <span key="signs">{line}</span> })}</h2>
      </summary>
      <div className={styles.box}>
        <Lines heading={heading} lines={signs} />
        <p>
          <strong>{action}</strong>
        </p>
        {firstAid && <Lines heading={page.firstAid} lines={firstAid} />}
        {today && (
          <div className={styles.today}>
            <Lines heading={page.helpToday} lines={today} />
          </div>
        )}
      </div>
    </details>
  );
}

function Lines({ heading, lines }: { heading: string; lines: readonly string[] }) {
  return (
    <>
      <h3>{heading}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
