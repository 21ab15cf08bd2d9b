import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Entry } from '#src/features/entries/contract.ts';
import { testDishes } from './dishes.testing.ts';
import { isNeed, needOf } from './eaters.ts';
import { amountsOf, unmetWishes } from './judge.ts';
import { kitchenOf } from './kitchen.ts';
import { firstPlanner, plannerOf, savedMenus } from './records.ts';
import { shoppingList } from './shopping-list.ts';
import { mealsOf, usualWishes, wishLimits } from './wishes.ts';

const entry = (content: Record<string, unknown> | null, own: Partial<Entry> = {}): Entry => ({
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'menu-wishes',
  changed: 1,
  content,
  ...own,
});
const wishesFrom = (wishes: unknown) => plannerOf([entry({ wishes })]).planner.wishes;

test('what was written comes back as it was', () => {
  const wishes = {
    ...usualWishes,
    eaters: [{ kind: 'young', sex: 'male', age: 9 }],
    avoid: ['pork'],
    house: { beans: 500 },
    minutes: 45,
    country: 'rw',
    budget: 20_000,
    protein: 60,
  };
  const menu = {
    seed: 3,
    days: [
      [{ dish: 'rice', meal: 'lunch', halves: 3, also: 'supper', locked: true }],
      [{ dish: 'beans', meal: 'lunch', halves: 2, before: true }],
    ],
  };
  const content = { wishes, menu, madeFor: JSON.stringify(wishes), ticks: ['rice'], isAsked: true };
  expect(plannerOf([entry(content)]).planner).toEqual(content);
});

test('an answer comes back with its day and with whom it leaves out, and what is neither is left away', () => {
  const answer = { isAsked: true, isForOthers: true, answered: '2026-11-23' };
  expect(plannerOf([entry(answer)]).planner).toMatchObject(answer);
  const strange = plannerOf([entry({ isAsked: true, isForOthers: 'yes', answered: 20_261_123 })]).planner;
  expect(strange).toEqual({ ...firstPlanner, isAsked: true });
});

test('that somebody at home is not planned for holds for the wishes of now, whatever was wished before', () => {
  const planned = (content: Record<string, unknown>) => plannerOf([entry(content)]).planner;
  const content = { wishes: usualWishes, ticks: [], isAsked: true };
  expect(planned({ ...content, isForOthers: true })).toEqual({
    ...content,
    isForOthers: true,
    wishes: { ...usualWishes, isForOthers: true },
  });
  const before = { ...content, wishes: { ...usualWishes, isForOthers: true } };
  for (const answer of [false, undefined, 'yes']) {
    expect(planned({ ...before, isForOthers: answer })).toEqual(content);
  }
});

test('a menu that is kept remembers that it was made for some of the home', () => {
  const wishes = { ...usualWishes, isForOthers: true };
  const content = { made: '2026-11-23', wishes, menu: { seed: 1, days: [] }, ticks: [] };
  expect(savedMenus([entry(content, { kind: 'menu' })])[0]?.wishes).toEqual(wishes);
});

test('the latest entry counts, and without one, or after it was deleted, everything is as usual', () => {
  const two = [
    entry({ wishes: { days: 2 } }, { changed: 5, id: 'later' }),
    entry({ wishes: { days: 3 } }, { changed: 4 }),
  ];
  expect(plannerOf(two)).toMatchObject({ id: 'later', planner: { wishes: { days: 2 } } });
  expect(plannerOf([])).toEqual({ id: undefined, planner: firstPlanner });
  expect(plannerOf([entry(null)])).toEqual({ id: undefined, planner: firstPlanner });
});

test.each([
  ['of an older edition, which knew less', { days: 3, avoid: ['pork'] }, { days: 3, avoid: ['pork'] }],
  [
    'of a newer edition, which knows more',
    { avoid: ['pork', 'insects'], leftovers: 'frozen', meals: ['lunch', 'tea'], country: 'ss', tea: true },
    { avoid: ['pork'], meals: ['lunch'] },
  ],
  ['of another type', 'vegan', {}],
  ['that are a list', [], {}],
  [
    'with values of other types',
    {
      days: '3',
      times: 1.5,
      meals: 'lunch',
      fridge: 1,
      minutes: '45',
      avoid: { pork: true },
      house: [1],
      budget: -1,
    },
    {},
  ],
  [
    'with numbers that nothing can be planned for',
    { minutes: 0, protein: 0, days: 400, prices: { rice: -2 } },
    {},
  ],
  ['with too much protein', { protein: 4000 }, {}],
  [
    'for people who are not understood',
    { eaters: [null, 'Amina', { kind: 'baby' }, { kind: 'young', sex: 'male' }] },
    {},
  ],
  [
    'with an aim that another edition has',
    {
      eaters: [
        {
          kind: 'measured',
          sex: 'female',
          age: 30,
          height: 160,
          weight: 60,
          activity: 'sedentary',
          aim: 'race',
        },
      ],
    },
    {},
  ],
])('wishes %s keep what is understood, and the rest is as usual', (_, written, kept) => {
  expect(wishesFrom(written)).toEqual({ ...usualWishes, ...kept });
});

test('more people than a menu is made for are cut off', () => {
  const eaters = Array.from({ length: 40 }, () => ({ kind: 'usual', sex: 'male' }));
  expect(wishesFrom({ eaters }).eaters).toHaveLength(wishLimits.eaters);
});

test('of a menu, servings stay that can be shown', () => {
  const right = { dish: 'rice', meal: 'lunch', halves: 2 };
  const days = [
    [
      right,
      { ...right, meal: 'tea' },
      { ...right, halves: 0 },
      { ...right, halves: Number.NaN },
      { meal: 'lunch' },
      7,
    ],
    'a day',
  ];
  expect(plannerOf([entry({ menu: { seed: 1, days } })]).planner.menu).toEqual({
    seed: 1,
    days: [[right], []],
  });
  for (const menu of [undefined, null, [], { days }, { seed: 'x', days }, { seed: 1 }])
    expect(plannerOf([entry({ menu })]).planner.menu).toBeUndefined();
});

test('menus that are kept come the latest first, without those that cannot be read', () => {
  const menu = { seed: 1, days: [] };
  const kept = (id: string, content: Record<string, unknown> | null) => entry(content, { id, kind: 'menu' });
  const all = savedMenus([
    kept('a', { made: '2026-11-20', menu }),
    kept('b', { made: '2026-11-22', menu, wishes: 'none', ticks: [1, 'rice'] }),
    kept('c', { made: 20_261_122, menu }),
    kept('d', { made: '2026-11-21' }),
    kept('e', null),
    entry({ made: '2026-11-23', menu }),
  ]);
  expect(all).toEqual([
    { id: 'b', made: '2026-11-22', menu, wishes: usualWishes, ticks: ['rice'] },
    { id: 'a', made: '2026-11-20', menu, wishes: usualWishes, ticks: [] },
  ]);
});

const anything = fc.anything({ maxDepth: 3, withNullPrototype: true });
const likely = fc.oneof(
  anything,
  fc.integer({ min: -2, max: 9 }),
  fc.constantFrom('lunch', 'vegan', 'rice', 'rw', true, Number.NaN, 1e308),
  fc.array(fc.constantFrom('lunch', 'supper', 'vegan', 'rice', 3)),
  fc.dictionary(fc.constantFrom('beans', 'rice', '__proto__'), fc.constantFrom(0, 5, -1, 'x', 1e308)),
);
const strangeWishes = fc.record(Object.fromEntries(Object.keys(usualWishes).map((name) => [name, likely])), {
  requiredKeys: [],
});
const strangeMenu = fc.record({
  seed: fc.oneof(fc.integer(), anything),
  days: fc.oneof(
    anything,
    fc.array(
      fc.array(
        fc.record({
          dish: fc.constantFrom(...Object.keys(testDishes.dishes), 'gone', 'constructor', '__proto__'),
          meal: fc.constantFrom('lunch', 'supper', 'tea'),
          halves: fc.oneof(fc.integer(), anything),
        }),
      ),
    ),
  ),
});

test('whatever an entry holds, the page has something that it can reckon with', () => {
  fc.assert(
    fc.property(
      fc.oneof(anything, strangeWishes),
      fc.oneof(anything, strangeMenu),
      anything,
      (wishes, menu, ticks) => {
        const { planner } = plannerOf([entry({ wishes, menu, ticks, madeFor: ticks, isAsked: ticks })]);
        expect(planner.wishes.eaters.every((eater) => isNeed(needOf(eater)))).toBe(true);
        if (!planner.menu || mealsOf(planner.wishes).length === 0) return;
        const kitchen = kitchenOf(testDishes, planner.wishes);
        unmetWishes(kitchen, planner.menu);
        shoppingList(kitchen, planner.menu);
        for (const servings of planner.menu.days)
          expect(Number.isNaN(amountsOf(kitchen, servings).energy)).toBe(false);
      },
    ),
    { numRuns: 500 },
  );
});
