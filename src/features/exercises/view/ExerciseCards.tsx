import type { CardExercise } from '#src/features/exercises/load.ts';
import { fitsOf } from '#src/features/exercises/logic/suitabilities.ts';
import { pictogramSize } from '#src/figures/movements/draw-pictogram.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { exercisePath } from '#src/site/routes.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { type BuiltLanguage, languageFacts } from '#src/words/languages.ts';
import styles from './ExerciseCards.module.css';

interface ExerciseCardsProps {
  language: BuiltLanguage;
  exercises: readonly CardExercise[];
  /** Names the button that sets the drawing of an exercise in motion. */
  play: string;
}

/**
 * Exercises as cards: a tap on the picture sets it in motion, the name leads to the page. Each card says what the filter
 * asks for.
 */
export function ExerciseCards({ language, exercises, play }: ExerciseCardsProps) {
  return (
    <ul className={styles.cards}>
      {exercises.map((exercise) => {
        const { id, pictogram, moving, words } = exercise;
        return (
          <li key={id} className={styles.card} {...filterData(exercise)}>
            <div className={styles.picture}>
              <img src={pictogram} alt="" {...pictogramSize} loading="lazy" />
              <button
                type="button"
                className={styles.play}
                aria-label={fillTemplate(play, { name: words.name })}
                aria-pressed="false"
                data-play={moving}
                data-needs-script
              />
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

function filterData({ facts, searchWords }: CardExercise) {
  return {
    'data-muscle': [...facts.muscles.primary, ...facts.muscles.secondary].join(' '),
    'data-equipment': facts.equipment.join(' '),
    'data-level': facts.level,
    'data-suits': fitsOf(facts).join(' '),
    'data-words': searchWords.join(' '),
  };
}
