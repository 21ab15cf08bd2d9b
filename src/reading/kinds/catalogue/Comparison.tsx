import { localizedUrl } from '#src/site/localized-url.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import styles from './Comparison.module.css';
import type { ComparedWorkout } from './load.ts';

interface ComparisonProps {
  workouts: readonly ComparedWorkout[];
  language: BuiltLanguage;
}

/** The workouts of a category beside each other, from their facts; where there is little width each is a card. */
export function Comparison({ workouts, language }: ComparisonProps) {
  const { exercises, training, workouts: texts } = textsOf(language);
  const columns = [
    { heading: texts.minutes, cell: ({ measure }: ComparedWorkout) => measure.minutes },
    { heading: exercises.page.level, cell: ({ measure }: ComparedWorkout) => measure.level },
    { heading: training.days, cell: ({ days }: ComparedWorkout) => days },
    {
      heading: exercises.page.equipment,
      cell: ({ equipment }: ComparedWorkout) =>
        equipment.length === 0
          ? texts.withoutEquipment
          : equipment.map((kind) => exercises.equipment[kind]).join(', '),
    },
    {
      heading: exercises.page.muscles,
      cell: ({ muscles }: ComparedWorkout) => muscles.map((muscle) => exercises.muscle[muscle]).join(', '),
    },
    { heading: exercises.page.impact, cell: ({ impact }: ComparedWorkout) => exercises.impact[impact] },
  ];
  return (
    <section className={styles.comparison}>
      <h2 id="compare">{texts.compare}</h2>
      <table aria-labelledby="compare">
        <thead>
          <tr>
            <th scope="col">{training.workout}</th>
            {columns.map(({ heading }) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {workouts.map((workout) => (
            <tr key={workout.path}>
              <th scope="row">
                <a href={localizedUrl(workout.path, language)}>{workout.title}</a>
              </th>
              {columns.map(({ heading, cell }) => (
                <td key={heading} data-column={heading}>
                  {cell(workout)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
