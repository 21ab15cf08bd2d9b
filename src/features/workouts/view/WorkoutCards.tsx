import type { ListedWorkout } from '#src/features/workouts/load.ts';
import { equipmentInShort } from '#src/features/workouts/logic/belongings.ts';
import { choiceNames } from '#src/features/workouts/logic/workout-choices.ts';
import { PictogramView } from '#src/reading/parts/PictogramView.tsx';
import { localizedUrl } from '#src/site/localized-url.ts';
import { type BuiltLanguage, languageFacts } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import styles from './WorkoutCards.module.css';

interface WorkoutCardsProps {
  language: BuiltLanguage;
  workouts: readonly ListedWorkout[];
}

/** Workouts as low cards: a picture, how long and how hard, what one needs. Each card says what the filter asks for. */
export function WorkoutCards({ language, workouts }: WorkoutCardsProps) {
  const { workouts: texts } = textsOf(language);
  return (
    <ul className={styles.cards}>
      {workouts.map((workout) => {
        const { path, heading, measure, pictogram } = workout;
        return (
          <li key={path} className={styles.card} {...filterData(workout)}>
            <PictogramView pictogram={pictogram} />
            <div className={styles.body}>
              <h3 lang={workout.language === language ? undefined : languageFacts(workout.language).tag}>
                {heading}
              </h3>
              <p className={styles.measure}>{`${measure.minutes} · ${measure.level}`}</p>
              <p>{equipmentLine(workout, language)}</p>
              <a href={localizedUrl(path, language)} aria-label={`${texts.tryNow}: ${heading}`}>
                {texts.tryNow}
                <span aria-hidden="true">&nbsp;→</span>
              </a>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function equipmentLine({ planned }: ListedWorkout, language: BuiltLanguage): string {
  const { workouts, exercises } = textsOf(language);
  const names: Readonly<Record<string, string>> = { ...exercises.equipment, ...workouts.equipment };
  const needed = equipmentInShort(planned).map((kind) => names[kind] ?? kind);
  return needed.length === 0 ? workouts.withoutEquipment : needed.join(' · ');
}

const filterData = ({ values }: ListedWorkout) =>
  Object.fromEntries(choiceNames.map((name) => [`data-${name}`, values[name]]));
