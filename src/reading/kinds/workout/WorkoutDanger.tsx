import danger from '#src/reading/parts/DangerSigns.module.css';
import folding from '#src/reading/parts/Folded.module.css';
import { TextList } from '#src/reading/parts/PageSection.tsx';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import type { SessionWords } from './schema.ts';
import styles from './WorkoutDanger.module.css';

interface WorkoutDangerProps {
  /** Those of the sessions that have their own, such as in pregnancy; then all stand open. */
  warnings: readonly NonNullable<SessionWords['warnings']>[];
  language: BuiltLanguage;
}

/** When to stop and get help, and who asks a health worker first: one line that names the gravest signs and opens. */
export function WorkoutDanger({ warnings, language }: WorkoutDangerProps) {
  const { training, workoutPlan } = textsOf(language);
  const { stopHeading, stop, checkHeading, check } = workoutPlan.safety;
  return (
    <details
      className={`${folding.folded} ${danger.danger}`}
      open={warnings.length > 0}
      data-danger
      data-screen-only
    >
      <summary>
        <span className={danger.mark} aria-hidden="true">
          !
        </span>
        <h2>
          {stopHeading}: <span>{training.dangerSigns}</span>
        </h2>
      </summary>
      <div className={styles.lists}>
        {warnings.map(({ heading, signs }) => (
          <section key={heading}>
            <h3>{heading}</h3>
            <TextList texts={signs} />
          </section>
        ))}
        <section>
          <h3>{stopHeading}</h3>
          <TextList texts={Object.values(stop)} />
        </section>
        <section className={styles.check}>
          <h3>{checkHeading}</h3>
          <TextList texts={Object.values(check)} />
        </section>
      </div>
    </details>
  );
}
