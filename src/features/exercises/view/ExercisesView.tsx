import type { ExerciseGroup } from '#src/features/exercises/load.ts';
import { equipmentKinds } from '#src/features/exercises/logic/kinds.ts';
import { muscles } from '#src/features/exercises/logic/muscles.ts';
import { PageHeading } from '#src/reading/parts/PageHeading.tsx';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import { ExerciseCards, PlayButton } from './ExerciseCards.tsx';
import { ExerciseFilter } from './ExerciseFilter.tsx';
import styles from './ExercisesView.module.css';

interface ExercisesViewProps {
  language: BuiltLanguage;
  groups: readonly ExerciseGroup[];
}

/** All exercises by kind of movement. The list is complete without script; the filter needs one. */
export function ExercisesView({ language, groups }: ExercisesViewProps) {
  const { exercises: texts, pages } = textsOf(language);
  const { heading, introduction } = pages.exercises;
  const facts = groups.flatMap(({ exercises }) => exercises).map((exercise) => exercise.facts);
  const usedMuscles = muscles.filter((muscle) =>
    facts.some(({ muscles: { primary, secondary } }) => [...primary, ...secondary].includes(muscle)),
  );
  const usedEquipment = equipmentKinds.filter((kind) =>
    facts.some(({ equipment }) => equipment.includes(kind)),
  );
  return (
    <div className={styles.page}>
      <div className={styles.heading}>
        <PageHeading heading={heading} introduction={introduction} />
      </div>
      <ExerciseFilter muscles={usedMuscles} equipment={usedEquipment} count={facts.length} texts={texts} />
      <div className={styles.groups} data-exercises>
        <PlayButton label={texts.filter.play} />
        {groups.map(({ pattern, searchWords, exercises }) => (
          <section
            key={pattern}
            data-pattern={pattern}
            data-words={searchWords.join(' ')}
            aria-labelledby={pattern}
          >
            <h2 id={pattern}>{texts.pattern[pattern]}</h2>
            <ExerciseCards language={language} exercises={exercises} />
          </section>
        ))}
      </div>
      <a className={styles.workouts} href={localizedUrl(routes.workouts, language)}>
        {pages.workouts.heading} <span aria-hidden="true">→</span>
      </a>
    </div>
  );
}
