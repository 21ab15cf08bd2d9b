import type { ReactNode } from 'react';
import type { TrainingSafety } from '#src/features/training/safety.ts';
import { DangerBox } from '#src/reading/parts/DangerBox.tsx';
import { TextList } from '#src/reading/parts/PageSection.tsx';
import { fillParts } from '#src/words/format/fill-template.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import type { SessionWords, WorkoutWords } from './schema.ts';
import styles from './WorkoutDanger.module.css';

interface WorkoutDangerProps {
  words: Pick<WorkoutWords, 'urgent' | 'askFirst' | 'seeWorker'>;
  /** Those of the sessions that have their own, such as in pregnancy; then all stand open. */
  warnings: readonly NonNullable<SessionWords['warnings']>[];
  safety: TrainingSafety;
  language: BuiltLanguage;
}

/**
 * When to stop and get help, what to do until it is there, and who asks a health worker first: one line that names the gravest
 * signs and opens. A page that is read in danger, such as in pregnancy, shows its own signs at once and folds what all
 * workouts share.
 */
export function WorkoutDanger({ words, warnings, safety, language }: WorkoutDangerProps) {
  const { training, page } = textsOf(language);
  const shared = <SharedLists words={words} safety={safety} language={language} />;
  const line = fillParts<ReactNode>(page.danger, {
    signs: <span key="signs">{training.dangerSigns}</span>,
  });
  if (warnings.length === 0)
    return (
      <DangerBox line={line} onScreenOnly>
        {shared}
      </DangerBox>
    );
  return (
    <>
      <DangerBox line={line} open onScreenOnly>
        <div className={styles.lists}>
          {warnings.map(({ heading, signs }) => (
            <Part key={heading} heading={heading} lines={signs} />
          ))}
        </div>
      </DangerBox>
      <DangerBox line={training.allSigns} onScreenOnly>
        {shared}
      </DangerBox>
    </>
  );
}

/** What the workout adds stands before what all share. */
function SharedLists({ words, safety, language }: Omit<WorkoutDangerProps, 'warnings'>) {
  const { training, page } = textsOf(language);
  const { urgent, askFirst = [], seeWorker } = words;
  return (
    <div className={styles.lists}>
      <Part
        heading={safety.stopHeading}
        lines={[...(urgent?.signs ?? []), ...safety.now]}
        action={safety.call}
      />
      <Part heading={page.firstAid} lines={[...(urgent?.firstAid ?? []), ...safety.firstAid]} />
      <div className={styles.calm}>
        <Part heading={page.helpToday} lines={[...(urgent?.today ?? []), ...safety.today]} />
        {seeWorker && <Part heading={page.seeWorker} lines={seeWorker} />}
        <Part heading={training.restFirst} lines={safety.rest} />
      </div>
      <div className={styles.calm}>
        <Part heading={safety.askHeading} lines={[...askFirst, ...safety.askFirst]} />
        <p>{safety.start}</p>
      </div>
    </div>
  );
}

interface PartProps {
  heading: string;
  lines: readonly string[];
  action?: string;
}

function Part({ heading, lines, action }: PartProps) {
  return (
    <section>
      <h3>{heading}</h3>
      <TextList texts={lines} />
      {action && (
        <p>
          <strong>{action}</strong>
        </p>
      )}
    </section>
  );
}
