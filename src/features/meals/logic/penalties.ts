import type { MenuDish } from './dish-file.ts';
import { isCounted } from './kitchen.ts';
import type { Wishes } from './wishes.ts';

/** What it counts to give up a wish, in the order in which wishes are given up last. Of sums, for missing all of them. */
export const penalties = {
  meal: 1000,
  held: 500,
  wanted: 300,
  energy: 400,
  protein: 300,
  budget: 250,
  proteinFood: 200,
  salt: 120,
  produce: 100,
  sugars: 80,
  saturated: 60,
  fat: 60,
  fibre: 50,
  fuel: 120,
  fibreOver: 30,
  leastFat: 60,
  house: 20,
  times: 25,
  minutes: 15,
  dawnFire: 150,
  drink: 60,
  heavy: 100,
  eggs: 15,
  leaves: 14,
  fruit: 14,
  // What follows is no wish, but makes a better day.
  middleEnergy: 15,
  second: 5,
  calcium: 25,
  again: 1.5,
  eggsAgain: 1.5,
  price: 0.4,
  work: 0.3,
  staple: 3,
  chance: 2,
} as const;

/** What it counts that a dish comes too often or takes too long; 0 where it keeps both of these wishes. */
export function givenUpFor(dish: MenuDish, wishes: Wishes, timesBefore: number): number {
  const isTooOften = isCounted(dish) && timesBefore >= wishes.times;
  const isTooSlow = wishes.minutes !== null && dish.minutes.total > wishes.minutes;
  const slowness = isTooSlow && wishes.minutes !== null ? dish.minutes.total / wishes.minutes : 0;
  return (isTooOften ? penalties.times * (1 + timesBefore - wishes.times) : 0) + penalties.minutes * slowness;
}

/** What it counts to cook a dish once more, apart from what it holds. */
export function penaltyOf(dish: MenuDish, wishes: Wishes, timesBefore: number): number {
  return (
    givenUpFor(dish, wishes, timesBefore) +
    penalties.again * timesBefore +
    penalties.price * (dish.price - 1) +
    // A staple with a relish is better than one with vegetables alone: the two add up to nothing.
    (dish.role === 'staple' ? penalties.staple : dish.role === 'relish' ? -penalties.staple : 0) +
    penalties.work
  );
}
