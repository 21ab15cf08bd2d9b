import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testDishes } from './dishes.testing.ts';
import { expectHardWishes, expectWholePlates } from './hard-wishes.testing.ts';
import { amountsOf, goalsOf, unmetWishes } from './judge.ts';
import { kitchenOf } from './kitchen.ts';
import { solveWeek } from './solve-week.ts';
import { avoidanceNames, leftoverWays, usualWishes, type Wishes } from './wishes.ts';

const menuFor = (own: Partial<Wishes>, seed = 1) => {
  const kitchen = kitchenOf(testDishes, { ...usualWishes, ...own });
  return { kitchen, menu: solveWeek(kitchen, seed) };
};

const dishIds = Object.keys(testDishes.dishes);

const anyWishes: fc.Arbitrary<Wishes> = fc.record({
  eaters: fc.constantFrom(
    [{ kind: 'usual', sex: 'female' }] as const,
    [
      { kind: 'usual', sex: 'male' },
      { kind: 'young', sex: 'female', age: 6 },
    ] as const,
    [{ kind: 'typed', energy: 3200, protein: 90 }] as const,
  ),
  // Two days hold every rule that goes from one to the next.
  days: fc.integer({ min: 1, max: 2 }),
  meals: fc.subarray(['breakfast', 'lunch', 'supper', 'snack'] as const, { minLength: 1 }),
  times: fc.integer({ min: 1, max: 3 }),
  leftovers: fc.constantFrom(...leftoverWays),
  fridge: fc.boolean(),
  onePot: fc.boolean(),
  littleFuel: fc.boolean(),
  minutes: fc.constantFrom(null, 30, 60),
  fasting: fc.subarray([0, 1]),
  ramadan: fc.boolean(),
  avoid: fc.subarray(avoidanceNames),
  disliked: fc.subarray(dishIds, { maxLength: 20 }),
  wanted: fc.subarray(dishIds, { maxLength: 2 }),
  house: fc.constantFrom({}, { beans: 500 }),
  country: fc.constant(null),
  budget: fc.constantFrom(null, 3000),
  prices: fc.constant({ beans: 1200, rice: 1500, beef: 5000 }),
  protein: fc.constantFrom(null, 60),
});

test('no answer breaks what is not eaten, disliked dishes, the one pot, or the rule of left-overs without a fridge', () => {
  fc.assert(
    fc.property(anyWishes, fc.integer({ min: 0, max: 99 }), (wishes, seed) => {
      const kitchen = kitchenOf(testDishes, wishes);
      const menu = solveWeek(kitchen, seed);
      expectHardWishes(kitchen, menu);
      expectWholePlates(kitchen, menu);
    }),
    { numRuns: 20, seed: 20_261_123 },
  );
});

test('a meal has one main part, a relish has its staple, and a staple has something beside it', () => {
  const { menu } = menuFor({});
  for (const servings of menu.days) {
    for (const meal of ['lunch', 'supper']) {
      const roles = servings
        .filter((one) => one.meal === meal)
        .map(({ dish }) => testDishes.dishes[dish]?.role ?? '');
      const count = (name: string) => roles.filter((role) => role === name).length;
      expect(count('whole') + count('staple')).toBe(1);
      expect(count('relish')).toBeLessThanOrEqual(count('staple'));
      expect(count('relish') + count('vegetable')).toBeGreaterThanOrEqual(count('staple'));
    }
  }
});

test('the same wishes and the same number make the same menu, another number makes another', () => {
  const { kitchen, menu } = menuFor({ days: 2 }, 5);
  expect(solveWeek(kitchen, 5)).toEqual(menu);
  expect(solveWeek(kitchen, 6).days).not.toEqual(menu.days);
});

test('a week for one adult keeps every goal', () => {
  const { kitchen, menu } = menuFor({});
  expect(unmetWishes(kitchen, menu)).toEqual([]);
  for (const servings of menu.days) {
    const amounts = amountsOf(kitchen, servings);
    expect(amounts.energy).toBeGreaterThanOrEqual(1998 * 0.9);
    expect(amounts.energy).toBeLessThanOrEqual(1998 * 1.1);
    expect(amounts.produce).toBeGreaterThanOrEqual(400);
    expect(amounts.salt).toBeLessThanOrEqual(5);
    expect(amounts.saturated).toBeLessThanOrEqual(goalsOf(kitchen, amounts.energy).saturated?.most ?? 0);
  }
});

test('what cannot be kept is said, and by how much', () => {
  const cheap = menuFor({
    days: 2,
    budget: 100,
    prices: Object.fromEntries(Object.keys(testDishes.foods).map((food) => [food, 1000])),
  });
  const over = unmetWishes(cheap.kitchen, cheap.menu).find(({ wish }) => wish === 'budget');
  expect(over).toMatchObject({ wish: 'budget' });
  const strong = menuFor({ days: 1, protein: 290 });
  expect(unmetWishes(strong.kitchen, strong.menu)).toContainEqual(
    expect.objectContaining({ wish: 'measure', measure: 'protein', isOver: false }),
  );
  const hated = menuFor({
    days: 1,
    disliked: dishIds.filter((id) => testDishes.dishes[id]?.meals.includes('breakfast')),
  });
  expect(unmetWishes(hated.kitchen, hated.menu)).toContainEqual({ wish: 'meal', day: 0, meal: 'breakfast' });
  const torn = menuFor({ days: 1, avoid: ['fish'], wanted: ['fish-stew'] });
  expect(unmetWishes(torn.kitchen, torn.menu)).toContainEqual({ wish: 'wanted', dish: 'fish-stew' });
});

test('a wanted dish comes, what is in the house is used, and what is locked stays', () => {
  const { kitchen, menu } = menuFor({ days: 3, wanted: ['goat-stew'], house: { beans: 300 } });
  expect(menu.days.flat().map(({ dish }) => dish)).toContain('goat-stew');
  expect(unmetWishes(kitchen, menu)).toEqual([]);
  const kept = menu.days[1]?.find(({ meal }) => meal === 'lunch');
  const again = solveWeek(kitchen, 99, [[], kept ? [kept] : []]);
  expect(again.days[1]).toContainEqual(
    expect.objectContaining({ dish: kept?.dish, meal: 'lunch', locked: true }),
  );
});

test('what is cooked for midday feeds the evening too, and the evening feeds the next midday where there is a fridge', () => {
  const same = menuFor({ days: 2, leftovers: 'sameDay' });
  for (const servings of same.menu.days) expect(servings.some(({ also }) => also === 'supper')).toBe(true);
  expect(unmetWishes(same.kitchen, same.menu).filter(({ wish }) => wish === 'meal')).toEqual([]);
  const next = menuFor({ days: 4, leftovers: 'nextDay', fridge: true });
  expect(next.menu.days.flat().some(({ before }) => before)).toBe(true);
  expect(
    menuFor({ days: 4, leftovers: 'nextDay' })
      .menu.days.flat()
      .some(({ before }) => before),
  ).toBe(false);
});
