import type { MenuDish } from './dish-file.ts';
import { dawnFireOf, hasRoomForSecond, hasTea, isMainMeal, mostHalves, weeklyFoods } from './helpings.ts';
import type { DishRole, MealName } from './kinds.ts';
import { isMain, type Kitchen, suitableDishes } from './kitchen.ts';
import type { Serving } from './menu.ts';
import { type Random, shuffled } from './random.ts';
import { isFast, mealsOf, mostDawnFire } from './wishes.ts';

/** A dish that may stand in a meal of a day. */
export interface Cell {
  readonly id: string;
  readonly dish: MenuDish;
  readonly meal: MealName;
  readonly also?: MealName;
  /** Half portions of which one may be chosen. */
  readonly halves: readonly number[];
}

/** What must stand in a day: a dish that is locked, or left from the day before. */
export type Held = Pick<Serving, 'dish' | 'meal' | 'before' | 'locked'> & { readonly also?: MealName };

export interface DayQuestion {
  readonly kitchen: Kitchen;
  /** Counted from 0. */
  readonly day: number;
  readonly held: readonly Held[];
  /** Dishes that should come today. */
  readonly wanted: readonly string[];
  /** Whether the day stands already and only portions are to be fitted, with little beside what is held. */
  readonly isFitted?: boolean;
}

/** Half portions of each role, for somebody who needs about 2,100 kilocalories a day. */
const usualHalves = {
  staple: [2, 4],
  whole: [2, 4],
  relish: [2, 3],
  vegetable: [1, 3],
  breakfast: [2, 4],
  fruit: [1, 3],
  drink: [2, 2],
  snack: [1, 3],
} as const satisfies Record<DishRole, readonly [number, number]>;

const usualEnergy = 2100;

/** Sizes of a portion to choose from: more of them would take longer, and nobody would taste it. */
const mostPortions = 4;

/** Half portions of what stands beside a main meal: a handful, and no meal of carrots. */
const mostBeside = 2;

/** How many dishes of each role a day chooses from at first: a choice of all takes several times as long. */
const narrow = {
  staple: 6,
  whole: 7,
  relish: 8,
  vegetable: 6,
  breakfast: 7,
  fruit: 5,
  drink: 4,
  snack: 5,
} as const satisfies Record<DishRole, number>;

/** How many dishes of a role may fill up a day that stands already. */
const fewBeside = 1;

/** The roles that may stand in a meal. In the time of fasting the meal before dawn is a whole meal too. */
function rolesIn(kitchen: Kitchen, meal: MealName): readonly DishRole[] {
  if (meal === 'snack') return ['snack', 'fruit', 'drink'];
  if (meal === 'breakfast' && !isFast(kitchen.wishes)) {
    return ['breakfast', 'whole', 'fruit', 'drink', 'snack'];
  }
  if (meal === 'breakfast') {
    return ['breakfast', 'whole', 'staple', 'relish', 'vegetable', 'fruit', 'drink', 'snack'];
  }
  const usual = ['whole', 'staple', 'relish', 'vegetable', 'fruit', 'drink'] as const;
  return hasRoomForSecond(kitchen, meal) ? [...usual, 'snack'] : usual;
}

function halvesFor(kitchen: Kitchen, dish: MenuDish, meal: MealName): number[] {
  const { target, wishes } = kitchen;
  const { role } = dish;
  const [least, most] = usualHalves[role];
  // Few meals, or a hungry eater, need large portions, and a child small ones.
  const factor = (target.energy / usualEnergy) * (mealsOf(wishes).length < 3 && isFast(wishes) ? 1.5 : 1);
  const isBeside = dish.role === 'snack' && isMainMeal(wishes, meal);
  const largest = Math.min(mostHalves(kitchen, dish), isBeside ? mostBeside : Number.POSITIVE_INFINITY);
  const wanted = role === 'drink' ? most : Math.ceil(most * Math.min(factor, 2));
  const to = Math.min(wanted, largest);
  const from = Math.min(
    to,
    role === 'drink' ? least : Math.max(1, Math.min(least, Math.round(least * factor))),
  );
  const all = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const gaps = Math.min(all.length, mostPortions) - 1;
  return gaps < 1
    ? all
    : Array.from({ length: gaps + 1 }, (_, index) => from + Math.round((index * (to - from)) / gaps));
}

function isAtHome(kitchen: Kitchen, meal: MealName, dish: MenuDish): boolean {
  const fasts = isFast(kitchen.wishes);
  const isLateMeal =
    fasts && meal === 'breakfast' && dish.meals.some((name) => name === 'lunch' || name === 'supper');
  const isQuick = !(fasts && meal === 'breakfast') || dawnFireOf(dish) <= mostDawnFire;
  const isOpening = meal === 'snack' || (fasts && meal === 'supper');
  // A day of fasting is ended with water or milk, which bring back what the body has lost.
  const isAnyTime =
    isOpening && (dish.role === 'fruit' || (dish.role === 'drink' && !(meal === 'supper' && hasTea(dish))));
  // A handful beside the meal, for those whom a plate does not fill.
  const isBeside = dish.role === 'snack' && isMainMeal(kitchen.wishes, meal);
  return isQuick && (dish.meals.includes(meal) || isLateMeal || isAnyTime || isBeside);
}

/**
 * Every dish that may stand in a meal of the day, with the portions of it.
 *
 * @param times how often each dish comes on other days
 * @param isWide whether all dishes are looked at, and not a few of each role that chance has picked
 */
export function cellsOf(
  question: DayQuestion,
  times: Readonly<Record<string, number>>,
  random: Random,
  isWide: boolean,
): Cell[] {
  const { kitchen, day, held, wanted } = question;
  const { wishes } = kitchen;
  const meals = mealsOf(wishes);
  const isHeldIn = (id: string, meal: MealName) => held.some((one) => one.dish === id && one.meal === meal);
  const order = shuffled(suitableDishes(kitchen, day), random);
  const isCarried = wishes.leftovers === 'sameDay' && meals.includes('lunch') && meals.includes('supper');
  const cells = meals.flatMap((meal) =>
    rolesIn(kitchen, meal).flatMap((role) => {
      const isCooked = isCarried && (role === 'staple' || role === 'relish' || role === 'whole');
      if (isCooked && meal === 'supper') return [];
      const also = isCooked && meal === 'lunch' ? ({ also: 'supper' } as const) : {};
      const fitting = order.filter(
        ([id, dish]) =>
          dish.role === role &&
          (isHeldIn(id, meal) || isAtHome(kitchen, meal, dish)) &&
          (held.some((one) => one.dish === id) || isNotSpent(kitchen, dish, times, isCooked)),
      );
      const isNeeded = (id: string) =>
        wanted.includes(id) || held.some(({ dish }) => dish === id) || usesHouse(kitchen, id);
      const chosen = isWide
        ? fitting
        : [
            ...fitting.filter(([id]) => isNeeded(id)),
            ...fitting.filter(([id]) => !isNeeded(id)).slice(0, question.isFitted ? fewBeside : narrow[role]),
          ];
      return chosen.map(
        ([id, dish]): Cell => ({ id, dish, meal, halves: halvesFor(kitchen, dish, meal), ...also }),
      );
    }),
  );
  return cells.filter((cell) => mayStand(cell, held, kitchen));
}

/** Whether a dish has no food that comes once a week and has come, or that would be cooked for two meals. */
function isNotSpent(
  { file }: Kitchen,
  dish: MenuDish,
  times: Readonly<Record<string, number>>,
  isForTwo: boolean,
): boolean {
  const rare = weeklyFoods(file, dish.foods);
  const hasCome = (food: string) =>
    Object.entries(times).some(([id, count]) => count > 0 && file.dishes[id]?.foods[food] !== undefined);
  return rare.length === 0 || !(isForTwo || rare.some(hasCome));
}

const usesHouse = ({ file, wishes: { house } }: Kitchen, id: string) =>
  Object.keys(file.dishes[id]?.foods ?? {}).some((food) => (house[food] ?? 0) > 0);

/** What is held leaves no room beside it for another dish of its role, nor for a whole meal beside a staple, but for the hungry. */
function mayStand({ id, dish, meal }: Cell, held: readonly Held[], kitchen: Kitchen): boolean {
  const { file } = kitchen;
  if (hasRoomForSecond(kitchen, meal)) return true;
  return held
    .filter((one) => one.meal === meal)
    .every((one) => {
      const role = file.dishes[one.dish]?.role;
      if (role === undefined || one.dish === id) return true;
      if (role === dish.role) return false;
      const isBesideWhole =
        role === 'whole' && (dish.role === 'staple' || dish.role === 'relish' || dish.role === 'breakfast');
      const isWholeBeside =
        dish.role === 'whole' && (role === 'staple' || isMain({ ...dish, role }) || role === 'breakfast');
      return !isBesideWhole && !isWholeBeside;
    });
}
