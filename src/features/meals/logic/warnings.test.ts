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

test('a menu is without animals when none of its foods is of one, and bread is none', () => {
  const eaten = (...dishes: string[]) => ({
    seed: 1,
    days: [dishes.map((dish) => ({ dish, meal: 'lunch', halves: 2 }) as const)],
  });
  const kitchen = kitchenOf(file, usualWishes);
  const withTag = (tag: string) =>
    Object.entries(file.dishes).find(([, { tags }]) => tags?.some((own) => own === tag))?.[0] ?? '';
  expect(isWithoutAnimals(kitchen, eaten('rice', 'ugali'))).toBe(true);
  for (const tag of ['meat', 'fish', 'egg', 'milk']) {
    expect(withTag(tag), tag).not.toBe('');
    expect(isWithoutAnimals(kitchen, eaten('rice', withTag(tag))), tag).toBe(false);
  }
  const crumbs = { ...oil, tags: ['gluten', 'milk'] as const };
  const bread = { ...file, foods: { ...testDishes.foods, rice: crumbs } };
  expect(isWithoutAnimals(kitchenOf(bread, usualWishes), eaten('rice'))).toBe(true);
});
