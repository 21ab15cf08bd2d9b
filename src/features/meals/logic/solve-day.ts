import { type Solution as SolutionOf, solve } from 'yalps';
import { type Cell, cellsOf, type DayQuestion, type Held } from './day-cells.ts';
import { type Carried, type DayModel, dayModel } from './day-model.ts';
import { mealNames } from './kinds.ts';
import type { Kitchen } from './kitchen.ts';
import type { Serving } from './menu.ts';
import { isGivenUp } from './model-sheet.ts';
import { seededRandom } from './random.ts';
import { isFast } from './wishes.ts';

type Solution = SolutionOf<string>;

export interface DayAnswer {
  readonly servings: readonly Serving[];
  /** What is given up for it; the smaller the better. */
  readonly penalty: number;
}

type Effort = Readonly<Record<'tolerance' | 'maxIterations', number>>;

/**
 * How far the answer may be from the best one, as a part of what is given up at least, and how many steps are taken to it: the
 * same on every device. Where no answer is found in them, there are more.
 */
const effort: Effort = { tolerance: 0.3, maxIterations: 250 };
const moreEffort: Effort = { tolerance: 0.9, maxIterations: 4_000 };

/** Added to the number of a day, so that chance picks other dishes for it. */
const otherDishes = 104_729;

/** Where a day is looked for. */
interface Search {
  /** How many times chance has picked other dishes. */
  readonly others: number;
  /** Whether all dishes are looked at, and not a few of each role. */
  readonly isWide: boolean;
  /** Dishes of a role that stay in the choice for a meal, once it is known which ones the day would take parts of. */
  readonly likeliest: number;
}

/**
 * One after the other until a day keeps every wish. One dish of a role leaves only its portions and what stands beside it to
 * choose, and takes a fraction of the time of two: another few dishes are tried sooner than more at once.
 */
const searches: readonly Search[] = [
  { others: 0, isWide: false, likeliest: 1 },
  { others: 1, isWide: false, likeliest: 1 },
  { others: 2, isWide: false, likeliest: 1 },
  { others: 0, isWide: true, likeliest: 1 },
  { others: 1, isWide: true, likeliest: 1 },
  { others: 1, isWide: true, likeliest: 2 },
];
const lastSearch: Search = { others: 0, isWide: false, likeliest: 2 };

interface Attempt extends DayAnswer {
  readonly keepsAll: boolean;
  /** Whether no other dishes could give up less, but for what the solver does not look for. */
  readonly isFinal: boolean;
}

const unsolved: Attempt = {
  servings: [],
  penalty: Number.POSITIVE_INFINITY,
  keepsAll: false,
  isFinal: false,
};

/**
 * Chooses the dishes and portions of a day. The same question with the same seed has the same answer on every device.
 */
export function solveDay(question: DayQuestion, carried: Carried, seed: number): DayAnswer {
  let best = unsolved;
  for (const search of searches) {
    const next = attempt(question, carried, seed, search, effort, best.penalty);
    if (next.keepsAll || next.penalty < best.penalty) best = next;
    if (best.keepsAll || best.isFinal || (question.isFitted && Number.isFinite(best.penalty))) return best;
  }
  return Number.isFinite(best.penalty)
    ? best
    : attempt(question, carried, seed, lastSearch, moreEffort, Number.POSITIVE_INFINITY);
}

/** @param mostPenalty what is given up for the best day so far: what must give up more is not looked for */
function attempt(
  question: DayQuestion,
  carried: Carried,
  firstSeed: number,
  search: Search,
  { tolerance, maxIterations }: Effort,
  mostPenalty: number,
): Attempt {
  const seed = firstSeed + search.others * otherDishes;
  const all = cellsOf(question, carried.times, seededRandom(seed), search.isWide);
  const whole = dayModel(question, all, carried, seed);
  // As if dishes could be cut: found in a fraction of the time, and nearly as good.
  const relaxed = solve({ ...whole.model, integers: [] });
  if (relaxed.result >= mostPenalty) return unsolved;
  const parts = partsOf(relaxed, whole);
  const { model, choices } = dayModel(question, likeliestOf(question, all, parts, search), carried, seed);
  const solution = solve(model, { tolerance, maxIterations });
  if (solution.variables.length === 0) return unsolved;
  const servings = solution.variables.flatMap(([name, value]) => {
    const choice = choices.get(name);
    return choice && value > 0.5 ? [servingOf(choice.cell, choice.halves, question.held)] : [];
  });
  const givesUp = ({ variables }: Solution) => variables.some(([name, value]) => isGivenUp(name, value));
  return {
    servings: inOrder(servings, question.kitchen),
    penalty: solution.result,
    keepsAll:
      !givesUp(solution) &&
      solution.variables.every(([name, value]) => !(value > 0.5 && choices.get(name)?.isGivingUp === true)),
    isFinal: search.isWide && givesUp(relaxed) && solution.result <= relaxed.result * (1 + tolerance),
  };
}

/** How much of each cell a day would take. */
function partsOf({ variables }: Solution, { choices }: DayModel): Map<Cell, number> {
  const parts = new Map<Cell, number>();
  for (const [name, value] of variables) {
    const cell = choices.get(name)?.cell;
    if (cell) parts.set(cell, (parts.get(cell) ?? 0) + value);
  }
  return parts;
}

/** The cells of each role and meal that a day would take most of, and what must or should come. */
function likeliestOf(
  { held, wanted }: DayQuestion,
  cells: readonly Cell[],
  parts: ReadonlyMap<Cell, number>,
  { likeliest }: Search,
): Cell[] {
  const places = new Map<string, Cell[]>();
  for (const cell of cells) {
    const place = `${cell.meal} ${cell.dish.role}`;
    places.set(place, [...(places.get(place) ?? []), cell]);
  }
  const isHeld = ({ id }: Cell) => held.some(({ dish }) => dish === id) || wanted.includes(id);
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
