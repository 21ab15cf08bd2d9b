import { expect, test } from 'vitest';
import { expectWholePlates } from './logic/hard-wishes.testing.ts';
import { unmetWishes } from './logic/judge.ts';
import { fireOf } from './logic/judge-plates.ts';
import { kitchenOf } from './logic/kitchen.ts';
import { solveWeek } from './logic/solve-week.ts';
import { tenWishes } from './logic/ten-wishes.testing.ts';
import { mostFire, usualWishes, type Wishes } from './logic/wishes.ts';
import { realDishes } from './real-dishes.testing.ts';

const dishes = realDishes();

const weekOf = (own: Partial<Wishes>, seed = 1) => {
  const kitchen = kitchenOf(dishes, { ...usualWishes, ...own });
  const menu = solveWeek(kitchen, seed);
  return { kitchen, menu, ids: menu.days.flat().map(({ dish }) => dish), unmet: unmetWishes(kitchen, menu) };
};

test.for(tenWishes)('%s: no helping is too large, every main meal is whole, liver comes once', ([_, own]) => {
  for (const seed of [1, 2]) {
    const { kitchen, menu } = weekOf(own, seed);
    expectWholePlates(kitchen, menu);
  }
});

test.for(tenWishes)(
  '%s: every day has green leaves and fruit, and no breakfast comes three times',
  ([_, own]) => {
    const { menu, unmet } = weekOf(own, 3);
    expect(unmet.filter(({ wish }) => wish === 'leaves' || wish === 'fruit')).toEqual([]);
    const times = new Map<string, number>();
    for (const { dish } of menu.days.flat()) {
      if (dishes.dishes[dish]?.role === 'breakfast') times.set(dish, (times.get(dish) ?? 0) + 1);
    }
    expect([...times].filter(([, count]) => count > 2)).toEqual([]);
  },
);

test('with little fuel, the dishes of a day stand on the fire for as long as the page says, or a day is named', () => {
  for (const own of [
    { littleFuel: true },
    { littleFuel: true, onePot: true },
    { littleFuel: true, avoid: ['vegan'] },
  ] as const) {
    const { menu, unmet } = weekOf(own);
    const named = unmet.flatMap((one) => (one.wish === 'fuel' ? one.days : []));
    const over = menu.days.flatMap((servings, day) => (fireOf(dishes, servings) > mostFire ? [day] : []));
    expect(named).toEqual(over);
  }
});

test('liver that is wished for comes once', () => {
  const { ids } = weekOf({ wanted: ['beef-liver-onion'], times: 7 });
  expect(ids.filter((id) => id === 'beef-liver-onion')).toHaveLength(1);
});

test('a main meal that can hold no protein food is named', () => {
  const withProtein = Object.entries(dishes.dishes).filter(([, { plate }]) => plate.proteinFood > 1);
  const { kitchen, menu, unmet } = weekOf({ days: 1, disliked: withProtein.map(([id]) => id) });
  expectWholePlates(kitchen, menu);
  expect(unmet).toContainEqual({ wish: 'proteinFood', day: 0, meal: 'lunch' });
});

test('a food that some kinds of others hold is in no dish for those who must not eat it', () => {
  const { ids } = weekOf({ avoid: ['soy', 'milk'] });
  expect(ids.filter((id) => 'bread' in (dishes.dishes[id]?.foods ?? {}))).toEqual([]);
});
