import { fillTemplate } from '#src/words/format/fill-template.ts';
import { type BuiltLanguage, languageFacts } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import type { WorkoutFacts, WorkoutWords } from './schema.ts';
import styles from './WeekTable.module.css';

type Column = NonNullable<WorkoutFacts['week']>['columns'][number];

interface WeekTableProps {
  facts: NonNullable<WorkoutFacts['week']>;
  words: NonNullable<WorkoutWords['week']>;
  language: BuiltLanguage;
}

/** Seven days in a table, with the columns that the page asks for; on a phone each day is a card. */
export function WeekTable({ facts, words, language }: WeekTableProps) {
  const { training, workoutPlan } = textsOf(language);
  const weekdays = Object.values(workoutPlan.weekdays);
  const headings: Readonly<Record<Column, string>> = {
    workout: training.workout,
    duration: training.duration,
    benefits: training.benefits,
    setsAndReps: training.setsAndReps,
    importance: training.importance,
    targetArea: training.targetArea,
    exercises: training.exercises,
    focusArea: training.focusArea,
    keyExercises: training.keyExercises,
  };
  const cell = (column: Column, day: number): string => {
    const minutes = facts.minutes[day] ?? null;
    const row = words[day];
    if (column !== 'duration') return row?.[column] ?? '–';
    return minutes === null
      ? '–'
      : fillTemplate(training.minutes, { count: minutes }, languageFacts(language).numberLocales);
  };
  return (
    <section className={styles.week}>
      <h2 id="week">{training.week}</h2>
      <table aria-labelledby="week">
        <thead>
          <tr>
            <th scope="col">{training.day}</th>
            {facts.columns.map((column) => (
              <th key={column} scope="col" data-benefits={column === 'benefits' || undefined}>
                {headings[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {words.map((_, day) => (
            <tr key={weekdays[day]} data-rest={facts.minutes[day] === null || undefined}>
              <th scope="row">{weekdays[day]}</th>
              {facts.columns.map((column) => (
                <td
                  key={column}
                  data-benefits={column === 'benefits' || undefined}
                  data-column={column === 'workout' ? undefined : headings[column]}
                >
                  {cell(column, day)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
