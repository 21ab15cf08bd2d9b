import type { Cell, DayQuestion } from './day-cells.ts';
import type { Carried } from './day-model.ts';
import { energyBand, leastFat, leastProteinFood, mostOfEnergy } from './goals.ts';
import {
  hasDrink,
  hasRoomForSecond,
  isMainMeal,
  largestMeal,
  largestShare,
  produceWished,
  weeklyFoods,
} from './helpings.ts';
import type { Kitchen } from './kitchen.ts';
import { plannedFibre, type Sheet } from './model-sheet.ts';
import { penalties } from './penalties.ts';
import { isFast, mealsOf, mostDawnFire, mostFire } from './wishes.ts';

/** What a meal is made of: a main part, what goes with what, one pot, and what must or should come. */
export function addMeals(sheet: Sheet, { kitchen, held, wanted }: DayQuestion): void {
  const { wishes, file } = kitchen;
  const isCarried = wishes.leftovers === 'sameDay';
  const meals = mealsOf(wishes);
  for (const meal of meals) {
    const hasOwnMain = !(isCarried && meal === 'supper' && meals.includes('lunch'));
    if (hasOwnMain && hasRoomForSecond(kitchen, meal)) {
      sheet.one(`main ${meal}`, { min: 1 }, penalties.meal);
      sheet.row(`second ${meal}`, { max: 1 });
      sheet.miss(`second ${meal}`, `second ${meal}`, -1, penalties.second, 1);
      // Of another kind, or the two could be one dish in two sizes, which is one too large helping.
      for (const role of ['whole', 'staple', 'breakfast']) sheet.row(`${role} ${meal}`, { max: 1 });
      sheet.row(`one relish ${meal}`, { max: 1 });
    } else if (hasOwnMain) sheet.one(`main ${meal}`, { equal: 1 }, penalties.meal);
    sheet.row(`relish ${meal}`, { max: 0 });
    sheet.row(`beside ${meal}`, { max: 0 });
    const once = ['vegetable', 'fruit', 'drink', ...(meal === 'snack' ? [] : ['snack'])];
    for (const role of once) sheet.row(`${role} ${meal}`, { max: 1 });
    if (wishes.onePot) sheet.row(`pots ${meal}`, { max: 1 });
  }
  for (const { dish, meal } of held) {
    if (file.dishes[dish]) sheet.one(`held ${meal} ${dish}`, { equal: 1 }, penalties.held);
  }
  for (const dish of wanted) sheet.one(`wanted ${dish}`, { min: 1 }, penalties.wanted);
}

/** What the day holds for the middle eater. */
export function addTargets(sheet: Sheet, { target }: Kitchen): void {
  sheet.row('energy', { equal: target.energy });
  const { middleEnergy } = penalties;
  sheet.miss('energy near below', 'energy', target.energy, middleEnergy, energyBand * 0.9);
  sheet.miss('energy near above', 'energy', -target.energy, middleEnergy, energyBand * 0.9);
  sheet.miss('energy below', 'energy', target.energy, penalties.energy);
  sheet.miss('energy above', 'energy', -target.energy, penalties.energy);
  for (const name of ['protein', 'produce', 'fibre', 'calcium'] as const)
    sheet.least(name, target[name], penalties[name]);
  sheet.most('fibre over', target.mostFibre * plannedFibre, penalties.fibreOver);
  sheet.most('salt', target.salt, penalties.salt);
  for (const name of ['fat', 'saturated', 'sugars'] as const) {
    sheet.balance(name, 'most', target.energy * mostOfEnergy[name], penalties[name]);
  }
  sheet.balance('fat least', 'least', target.energy * leastFat, penalties.leastFat);
}

/** What makes a plate whole: a protein food in each main meal, green leaves, fruit, and what comes once a week. */
export function addPlates(sheet: Sheet, kitchen: Kitchen, cells: readonly Cell[]): void {
  const { wishes, file } = kitchen;
  for (const meal of mealsOf(wishes).filter((one) => isMainMeal(wishes, one))) {
    sheet.least(`protein ${meal}`, leastProteinFood, penalties.proteinFood);
  }
  const { leaves, fruit } = produceWished(kitchen);
  if (leaves > 0) sheet.least('leaves', leaves, penalties.leaves);
  if (fruit > 0) sheet.least('fruit', fruit, penalties.fruit);
  for (const food of new Set(cells.flatMap(({ dish }) => weeklyFoods(file, dish.foods)))) {
    sheet.row(`weekly ${food}`, { max: 1 });
  }
  addSizes(sheet, kitchen);
  // One dish of eggs a day, for variety.
  sheet.one('eggs', { max: 1 }, penalties.eggs);
  if (wishes.littleFuel) sheet.most('fire', mostFire, penalties.fuel);
}

/** What a meal weighs at most, and has to drink at least; in the time of fasting, little fire before dawn, and fruit after sunset. */
function addSizes(sheet: Sheet, kitchen: Kitchen): void {
  const { wishes } = kitchen;
  const most = largestMeal.planned / largestShare(kitchen);
  for (const meal of mealsOf(wishes)) {
    sheet.most(`weight ${meal}`, most, penalties.heavy);
    if (hasDrink(wishes, meal)) sheet.one(`drunk ${meal}`, { min: 1 }, penalties.drink);
  }
  if (!isFast(wishes)) return;
  sheet.most('dawn fire', mostDawnFire, penalties.dawnFire);
  sheet.one('opening supper', { min: 1 }, penalties.drink);
}

/** Money, what is in the house, and no dish twice in a day. */
export function addWishes(sheet: Sheet, cells: readonly Cell[], carried: Carried): void {
  if (carried.budget !== null) {
    sheet.most('budget', Math.max(1, carried.budget), penalties.budget);
  }
  // An equal part for each day but the last one, which takes what the others could not.
  const daysOfHouse = Math.max(1, carried.daysLeft - 1);
  for (const [food, grams] of Object.entries(carried.house)) {
    if (grams > 0) sheet.least(`house ${food}`, grams / daysOfHouse, penalties.house);
  }
  const mealsOfDish = new Map<string, Set<string>>();
  for (const { id, meal } of cells) mealsOfDish.set(id, (mealsOfDish.get(id) ?? new Set()).add(meal));
  for (const [id, meals] of mealsOfDish) {
    // In two meals of a day, unless it is cooked for both at once.
    if (meals.size > 1) sheet.one(`twice ${id}`, { max: 1 }, penalties.times);
  }
}
