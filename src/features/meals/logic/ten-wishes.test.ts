import { expect, test } from 'vitest';
import { testDishes } from './dishes.testing.ts';
import { amountsOf, unmetWishes } from './judge.ts';
import { kitchenOf } from './kitchen.ts';
import { solveWeek } from './solve-week.ts';
import { tenWishes } from './ten-wishes.testing.ts';
import { usualWishes } from './wishes.ts';

test.for(tenWishes)(
  '%s: every goal of the week is kept, and only lesser wishes are given up',
  ([_, own, mayMiss]) => {
    const kitchen = kitchenOf(testDishes, { ...usualWishes, ...own });
    const menu = solveWeek(kitchen, 1);
    const unmet = unmetWishes(kitchen, menu);
    expect(unmet.filter(({ wish }) => !mayMiss.includes(wish))).toEqual([]);
    for (const servings of menu.days) {
      const { energy } = amountsOf(kitchen, servings);
      expect(Math.abs(energy / kitchen.target.energy - 1)).toBeLessThanOrEqual(0.1005);
    }
  },
);
