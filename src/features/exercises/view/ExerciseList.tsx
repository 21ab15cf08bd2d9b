import type { ListedExercise } from '#src/features/exercises/load.ts';
import { PictogramView } from '#src/reading/parts/PictogramView.tsx';
import { localizedUrl } from '#src/site/localized-url.ts';
import { exercisePath } from '#src/site/routes.ts';
import { type BuiltLanguage, languageFacts } from '#src/words/languages.ts';
import styles from './ExerciseList.module.css';

interface ExerciseListProps {
  language: BuiltLanguage;
  exercises: readonly { exercise: ListedExercise; label?: string }[];
}

/** A few exercises as rows of a small picture and a name. */
export function ExerciseList({ language, exercises }: ExerciseListProps) {
  return (
    <ul className={styles.list}>
      {exercises.map(({ exercise, label }) => (
        <li key={exercise.id}>
          <a className={styles.row} href={localizedUrl(exercisePath(exercise.id), language)}>
            <PictogramView pictogram={exercise.pictogram} />
            <span>
              {label && <span className={styles.label}>{label}</span>}
              <span lang={exercise.language === language ? undefined : languageFacts(exercise.language).tag}>
                {exercise.words.name}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
