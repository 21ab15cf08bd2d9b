import { expect, test } from 'vitest';
import { expectHardWishes } from './logic/hard-wishes.testing.ts';
import { amountsOf, goalsOf, type MeasureName, measures, unmetWishes } from './logic/judge.ts';
import { type Kitchen, kitchenOf } from './logic/kitchen.ts';
import type { Serving } from './logic/menu.ts';
import { solveWeek } from './logic/solve-week.ts';
import { tenWishes } from './logic/ten-wishes.testing.ts';
import { usualWishes } from './logic/wishes.ts';
import { realDishes } from './real-dishes.testing.ts';

const dishes = realDishes();

/** What the judge lets pass, and a little more for the last digit of a sum. */
const tolerance = 0.005_001;

/** The measures of a day that lie outside of their goals. */
function missedOn(kitchen: Kitchen, servings: readonly Serving[]): MeasureName[] {
  const amounts = amountsOf(kitchen, servings);
  const goals = goalsOf(kitchen, amounts.energy);
  // Calcium is for all days together.
  return measures.filter((measure) => {
    if (measure === 'calcium') return false;
    const { least = 0, most = Number.POSITIVE_INFINITY } = goals[measure] ?? {};
    return amounts[measure] < least * (1 - tolerance) || amounts[measure] > most * (1 + tolerance);
  });
}

const weekOf = (own: (typeof tenWishes)[number][1], seed = 1) => {
  const kitchen = kitchenOf(dishes, { ...usualWishes, ...own });
  return { kitchen, menu: solveWeek(kitchen, seed) };
};

// A week takes a second to find: of the first two weeks, each wish is asked for one.
const weeks = tenWishes.map(([name, own], index) => [name, own, 1 + (index % 2)] as const);

test.for(weeks)('%s: with the dishes of the site every goal of every day is kept', ([_, own, seed]) => {
  const { kitchen, menu } = weekOf(own, seed);
  expectHardWishes(kitchen, menu);
  for (const servings of menu.days) expect(missedOn(kitchen, servings)).toEqual([]);
  expect(unmetWishes(kitchen, menu)).toEqual([]);
});

test('a goal that the dishes of the site cannot reach is named, with its days', () => {
  const { kitchen, menu } = weekOf({ days: 2, protein: 290, avoid: ['vegan'] });
  expectHardWishes(kitchen, menu);
  const named = unmetWishes(kitchen, menu).flatMap((unmet) => (unmet.wish === 'measure' ? [unmet] : []));
  for (const [day, servings] of menu.days.entries()) {
    const missed = missedOn(kitchen, servings);
    expect(missed).toContain('protein');
    expect(named.filter(({ days }) => days.includes(day)).map(({ measure }) => measure)).toEqual(
      expect.arrayContaining(missed),
    );
  }
});

test('two weeks of seven days have no dish that comes in all of them, and many different ones', () => {
  const days = [1, 2].flatMap((seed) => weekOf({}, seed).menu.days);
  const ids = days.map((servings) => new Set(servings.map(({ dish }) => dish)));
  const all = new Set(ids.flatMap((day) => [...day]));
  expect(all.size).toBeGreaterThan(30);
  expect([...all].filter((id) => ids.every((day) => day.has(id)))).toEqual([]);
});
