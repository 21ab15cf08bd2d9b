import type { Coefficients, Model } from 'yalps';
import type { Cell, DayQuestion } from './day-cells.ts';
import { addMeals, addPlates, addTargets, addWishes } from './day-rows.ts';
import type { MenuDish } from './dish-file.ts';
import { leastFat, mostOfEnergy } from './goals.ts';
import { dawnFireOf, hasRoomForSecond, isDrunk, isOfEggs, solidWeight, weeklyFoods } from './helpings.ts';
import { costOfPortion, gramsBought } from './kitchen.ts';
import { Sheet } from './model-sheet.ts';
import { usableCalciumOf } from './nutrition.ts';
import { givenUpFor, penalties, penaltyOf } from './penalties.ts';
import { seededRandom } from './random.ts';

/** What the days before have left: how often each dish came, and what is still in the house and in the purse. */
export interface Carried {
  readonly times: Readonly<Record<string, number>>;
  /** How often a dish of eggs came. */
  readonly eggs: number;
  /** Grams as bought, by food. */
  readonly house: Readonly<Record<string, number>>;
  /** Days that are still to be planned, this one among them. */
  readonly daysLeft: number;
  /** Money for this day; null for no limit. */
  readonly budget: number | null;
}

/** Kilocalories of a gram. */
const energyOf = { fat: 9, sugar: 4 } as const;

export interface DayModel {
  readonly model: Model<string, string>;
  /** What a variable of the model stands for. */
  readonly choices: ReadonlyMap<string, Choice>;
}

interface Choice {
  readonly cell: Cell;
  readonly halves: number;
  /** Whether to choose it gives up a wish: it comes too often, or takes too long. */
  readonly isGivingUp: boolean;
}

/**
 * The choice of a day's dishes and portions as a mixed integer model: a variable for each dish, meal and portion, of which each
 * meal takes one; what is wished but may be given up has a variable that counts how much of it is missed.
 */
export function dayModel(
  question: DayQuestion,
  cells: readonly Cell[],
  carried: Carried,
  seed: number,
): DayModel {
  const sheet = new Sheet();
  addMeals(sheet, question);
  addTargets(sheet, question.kitchen);
  addPlates(sheet, question.kitchen, cells);
  addWishes(sheet, cells, carried);
  const choices = new Map<string, Choice>();
  for (const cell of cells) {
    const chance = chanceOf(cell, seed) * penalties.chance;
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

/** From 0 to 1, always the same for a dish in a meal, whatever other dishes there are. */
function chanceOf({ id, meal }: Cell, seed: number): number {
  const code = [...`${meal} ${id}`].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), seed);
  return seededRandom(code)();
}

/** What a number of half portions of a dish in a meal puts into each row. */
function coefficientsOf(
  { kitchen, held, wanted }: DayQuestion,
  cell: Cell,
  halves: number,
  carried: Carried,
  chance: number,
  sheet: Sheet,
): Coefficients<string> {
  const { id, dish, meal, also } = cell;
  const portions = (halves / 2) * (also ? 2 : 1);
  const own = held.find((one) => one.dish === id && one.meal === meal);
  const fire = own?.before ? 0 : dish.minutes.fire;
  const values: Record<string, number> = {
    ...contentsOf(dish, portions),
    ...platesOf(cell, halves),
    ...placeOf(cell, hasRoomForSecond(kitchen, meal)),
    fire,
    'dawn fire': meal === 'breakfast' && !own?.before ? dawnFireOf(dish) : 0,
    eggs: isOfEggs(dish) ? 1 : 0,
    [`twice ${id}`]: 1,
    [`held ${meal} ${id}`]: own ? 1 : 0,
    [`wanted ${id}`]: wanted.includes(id) ? 1 : 0,
    penalty:
      penaltyOf(dish, kitchen.wishes, carried.times[id] ?? 0) +
      (isOfEggs(dish) ? penalties.eggsAgain * carried.eggs : 0) +
      chance,
  };
  for (const food of weeklyFoods(kitchen.file, dish.foods)) values[`weekly ${food}`] = 1;
  const total = kitchen.household.shares.reduce((sum, share) => sum + share, 0);
  if (carried.budget !== null) values.budget = costOfPortion(kitchen, dish) * portions * total;
  for (const [food, grams] of Object.entries(dish.foods)) {
    if ((carried.house[food] ?? 0) > 0) {
      values[`house ${food}`] = gramsBought(kitchen, food, grams) * portions * total;
    }
  }
  return Object.fromEntries(
    Object.entries(values).filter(
      ([row, value]) => value !== 0 && (row === 'penalty' || sheet.rows.has(row)),
    ),
  );
}

/** What portions hold, for the rows of the day. */
function contentsOf({ portion, plate }: MenuDish, portions: number): Record<string, number> {
  const { energy, protein, produce, fibre, salt } = portion;
  const ofFat = portion.fat * energyOf.fat;
  return {
    energy: energy * portions,
    protein: protein * portions,
    produce: produce * portions,
    fibre: fibre * portions,
    calcium: usableCalciumOf(portion) * portions,
    'fibre over': fibre * portions,
    salt: salt * portions,
    fat: (ofFat - energy * mostOfEnergy.fat) * portions,
    'fat least': (ofFat - energy * leastFat) * portions,
    saturated: (portion.saturated * energyOf.fat - energy * mostOfEnergy.saturated) * portions,
    sugars: (portion.addedSugars * energyOf.sugar - energy * mostOfEnergy.sugars) * portions,
    leaves: plate.leaves * portions,
    fruit: plate.fruit * portions,
  };
}

/** The protein food and the weight on the plates of the meals in which a dish is eaten. */
function platesOf({ dish, meal, also }: Cell, halves: number): Record<string, number> {
  const protein = (dish.plate.proteinFood * halves) / 2;
  const weight = (solidWeight(dish) * halves) / 2;
  return {
    [`protein ${meal}`]: protein,
    [`weight ${meal}`]: weight,
    ...(also && { [`protein ${also}`]: protein, [`weight ${also}`]: weight }),
  };
}

/** The place of a dish in its meal: what it is there, and what must stand beside it. */
function placeOf({ dish, meal }: Cell, hasSecond: boolean): Record<string, number> {
  const { role, pots } = dish;
  const isOfSnack = meal === 'snack' && (role === 'snack' || role === 'fruit');
  const isMainPart = role === 'whole' || role === 'staple' || role === 'breakfast' || isOfSnack;
  // A relish goes with a staple, a staple with a relish or with vegetables; where there is room, with a whole dish too.
  const isBeside = role === 'relish' || role === 'vegetable' || (hasSecond && role === 'whole');
  return {
    [`${role} ${meal}`]: 1,
    [`drunk ${meal}`]: isDrunk(dish) ? 1 : 0,
    [`opening ${meal}`]: role === 'fruit' ? 1 : 0,
    [`pots ${meal}`]: pots,
    [`main ${meal}`]: isMainPart ? 1 : 0,
    [`second ${meal}`]: isMainPart ? 1 : 0,
    [`one relish ${meal}`]: role === 'relish' ? 1 : 0,
    [`relish ${meal}`]: role === 'staple' ? -1 : role === 'relish' ? 1 : 0,
    [`beside ${meal}`]: role === 'staple' ? 1 : isBeside ? -1 : 0,
  };
}
