import { expect, test } from 'vitest';
import { testDishes } from './dishes.testing.ts';
import { kitchenOf } from './kitchen.ts';
import { foodsToRead, isWithoutAnimals } from './warnings.ts';
import { usualWishes } from './wishes.ts';

const oil = testDishes.foods.oil;
if (!oil) throw new Error('The dishes of the tests have no oil.');
const file = { ...testDishes, foods: { ...testDishes.foods, oil: { ...oil, mayHold: ['soy'] as const } } };
const menu = {
  seed: 1,
  days: [
    [
      { dish: 'rice', meal: 'lunch', halves: 2 } as const,
      { dish: 'ugali', meal: 'lunch', halves: 2 } as const,
    ],
  ],
};

test('who leaves soya out is told which dishes hold an oil that may be of soya, and nobody else is', () => {
  expect(foodsToRead(kitchenOf(file, { ...usualWishes, avoid: ['soy', 'milk'] }), menu)).toEqual([
    { food: 'oil', contents: ['soy'], dishes: ['rice'] },
  ]);
  expect(foodsToRead(kitchenOf(file, { ...usualWishes, avoid: ['milk'] }), menu)).toEqual([]);
});

test('a menu is without animals where they are left out, or where all of its days are days of fasting', () => {
  expect(isWithoutAnimals({ ...usualWishes, avoid: ['vegan'] })).toBe(true);
  expect(isWithoutAnimals({ ...usualWishes, days: 2, fasting: [0, 1, 4] })).toBe(true);
  expect(isWithoutAnimals({ ...usualWishes, days: 2, fasting: [0] })).toBe(false);
});
