import type { DishFile, MenuDish } from './dish-file.ts';
import { leastProduce } from './goals.ts';
import type { MealName } from './kinds.ts';
import type { Kitchen } from './kitchen.ts';
import { isFast, mealsOf, type Wishes } from './wishes.ts';

/** No dish is more than this on anybody's plate in one meal: portions, and grams as it is eaten. */
export const largestHelping = { portions: 2, grams: 750 } as const;

/**
 * Grams of a meal as it is eaten, with porridge and without other drinks: what nobody is planned more than where another choice is
 * there, and what a menu tells of.
 */
export const largestMeal = { planned: 1000, told: 1100 } as const;

/** Grams of egg in a portion from which a dish is one of eggs. */
const leastEgg = 40;

/** Grams of water or milk, nearly a cup, that a meal has to drink at least. */
const leastDrink = 180;

/** Whether a dish is one of eggs: one a day is enough for variety, and no limit of health. */
export const isOfEggs = ({ foods }: MenuDish): boolean => (foods.egg ?? 0) >= leastEgg;

/** Whether somebody has a cup to drink with a portion of a dish. */
export const isDrunk = ({ plate }: MenuDish): boolean => plate.drink >= leastDrink;

/** Whether a dish has tea, which holds back the iron of what is eaten with it. */
export const hasTea = ({ foods }: MenuDish): boolean => foods['tea-leaves'] !== undefined;

/** Minutes of fire that a dish needs before dawn: seeds and groundnuts, which keep, are roasted the evening before. */
export const dawnFireOf = ({ role, keeps, minutes }: MenuDish): number =>
  role === 'snack' && keeps ? 0 : minutes.fire;

/** Meals that something to drink belongs to: breakfast, and both meals around a day of fasting. */
export const hasDrink = (wishes: Wishes, meal: MealName): boolean =>
  meal === 'breakfast' || (meal === 'supper' && isFast(wishes));

/** Kilocalories of a main meal above which one plate of one dish and what stands beside it are too little. */
const plateful = 850;

/** The part of a day's food that a meal brings. */
export const partOfMeal = {
  breakfast: 0.25,
  lunch: 0.375,
  supper: 0.375,
  snack: 0.1,
} as const satisfies Record<MealName, number>;

/** How much more than the middle eater the hungriest one eats. */
export const largestShare = ({ household }: Kitchen): number => Math.max(...household.shares);

/** Half portions that a dish may be for the middle eater, so that the hungriest one gets no more than the largest helping. */
export function mostHalves(kitchen: Kitchen, { plate, foods }: MenuDish): number {
  // What comes once a week comes in one portion: its vitamin A is counted for that.
  const portions = weeklyFoods(kitchen.file, foods).length > 0 ? 1 : largestHelping.portions;
  const most = Math.min(portions, largestHelping.grams / Math.max(1, plate.weight));
  return Math.max(1, Math.floor((2 * most) / largestShare(kitchen)));
}

/** Grams of a dish that count to the weight of its meal: what is only drunk does not. */
export const solidWeight = ({ role, plate }: MenuDish): number => (role === 'drink' ? 0 : plate.weight);

/** Whether somebody is so hungry that a meal may have a second dish. */
export function hasRoomForSecond(kitchen: Kitchen, meal: MealName): boolean {
  const meals = mealsOf(kitchen.wishes);
  const all = meals.reduce((sum, one) => sum + partOfMeal[one], 0);
  const energy = (kitchen.target.energy * partOfMeal[meal]) / all;
  // A breakfast is smaller than a main meal, and so is what fills it.
  const full = isMainMeal(kitchen.wishes, meal)
    ? plateful
    : (plateful * partOfMeal.breakfast) / partOfMeal.lunch;
  return meal !== 'snack' && energy * largestShare(kitchen) > full;
}

/** Whether a meal is a main one, which holds a protein food: in the time of fasting the meal before dawn is one too. */
export const isMainMeal = (wishes: Wishes, meal: MealName): boolean =>
  meal === 'lunch' || meal === 'supper' || (meal === 'breakfast' && isFast(wishes));

/** The foods of a dish that come once a week at most. */
export const weeklyFoods = ({ foods }: DishFile, own: MenuDish['foods']): string[] =>
  Object.keys(own).filter((food) => foods[food]?.weekly);

/** Grams of green leaves and fruit that the planned meals should hold; 0 for leaves where no main meal is planned. */
export function produceWished({ wishes, target }: Kitchen): { leaves: number; fruit: number } {
  const meals = mealsOf(wishes);
  const part = Math.min(1, target.produce / 400);
  return {
    leaves: meals.some((meal) => isMainMeal(wishes, meal)) ? leastProduce.leaves * part : 0,
    fruit: leastProduce.fruit * part,
  };
}
