import { expect, test } from 'vitest';
import { testDishes } from './dishes.testing.ts';
import { kitchenOf } from './kitchen.ts';
import { foodsWithoutPrice } from './money.ts';
import { amountToBuy, shoppingList } from './shopping-list.ts';
import { usualWishes } from './wishes.ts';

const menu = {
  seed: 1,
  days: [
    [
      { dish: 'boiled-plantain', meal: 'lunch', halves: 2 },
      { dish: 'banana', meal: 'lunch', halves: 4 },
    ],
  ],
} as const;

test('the list holds what is bought: peel is added, what is in the house is taken off', () => {
  const kitchen = kitchenOf(testDishes, {
    ...usualWishes,
    house: { banana: 100 },
    prices: { plantain: 600 },
  });
  const items = shoppingList(kitchen, menu).flatMap((list) => list.items);
  // 280 g of plantain with a fifth of peel are 350 g; two bananas of 120 g are 300 g less 100 g.
  expect(items).toEqual([
    { food: 'banana', grams: 200, cost: undefined },
    { food: 'plantain', grams: 350, cost: 210 },
  ]);
});

test('an amount to buy is never less than what is needed', () => {
  for (const grams of [1, 99, 101, 499, 512, 1000]) expect(amountToBuy(grams)).toBeGreaterThanOrEqual(grams);
});

test('what nobody buys at a market, such as water, is neither on the list nor missed among the prices', () => {
  const { foods } = testDishes;
  const banana = foods.banana;
  if (!banana) throw new Error('The dishes of the tests hold no banana.');
  const file = { ...testDishes, foods: { ...foods, banana: { ...banana, stall: 'home' as const } } };
  const kitchen = kitchenOf(file, usualWishes);
  expect(shoppingList(kitchen, menu).flatMap(({ items }) => items.map(({ food }) => food))).toEqual([
    'plantain',
  ]);
  expect(foodsWithoutPrice(kitchen, menu.days.flat())).toEqual(['plantain']);
});
