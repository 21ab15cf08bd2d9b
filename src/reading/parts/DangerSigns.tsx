import type { ReactNode } from 'react';
import type { UrgentWords } from '#src/reading/page-schemas.ts';
import { fillParts } from '#src/words/format/fill-template.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import { DangerBox } from './DangerBox.tsx';
import styles from './DangerSigns.module.css';
import { TextList } from './PageSection.tsx';

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
    <DangerBox
      line={fillParts<ReactNode>(page.danger, { signs: <span key="signs">{line}</span> })}
      open={open}
    >
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
    </DangerBox>
  );
}

function Lines({ heading, lines }: { heading: string; lines: readonly string[] }) {
  return (
    <>
      <h3>{heading}</h3>
      <TextList texts={lines} />
    </>
  );
}
