import { expect } from 'vitest';
import { leastProteinFood } from './goals.ts';
import { isMainMeal, largestHelping, largestShare, weeklyFoods } from './helpings.ts';
import { unmetWishes } from './judge.ts';
import type { Kitchen } from './kitchen.ts';
import { type Menu, mealsOfServing } from './menu.ts';
import { avoidedTags, hasTag, mealsOf } from './wishes.ts';

/** Holds a menu to what is never given up: what is not eaten, disliked dishes, the one pot, and left-overs without a fridge. */
export function expectHardWishes({ wishes, file }: Kitchen, menu: Menu): void {
  expect(menu.days).toHaveLength(wishes.days);
  for (const [day, servings] of menu.days.entries()) {
    for (const serving of servings) {
      const dish = file.dishes[serving.dish];
      expect(dish).toBeDefined();
      expect(hasTag(dish?.tags, avoidedTags(wishes, day))).toBe(false);
      expect(wishes.disliked).not.toContain(serving.dish);
      expect(serving.halves).toBeGreaterThan(0);
      expect(Number.isInteger(serving.halves)).toBe(true);
      for (const meal of mealsOfServing(serving)) expect(mealsOf(wishes)).toContain(meal);
      if (serving.before) expect(wishes.fridge || dish?.keeps).toBe(true);
    }
    for (const meal of wishes.onePot ? mealsOf(wishes) : []) {
      const pots = servings
        .filter((one) => one.meal === meal)
        .map(({ dish }) => file.dishes[dish]?.pots ?? 0);
      expect(pots.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(1);
    }
  }
}

/** Holds a menu to whole plates: no helping too large, liver once a week, and no main meal without a protein food in silence. */
export function expectWholePlates(kitchen: Kitchen, menu: Menu): void {
  const { wishes, file } = kitchen;
  const unmet = unmetWishes(kitchen, menu);
  for (const [day, servings] of menu.days.entries()) {
    for (const { dish, halves } of servings) {
      const portions = (halves / 2) * largestShare(kitchen);
      const weight = portions * (file.dishes[dish]?.plate.weight ?? 0);
      // Half a portion of the middle eater is the least that a menu can say.
      if (halves > 1) expect([dish, portions <= largestHelping.portions + 1e-9]).toEqual([dish, true]);
      if (halves > 1) expect([dish, weight <= largestHelping.grams + 1e-9]).toEqual([dish, true]);
    }
    for (const meal of mealsOf(wishes).filter((one) => isMainMeal(wishes, one))) {
      const protein = servings
        .filter((one) => mealsOfServing(one).includes(meal))
        .reduce(
          (sum, { dish, halves }) => sum + ((file.dishes[dish]?.plate.proteinFood ?? 0) * halves) / 2,
          0,
        );
      const isNamed = unmet.some(
        (one) => (one.wish === 'proteinFood' || one.wish === 'meal') && one.day === day && one.meal === meal,
      );
      expect([day, meal, protein > leastProteinFood * 0.99 || isNamed]).toEqual([day, meal, true]);
    }
  }
  const rare = menu.days
    .flat()
    .flatMap((serving) =>
      serving.before
        ? []
        : mealsOfServing(serving).map(() => weeklyFoods(file, file.dishes[serving.dish]?.foods ?? {})),
    )
    .flat();
  expect(rare).toEqual([...new Set(rare)]);
}
