import {
  amountsOf,
  type DayAmounts,
  type Goal,
  goalsOf,
  keepsGoal,
  measures,
} from '#src/features/meals/logic/judge.ts';
import { type Kitchen, partOfDay } from '#src/features/meals/logic/kitchen.ts';
import type { Menu } from '#src/features/meals/logic/menu.ts';
import { DataTable } from '#src/ui/DataTable.tsx';
import { Folded } from '#src/ui/Folded.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import type { MealsTexts } from './meals-texts.ts';
import styles from './Nutrients.module.css';
import { amountText } from './write-menu.ts';

interface NutrientsProps {
  texts: MealsTexts;
  kitchen: Kitchen;
  menu: Menu;
}

type Measure = (typeof measures)[number];

/** What the days hold against the goals: bars of the mean day, and a table of all days. */
export function Nutrients({ texts, kitchen, menu }: NutrientsProps) {
  const words = texts.nutrients;
  const days = menu.days.map((servings) => amountsOf(kitchen, servings));
  const mean = meanOf(days);
  const goals = goalsOf(kitchen, mean.energy);
  return (
    <section className={styles.nutrients} data-nutrients>
      <h3>{words.heading}</h3>
      <p>{words.text}</p>
      {kitchen.household.shares.length > 1 && <p>{words.several}</p>}
      {partOfDay(kitchen.wishes) < 1 && <p>{words.partOfDay}</p>}
      <ul className={styles.bars}>
        {measures.map((measure) => (
          <Bar key={measure} texts={texts} measure={measure} amount={mean[measure]} goal={goals[measure]} />
        ))}
      </ul>
      <div className={styles.table}>
        <Folded summary={words.table} isScreenOnly>
          <DataTable
            label={words.table}
            columns={[words.day, ...measures.map((measure) => texts.measures[measure])]}
            rows={[
              ...days.map((amounts, day) => ({
                key: String(day),
                cells: [
                  texts.weekdayNames[day],
                  ...measures.map((measure) => amountText(texts, measure, amounts[measure])),
                ],
              })),
              {
                key: 'goal',
                cells: [words.goal, ...measures.map((measure) => goalText(texts, measure, goals[measure]))],
              },
            ]}
          />
        </Folded>
      </div>
    </section>
  );
}

function meanOf(days: readonly DayAmounts[]): DayAmounts {
  const mean = (measure: Measure) =>
    days.reduce((sum, amounts) => sum + amounts[measure], 0) / Math.max(1, days.length);
  return {
    energy: mean('energy'),
    protein: mean('protein'),
    produce: mean('produce'),
    fibre: mean('fibre'),
    salt: mean('salt'),
    sugars: mean('sugars'),
    fat: mean('fat'),
    saturated: mean('saturated'),
    iron: mean('iron'),
    vitaminA: mean('vitaminA'),
    calcium: mean('calcium'),
  };
}

interface BarProps {
  texts: MealsTexts;
  measure: Measure;
  amount: number;
  goal: Goal | undefined;
}

/** The goal stands at two thirds of a bar, so that what is over it can be seen as well. */
const goalAt = 66;

function Bar({ texts, measure, amount, goal }: BarProps) {
  const words = texts.nutrients;
  const mark = goal?.most ?? goal?.least;
  const isKept = goal === undefined || keepsGoal(amount, goal);
  return (
    <li className={styles.bar} data-missed={isKept ? undefined : ''}>
      <p>
        <strong>{texts.measures[measure]}</strong> {amountText(texts, measure, amount)}{' '}
        <span>
          ({goalText(texts, measure, goal)}
          {goal && `, ${isKept ? words.kept : words.missed}`})
        </span>
      </p>
      {mark !== undefined && mark > 0 && (
        <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
          <rect width="100" height="6" rx="1" />
          <rect width={Math.min(100, (amount / mark) * goalAt)} height="6" rx="1" />
          <path d={`M${goalAt} 0V6`} />
        </svg>
      )}
    </li>
  );
}

function goalText(texts: MealsTexts, measure: Measure, goal: Goal | undefined): string {
  const { least, most, between, shown } = texts.nutrients;
  const write = (value: number) => amountText(texts, measure, value);
  if (goal?.least !== undefined && goal.most !== undefined) {
    return fillTemplate(between, { least: write(goal.least), most: write(goal.most) });
  }
  if (goal?.least !== undefined) return fillTemplate(least, { value: write(goal.least) });
  return goal?.most === undefined ? shown : fillTemplate(most, { value: write(goal.most) });
}
