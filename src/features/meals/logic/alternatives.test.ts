import { expect, test } from 'vitest';
import { alternativesFor } from './alternatives.ts';
import { testDishes } from './dishes.testing.ts';
import { kitchenOf } from './kitchen.ts';
import { solveWeek } from './solve-week.ts';
import { usualWishes } from './wishes.ts';

test('what takes the place of a dish is of its kind, keeps the wishes, and leaves the other meals of the day', () => {
  const kitchen = kitchenOf(testDishes, { ...usualWishes, days: 2, avoid: ['meat'] });
  const menu = solveWeek(kitchen, 3);
  const servings = menu.days[0] ?? [];
  const index = servings.findIndex(({ meal }) => meal === 'breakfast');
  const alternatives = alternativesFor(kitchen, menu, 0, index);
  expect(alternatives.length).toBeGreaterThan(3);
  const penalties = alternatives.map(({ penalty }) => penalty);
  expect(penalties).toEqual([...penalties].sort((one, other) => one - other));
  for (const alternative of alternatives) {
    expect(alternative.dish).not.toBe(servings[index]?.dish);
    const suppers = (list: readonly { dish: string; meal: string }[]) =>
      list.filter(({ meal }) => meal === 'supper').map(({ dish }) => dish);
    expect(suppers(alternative.servings)).toEqual(expect.arrayContaining(suppers(servings)));
  }
});
