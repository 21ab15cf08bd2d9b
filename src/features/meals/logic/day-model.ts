import type { Coefficients, Constraint, Model } from 'yalps';
import type { Cell, DayQuestion } from './day-cells.ts';
import { costOfPortion, gramsBought, type Kitchen } from './kitchen.ts';
import { givenUpFor, penalties, penaltyOf } from './penalties.ts';
import type { Random } from './random.ts';
import { mealsOf } from './wishes.ts';

/** What the days before have left: how often each dish came, and what is still in the house and in the purse. */
export interface Carried {
  readonly times: Readonly<Record<string, number>>;
  /** Grams as bought, by food. */
  readonly house: Readonly<Record<string, number>>;
  /** Money for this day; null for no limit. */
  readonly budget: number | null;
}

/** Kilocalories of a gram. */
const energyOf = { fat: 9, sugar: 4 } as const;

/** Parts of the energy that these bring at most: WHO, Healthy diet (fact sheet), with the upper of its two limits of fat. */
export const mostOfEnergy = { fat: 0.35, saturated: 0.1, sugars: 0.1 } as const;

/** Part of the energy by which a day may be off. */
export const energyBand = 0.1;

export interface DayModel {
  readonly model: Model<string, string>;
  /** What a variable of the model stands for. */
  readonly choices: ReadonlyMap<string, Choice>;
}

interface Choice {
  readonly cell: Cell;
  readonly halves: number;
  /** Whether to choose it gives up a wish: it comes too often, takes too long, or burns too much. */
  readonly isGivingUp: boolean;
}

const missing = 'miss ';
const missingMiddle = `${missing}energy near`;
const missingHouse = `${missing}house`;

/**
 * Whether a variable that is not zero says that a wish of the day is given up. What is in the house is for all days together,
 * and the middle of the energy is no wish.
 */
export const isGivenUp = (variable: string): boolean =>
  variable.startsWith(missing) && !variable.startsWith(missingMiddle) && !variable.startsWith(missingHouse);

/** A model that is being written: rows by name, and variables with what they put into each row. */
class Sheet {
  readonly rows = new Map<string, Constraint>();
  readonly variables = new Map<string, Coefficients<string>>();

  row(name: string, constraint: Constraint): void {
    this.rows.set(name, constraint);
  }

  /** A row that may be missed: `most` is what it misses at most before each unit counts. */
  softRow(name: string, constraint: Constraint, penalty: number, most?: number): void {
    this.row(name, constraint);
    const isAtMost = 'max' in constraint && constraint.max !== undefined;
    this.miss(name, name, isAtMost ? -1 : 1, penalty, most);
  }

  miss(name: string, row: string, sign: 1 | -1, penalty: number, most?: number): void {
    const limit = `limit ${name}`;
    if (most !== undefined) this.row(limit, { max: most });
    this.variables.set(`${missing}${name}`, {
      [row]: sign,
      penalty,
      ...(most === undefined ? {} : { [limit]: 1 }),
    });
  }
}

/**
 * The choice of a day's dishes and portions as a mixed integer model: a variable for each dish, meal and portion, of which each
 * meal takes one; what is wished but may be given up has a variable that counts how much of it is missed.
 */
export function dayModel(
  question: DayQuestion,
  cells: readonly Cell[],
  carried: Carried,
  random: Random,
): DayModel {
  const sheet = new Sheet();
  addMeals(sheet, question);
  addTargets(sheet, question.kitchen);
  addWishes(sheet, question, cells, carried);
  const choices = new Map<string, Choice>();
  for (const cell of cells) {
    const chance = random() * penalties.chance;
    const isGivingUp = givenUpFor(cell.dish, question.kitchen.wishes, carried.times[cell.id] ?? 0) > 0;
    for (const halves of cell.halves) {
      const name = `${cell.meal} ${cell.id} ${halves}`;
      choices.set(name, { cell, halves, isGivingUp });
      sheet.variables.set(name, coefficientsOf(question, cell, halves, carried, chance, sheet));
    }
  }
  return {
    model: {
      direction: 'minimize',
      objective: 'penalty',
      constraints: sheet.rows,
      variables: sheet.variables,
      integers: new Set(choices.keys()),
    },
    choices,
  };
}

function addMeals(sheet: Sheet, { kitchen, held, wanted }: DayQuestion): void {
  const { wishes, file } = kitchen;
  const isCarried = wishes.leftovers === 'sameDay';
  const meals = mealsOf(wishes);
  for (const meal of meals) {
    const hasOwnMain = !(isCarried && meal === 'supper' && meals.includes('lunch'));
    if (hasOwnMain) sheet.softRow(`main ${meal}`, { equal: 1 }, penalties.meal);
    sheet.row(`relish ${meal}`, { max: 0 });
    sheet.row(`beside ${meal}`, { max: 0 });
    for (const role of ['vegetable', 'fruit', 'drink']) sheet.row(`${role} ${meal}`, { max: 1 });
    if (wishes.onePot) sheet.row(`pots ${meal}`, { max: 1 });
  }
  for (const { dish, meal } of held) {
    if (file.dishes[dish]) sheet.softRow(`held ${meal} ${dish}`, { equal: 1 }, penalties.held);
  }
  for (const dish of wanted) sheet.softRow(`wanted ${dish}`, { min: 1 }, penalties.wanted);
}

function addTargets(sheet: Sheet, { target }: Kitchen): void {
  const band = target.energy * energyBand;
  sheet.row('energy', { equal: target.energy });
  const near = penalties.middleEnergy / target.energy;
  const far = penalties.energy / target.energy;
  sheet.miss('energy near below', 'energy', 1, near, band * 0.9);
  sheet.miss('energy near above', 'energy', -1, near, band * 0.9);
  sheet.miss('energy below', 'energy', 1, far);
  sheet.miss('energy above', 'energy', -1, far);
  sheet.softRow('protein', { min: target.protein }, penalties.protein / target.protein);
  sheet.softRow('produce', { min: target.produce }, penalties.produce / target.produce);
  sheet.softRow('fibre', { min: target.fibre }, penalties.fibre / target.fibre);
  sheet.softRow('salt', { max: target.salt }, penalties.salt / target.salt);
  for (const name of ['fat', 'saturated', 'sugars'] as const) {
    sheet.softRow(name, { max: 0 }, penalties[name] / (target.energy * mostOfEnergy[name]));
  }
}

function addWishes(sheet: Sheet, { kitchen }: DayQuestion, cells: readonly Cell[], carried: Carried): void {
  if (carried.budget !== null) {
    sheet.softRow('budget', { max: carried.budget }, penalties.budget / Math.max(1, carried.budget));
  }
  for (const [food, grams] of Object.entries(carried.house)) {
    if (grams > 0) sheet.softRow(`house ${food}`, { min: grams }, penalties.house / grams);
  }
  for (const id of new Set(cells.map((cell) => cell.id))) {
    const dish = kitchen.file.dishes[id];
    if (
      !dish ||
      !cells.some((cell) => cell.id === id && cell.meal !== cells.find((one) => one.id === id)?.meal)
    )
      continue;
    // In two meals of a day, unless it is cooked for both at once.
    sheet.softRow(`twice ${id}`, { max: 1 }, penalties.times);
  }
}

/** What a number of half portions of a dish in a meal puts into each row. */
function coefficientsOf(
  { kitchen, held, wanted }: DayQuestion,
  { id, dish, meal, also }: Cell,
  halves: number,
  carried: Carried,
  chance: number,
  sheet: Sheet,
): Coefficients<string> {
  const { wishes, household } = kitchen;
  const portions = (halves / 2) * (also ? 2 : 1);
  const { portion, role } = dish;
  const energy = portion.energy;
  const values: Record<string, number> = {
    energy: energy * portions,
    protein: portion.protein * portions,
    produce: portion.produce * portions,
    fibre: portion.fibre * portions,
    salt: portion.salt * portions,
    fat: (portion.fat * energyOf.fat - energy * mostOfEnergy.fat) * portions,
    saturated: (portion.saturated * energyOf.fat - energy * mostOfEnergy.saturated) * portions,
    sugars: (portion.addedSugars * energyOf.sugar - energy * mostOfEnergy.sugars) * portions,
    [`${role} ${meal}`]: 1,
    [`pots ${meal}`]: dish.pots,
    [`twice ${id}`]: 1,
  };
  const add = (row: string, value: number) => {
    values[row] = (values[row] ?? 0) + value;
  };
  const isMealOfSnack = meal === 'snack' && (role === 'snack' || role === 'fruit');
  if (role === 'whole' || role === 'staple' || role === 'breakfast' || isMealOfSnack) add(`main ${meal}`, 1);
  // A relish goes with a staple; a staple goes with a relish or with vegetables.
  if (role === 'staple') {
    values[`relish ${meal}`] = -1;
    values[`beside ${meal}`] = 1;
  }
  if (role === 'relish') values[`relish ${meal}`] = 1;
  if (role === 'relish' || role === 'vegetable') values[`beside ${meal}`] = -1;
  if (held.some((one) => one.dish === id && one.meal === meal)) values[`held ${meal} ${id}`] = 1;
  if (wanted.includes(id)) values[`wanted ${id}`] = 1;
  const total = household.shares.reduce((sum, share) => sum + share, 0);
  if (carried.budget !== null) values.budget = costOfPortion(kitchen, dish) * portions * total;
  for (const [food, grams] of Object.entries(dish.foods)) {
    if ((carried.house[food] ?? 0) > 0) {
      values[`house ${food}`] = gramsBought(kitchen, food, grams) * portions * total;
    }
  }
  values.penalty = penaltyOf(dish, wishes, carried.times[id] ?? 0) + chance;
  return Object.fromEntries(
    Object.entries(values).filter(
      ([row, value]) => value !== 0 && (row === 'penalty' || sheet.rows.has(row)),
    ),
  );
}
