import { type Options, solve } from 'yalps';
import { type Cell, cellsOf, type DayQuestion, type Held } from './day-cells.ts';
import { type Carried, dayModel } from './day-model.ts';
import { mealNames } from './kinds.ts';
import type { Kitchen } from './kitchen.ts';
import type { Serving } from './menu.ts';
import { isGivenUp } from './model-sheet.ts';
import { seededRandom } from './random.ts';
import { isFast } from './wishes.ts';

export interface DayAnswer {
  readonly servings: readonly Serving[];
  /** What is given up for it; the smaller the better. */
  readonly penalty: number;
}

/**
 * How far the answer may be from the best one, as a part of what is given up at least, and how many steps are taken to it: the
 * same on every device. Where no answer is found in them, there are more.
 */
const effort = { tolerance: 0.3, maxIterations: 250 } as const;
const moreEffort = { tolerance: 0.9, maxIterations: 4_000 } as const;

/** Added to the number of a day, so that chance picks other dishes for it. */
const otherDishes = 104_729;

/** Dishes of a role that stay in the choice for a meal, once it is known which ones the day would take parts of. */
const likeliest = 2;

/**
 * Chooses the dishes and portions of a day. The same question with the same seed has the same answer on every device.
 */
export function solveDay(question: DayQuestion, carried: Carried, seed: number): DayAnswer {
  let best = attempt(question, carried, seed, false, effort);
  if (question.isFitted && Number.isFinite(best.penalty)) return best;
  // A day of few dishes that gives up a wish is worth a try with other ones, and then with all of them.
  for (const [other, isWide] of [
    [seed + otherDishes, false],
    [seed + 2 * otherDishes, false],
    [seed, true],
    [seed + otherDishes, true],
  ] as const) {
    if (best.keepsAll) return best;
    const next = attempt(question, carried, other, isWide, effort);
    if (next.keepsAll || next.penalty < best.penalty) best = next;
  }
  return Number.isFinite(best.penalty) ? best : attempt(question, carried, seed, false, moreEffort);
}

function attempt(
  question: DayQuestion,
  carried: Carried,
  seed: number,
  isWide: boolean,
  options: Options,
): DayAnswer & { readonly keepsAll: boolean } {
  const cells = likeliestCells(question, carried, seed, isWide);
  const { model, choices } = dayModel(question, cells, carried, seed);
  const solution = solve(model, options);
  const servings = solution.variables.flatMap(([name, value]) => {
    const choice = choices.get(name);
    return choice && value > 0.5 ? [servingOf(choice.cell, choice.halves, question.held)] : [];
  });
  const isSolved = solution.variables.length > 0;
  return {
    servings: inOrder(servings, question.kitchen),
    penalty: isSolved ? solution.result : Number.POSITIVE_INFINITY,
    keepsAll:
      isSolved &&
      solution.variables.every(
        ([name, value]) =>
          !isGivenUp(name, value) && !(value > 0.5 && choices.get(name)?.isGivingUp === true),
      ),
  };
}

/**
 * The cells that a day would take, wholly or in parts, if dishes could be cut: the choice among them is made in a fraction of the
 * time, and is nearly as good.
 */
function likeliestCells(question: DayQuestion, carried: Carried, seed: number, isWide: boolean): Cell[] {
  const cells = cellsOf(question, carried.times, seededRandom(seed), isWide);
  const { model, choices } = dayModel(question, cells, carried, seed);
  const { variables } = solve({ ...model, integers: [] });
  const parts = new Map<Cell, number>();
  for (const [name, value] of variables) {
    const cell = choices.get(name)?.cell;
    if (cell) parts.set(cell, (parts.get(cell) ?? 0) + value);
  }
  const places = new Map<string, Cell[]>();
  for (const cell of cells) {
    const place = `${cell.meal} ${cell.dish.role}`;
    places.set(place, [...(places.get(place) ?? []), cell]);
  }
  const isHeld = ({ id }: Cell) =>
    question.held.some(({ dish }) => dish === id) || question.wanted.includes(id);
  return [...places.values()].flatMap((group) => {
    const sorted = [...group].sort((one, other) => (parts.get(other) ?? 0) - (parts.get(one) ?? 0));
    return sorted.filter((cell, index) => index < likeliest || isHeld(cell));
  });
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

/** As they are eaten: meal by meal, and after a day of fasting a drink and fruit first. */
function inOrder(servings: readonly Serving[], { file, wishes }: Kitchen): Serving[] {
  const fasts = isFast(wishes);
  const rank = ({ dish, meal }: Serving) => {
    const role = file.dishes[dish]?.role;
    const isOpening = fasts && meal === 'supper' && (role === 'drink' || role === 'fruit');
    return 3 * mealNames.indexOf(meal) + (isOpening ? (role === 'drink' ? 0 : 1) : 2);
  };
  return [...servings].sort((one, other) => rank(one) - rank(other));
}
