import { weekdayLabels } from '#src/features/week-plan/view/labels.ts';
import { numberFormat } from '#src/words/format-number.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { translator } from '#src/words/translate.ts';
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
  const t = translator(language);
  const weekdays = weekdayLabels(t);
  const headings: Readonly<Record<Column, string>> = {
    workout: t('training.workout'),
    duration: t('training.duration'),
    benefits: t('training.benefits'),
  };
  const cell = (column: Column, day: number): string => {
    const minutes = facts.minutes[day] ?? null;
    const row = words[day];
    if (column === 'workout') return row?.workout ?? '';
    if (column === 'benefits') return row?.benefits ?? '';
    return minutes === null
      ? '–'
      : t('training.minutes', {
          minutes: numberFormat(language)(minutes),
        });
  };
  return (
    <section className={styles.week}>
      <h2 id="week">{t('training.week')}</h2>
      <table aria-labelledby="week">
        <thead>
          <tr>
            <th scope="col">{t('training.day')}</th>
            {facts.columns.map((column) => (
              <th key={column} scope="col">
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
                <td key={column} data-column={column === 'workout' ? undefined : headings[column]}>
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
