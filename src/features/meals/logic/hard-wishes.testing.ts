import { expect } from 'vitest';
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
