import type { MenuDish } from './dish-file.ts';
import { isMain } from './kitchen.ts';
import type { Wishes } from './wishes.ts';

/** What it counts to give up a wish, in the order in which wishes are given up last. Of sums, for missing all of them. */
export const penalties = {
  meal: 1000,
  held: 500,
  wanted: 300,
  energy: 400,
  protein: 300,
  budget: 250,
  salt: 120,
  produce: 100,
  sugars: 80,
  saturated: 60,
  fat: 60,
  fibre: 50,
  house: 20,
  times: 25,
  minutes: 15,
  fuel: 8,
  // What follows is no wish, but makes a better day.
  middleEnergy: 15,
  again: 1.5,
  price: 0.4,
  work: 0.3,
  staple: 3,
  chance: 2,
} as const;

/** What it counts that a dish comes too often, takes too long, or burns much; 0 where it keeps all of these wishes. */
export function givenUpFor(dish: MenuDish, wishes: Wishes, timesBefore: number): number {
  const isTooOften = isMain(dish) && timesBefore >= wishes.times;
  const isTooSlow = wishes.minutes !== null && dish.minutes.total > wishes.minutes;
  const slowness = isTooSlow && wishes.minutes !== null ? dish.minutes.total / wishes.minutes : 0;
  const fuel = wishes.littleFuel ? { none: 0, little: 0, middle: 1, much: 3 }[dish.fuel] : 0;
  return (
    (isTooOften ? penalties.times * (1 + timesBefore - wishes.times) : 0) +
    penalties.minutes * slowness +
    penalties.fuel * fuel
  );
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
