import { type Options, solve } from 'yalps';
import { cellsOf, type DayQuestion, type Held } from './day-cells.ts';
import { type Carried, dayModel } from './day-model.ts';
import { mealNames } from './kinds.ts';
import type { Serving } from './menu.ts';
import { seededRandom } from './random.ts';

export interface DayAnswer {
  readonly servings: readonly Serving[];
  /** What is given up for it; the smaller the better. */
  readonly penalty: number;
}

/** Above this a day of few dishes is worth a second try with all of them. */
const goodEnough = 30;

/**
 * How far the answer may be from the best one, as a part of what is given up at least, and how many steps are taken to it: the
 * same on every device. Where no answer is found in them, there are more.
 */
const effort = { tolerance: 0.3, maxIterations: 400 } as const;
const moreEffort = { tolerance: 0.9, maxIterations: 10_000 } as const;

/**
 * Chooses the dishes and portions of a day. The same question with the same seed has the same answer on every device.
 */
export function solveDay(question: DayQuestion, carried: Carried, seed: number): DayAnswer {
  const first = attempt(question, carried, seed, false, effort);
  if (first.penalty <= goodEnough || (question.isFitted && Number.isFinite(first.penalty))) return first;
  const second = attempt(question, carried, seed, true, effort);
  const better = second.penalty < first.penalty ? second : first;
  return Number.isFinite(better.penalty) ? better : attempt(question, carried, seed, false, moreEffort);
}

function attempt(
  question: DayQuestion,
  carried: Carried,
  seed: number,
  isWide: boolean,
  options: Options,
): DayAnswer {
  const random = seededRandom(seed);
  const cells = cellsOf(question, random, isWide);
  const { model, choices } = dayModel(question, cells, carried, random);
  const solution = solve(model, options);
  const servings = solution.variables.flatMap(([name, value]) => {
    const choice = choices.get(name);
    return choice && value > 0.5 ? [servingOf(choice.cell, choice.halves, question.held)] : [];
  });
  const isSolved = solution.variables.length > 0;
  return { servings: inOrder(servings), penalty: isSolved ? solution.result : Number.POSITIVE_INFINITY };
}

function servingOf(
  { id, meal, also }: { id: string; meal: Serving['meal']; also?: Serving['meal'] },
  halves: number,
  held: readonly Held[],
): Serving {
  const own = held.find((one) => one.dish === id && one.meal === meal);
  return {
    dish: id,
    meal,
    halves,
    ...(also ? { also } : {}),
    ...(own?.before ? { before: true } : {}),
    ...(own?.locked ? { locked: true } : {}),
  };
}

const inOrder = (servings: readonly Serving[]) =>
  [...servings].sort((one, other) => mealNames.indexOf(one.meal) - mealNames.indexOf(other.meal));
