import type { DishFile, MenuDish } from './dish-file.ts';
import { type Household, householdOf, isNeed, isYoung, type Need, needOf } from './eaters.ts';
import { hasTea, partOfMeal, weeklyFoods } from './helpings.ts';
import { avoidedTags, hasTag, isFast, mealsOf, type Wishes } from './wishes.ts';

/** Everything that a menu is made of: dishes, wishes, and who eats. */
export interface Kitchen {
  readonly file: DishFile;
  readonly wishes: Wishes;
  readonly household: Household;
  /** What the meals of a day must hold for the middle eater. */
  readonly target: Need;
}

/** The part of a day's food that the planned meals bring, up to 1. */
export function partOfDay(wishes: Wishes): number {
  if (isFast(wishes)) return 1;
  return Math.min(
    1,
    mealsOf(wishes).reduce((sum, meal) => sum + partOfMeal[meal], 0),
  );
}

/** Needs of all eaters; those whom the page does not plan for are left out. */
export function needsOf({ eaters, protein }: Wishes): Need[] {
  return eaters
    .map(needOf)
    .flatMap((need, index) =>
      isNeed(need) ? [index === 0 && protein !== null ? { ...need, protein } : need] : [],
    );
}

/**
 * @throws Error where nobody eats
 */
export function kitchenOf(file: DishFile, wishes: Wishes): Kitchen {
  const needs = needsOf(wishes);
  if (needs.length === 0) throw new Error('A menu needs somebody who eats.');
  const household = householdOf(needs);
  const part = partOfDay(wishes);
  const { energy, protein, produce, fibre, mostFibre, calcium, salt } = household.need;
  return {
    file,
    wishes,
    household,
    target: {
      energy: energy * part,
      protein: protein * part,
      produce: produce * part,
      fibre: fibre * part,
      mostFibre,
      calcium: calcium * part,
      salt: salt * part,
    },
  };
}

/** Children under this age get no food that comes once a week: a portion of liver holds several days of their vitamin A. */
const weeklyFrom = 9;

/** Children under this age get no tea, which holds back the iron of a meal. */
const teaFrom = 12;

/** Whether somebody who eats along is too young for what is in a dish: for liver, tea or coffee. */
export function isForOlder({ file, wishes: { eaters } }: Pick<Kitchen, 'file' | 'wishes'>, dish: MenuDish) {
  const isRich = weeklyFoods(file, dish.foods).length > 0;
  return (
    (isRich && eaters.some((eater) => isYoung(eater, weeklyFrom))) ||
    (hasTea(dish) && eaters.some((eater) => isYoung(eater, teaFrom))) ||
    (dish.foods.coffee !== undefined && eaters.some((eater) => isYoung(eater)))
  );
}

/** Whether a dish may harm somebody at home who is not planned for: what holds so much vitamin A harms a baby before birth. */
export const isNotForAll = ({ file, wishes }: Pick<Kitchen, 'file' | 'wishes'>, { foods }: MenuDish) =>
  wishes.isForOthers === true && weeklyFoods(file, foods).length > 0;

/** Whether a dish keeps every wish on a day that is never given up: what is not eaten, and what is disliked. */
export function isSuitable(kitchen: Pick<Kitchen, 'file' | 'wishes'>, id: string, day: number): boolean {
  const { file, wishes } = kitchen;
  const dish = file.dishes[id];
  if (dish === undefined || isForOlder(kitchen, dish) || isNotForAll(kitchen, dish)) return false;
  // Who has not drunk all day gets what brings water back.
  if (dish.foods.coffee !== undefined && isFast(wishes)) return false;
  const hasRoom = !wishes.onePot || dish.pots <= 1;
  return hasRoom && !wishes.disliked.includes(id) && !hasTag(dish.tags, avoidedTags(wishes, day));
}

/** The dishes for a day, by id, in the order of the file. */
export function suitableDishes(kitchen: Kitchen, day: number): (readonly [string, MenuDish])[] {
  return Object.entries(kitchen.file.dishes).filter(([id]) => isSuitable(kitchen, id, day));
}

/** Whether a dish counts as the main one of a meal. */
export const isMain = ({ role }: MenuDish): boolean => role === 'whole' || role === 'relish';

/** Whether a dish should not come too often: main dishes and breakfasts. */
export const isCounted = (dish: MenuDish): boolean => isMain(dish) || dish.role === 'breakfast';

/** Grams of a food as bought for its edible grams. */
export function gramsBought({ file }: Kitchen, food: string, edible: number): number {
  return edible / (1 - (file.foods[food]?.refuse ?? 0) / 100);
}

/** What one portion costs, by the prices that are known: foods without one count nothing. */
export function costOfPortion(kitchen: Kitchen, dish: MenuDish): number {
  return Object.entries(dish.foods).reduce((sum, [food, grams]) => {
    const price = kitchen.wishes.prices[food] ?? 0;
    return sum + (price * gramsBought(kitchen, food, grams)) / 1000;
  }, 0);
}
