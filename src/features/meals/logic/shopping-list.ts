import { gramsOfFoods } from './judge.ts';
import { type Stall, stalls } from './kinds.ts';
import type { Kitchen } from './kitchen.ts';
import type { Menu } from './menu.ts';

export interface ShoppingItem {
  readonly food: string;
  /** As bought, peel and bones included, less what is in the house. */
  readonly grams: number;
  /** By the visitor's own prices; undefined without one. */
  readonly cost: number | undefined;
}

export interface StallList {
  readonly stall: Stall;
  readonly items: readonly ShoppingItem[];
}

/** Nobody weighs less than this at a market. */
const leastGrams = 1;

/** What is to be bought for a menu, stall by stall, the largest amounts first. */
export function shoppingList(kitchen: Kitchen, menu: Menu): StallList[] {
  const { file, wishes } = kitchen;
  const items = Object.entries(gramsOfFoods(kitchen, menu.days.flat())).flatMap(([food, needed]) => {
    const grams = needed - (wishes.house[food] ?? 0);
    const price = wishes.prices[food];
    return grams < leastGrams
      ? []
      : [{ food, grams: amountToBuy(grams), cost: price && (price * grams) / 1000 }];
  });
  return stalls
    .map((stall) => ({
      stall,
      items: items
        .filter(({ food }) => file.foods[food]?.stall === stall)
        .sort((one, other) => other.grams - one.grams || one.food.localeCompare(other.food)),
    }))
    .filter((list) => list.items.length > 0);
}

/**
 * An amount as one buys it, never less than what is needed: in tens of grams, from half a kilogram in fifties.
 *
 * @example amountToBuy(512) → 550
 */
export function amountToBuy(grams: number): number {
  const step = grams < 100 ? 5 : grams < 500 ? 10 : 50;
  return Math.ceil(grams / step - 0.001) * step;
}
