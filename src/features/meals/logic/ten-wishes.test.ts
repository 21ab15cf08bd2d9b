import { expect, test } from 'vitest';
import { testDishes } from './dishes.testing.ts';
import type { Eater } from './eaters.ts';
import { amountsOf, unmetWishes } from './judge.ts';
import { kitchenOf } from './kitchen.ts';
import { solveWeek } from './solve-week.ts';
import { usualWishes, type Wishes } from './wishes.ts';

const woman: Eater = { kind: 'usual', sex: 'female' };
const man: Eater = { kind: 'usual', sex: 'male' };

/** Households as they come to the page, each with what may remain unmet at most. */
const cases: readonly (readonly [string, Partial<Wishes>, readonly string[]])[] = [
  ['one woman', {}, []],
  [
    'a family of four',
    {
      eaters: [woman, man, { kind: 'young', sex: 'female', age: 8 }, { kind: 'young', sex: 'male', age: 14 }],
    },
    [],
  ],
  ['vegan', { avoid: ['vegan'] }, []],
  ['halal in Ramadan', { avoid: ['halal'], ramadan: true, eaters: [man] }, []],
  ['no groundnuts, soya, nuts and sesame', { avoid: ['groundnut', 'soy', 'nuts', 'sesame'] }, []],
  ['one pot and little fuel', { onePot: true, littleFuel: true }, ['fuel', 'times']],
  ['quick, without a fridge', { minutes: 45, leftovers: 'nextDay' }, ['minutes', 'times']],
  ['cook once for the day, two fasting days', { leftovers: 'sameDay', fasting: [2, 4] }, ['times']],
  ['a labourer', { eaters: [{ kind: 'typed', energy: 3400, protein: 90 }] }, ['times']],
  [
    'lunch and supper alone, beans in the house',
    { meals: ['lunch', 'supper'], house: { beans: 1000 } },
    ['house', 'times'],
  ],
];

test.for(cases)(
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
