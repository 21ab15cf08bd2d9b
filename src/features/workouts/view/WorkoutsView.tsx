import type { WorkoutGroup } from '#src/features/workouts/load.ts';
import { PageHeading } from '#src/reading/parts/PageHeading.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import { WorkoutCards } from './WorkoutCards.tsx';
import { WorkoutFilter } from './WorkoutFilter.tsx';
import styles from './WorkoutsView.module.css';

interface WorkoutsViewProps {
  language: BuiltLanguage;
  groups: readonly WorkoutGroup[];
}

/** All workouts by what they are for. The list is complete without script; the filter needs one. */
export function WorkoutsView({ language, groups }: WorkoutsViewProps) {
  const texts = textsOf(language);
  const { heading, introduction } = texts.pages.workouts;
  return (
    <div className={styles.page}>
      <PageHeading heading={heading} introduction={introduction} />
      <WorkoutFilter workouts={groups.flatMap(({ workouts }) => workouts)} texts={texts} />
      <div className={styles.groups} data-workouts>
        {groups.map(({ aim, workouts }) => (
          <section key={aim} aria-labelledby={aim}>
            <h2 id={aim}>{texts.workouts.aims[aim]}</h2>
            <WorkoutCards language={language} workouts={workouts} />
          </section>
        ))}
      </div>
      <Notice>{texts.workoutPlan.result.stop}</Notice>
    </div>
  );
}
