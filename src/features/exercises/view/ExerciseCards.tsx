import type { CardExercise } from '#src/features/exercises/load.ts';
import { muscles } from '#src/features/exercises/logic/muscles.ts';
import { fitsOf } from '#src/features/exercises/logic/suitabilities.ts';
import { PictogramView } from '#src/reading/parts/PictogramView.tsx';
import { localizedUrl } from '#src/site/localized-url.ts';
import { exercisePath } from '#src/site/routes.ts';
import { type BuiltLanguage, languageFacts } from '#src/words/languages.ts';
import styles from './ExerciseCards.module.css';

interface ExerciseCardsProps {
  language: BuiltLanguage;
  exercises: readonly CardExercise[];
}

/**
 * Exercises as cards: a tap on the picture sets it in motion, the name leads to the page. Each card says what the filter
 * asks for.
 */
export function ExerciseCards({ language, exercises }: ExerciseCardsProps) {
  return (
    <ul className={styles.cards}>
      {exercises.map((exercise) => {
        const { id, pictogram, shownBy, words } = exercise;
        return (
          <li key={id} className={styles.card} {...filterData(exercise)}>
            <div className={styles.picture}>
              <PictogramView pictogram={pictogram} data-shown-by={shownBy} />
            </div>
            <a
              href={localizedUrl(exercisePath(id), language)}
              lang={exercise.language === language ? undefined : languageFacts(exercise.language).tag}
            >
              {words.name}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/**
 * What a script puts on every picture of the list: the button that sets it in motion.
 *
 * @param label with a place for the name of the exercise
 */
export function PlayButton({ label }: { label: string }) {
  return (
    <template>
      <button type="button" className={styles.play} aria-label={label} aria-pressed="false" />
    </template>
  );
}

function filterData({ facts, searchWords }: CardExercise) {
  const used = [...facts.muscles.primary, ...facts.muscles.secondary];
  return {
    // In one order, since what repeats is short to send.
    'data-muscle': muscles.filter((muscle) => used.includes(muscle)).join(' '),
    'data-equipment': facts.equipment.join(' '),
    'data-level': facts.level,
    'data-suits': fitsOf(facts).join(' '),
    'data-words': searchWords.join(' '),
  };
}
