import { expect, test } from 'vitest';
import type { FoodFacts } from '#src/features/meals/schema.ts';
import { checkFoodContents, checkFoodNames } from './foods.ts';

const names = (rows: Record<string, string>, data: object = {}) =>
  checkFoodNames(
    {
      language: 'rw',
      file: 'rw.yaml',
      data: { review: 'draft', reviewed: '2026-11-23', names: rows, ...data },
    },
    ['beans', 'salt'],
  ).map(({ key }) => key);

test('every food has one name of its own', () => {
  expect(names({ beans: 'ibishyimbo', salt: 'umunyu' })).toEqual([]);
});

test.each([
  ['a food without a name', { beans: 'ibishyimbo' }, ['names.salt']],
  ['a name without a food', { beans: 'ibishyimbo', salt: 'umunyu', stones: 'amabuye' }, ['names.stones']],
  ['two foods of one name', { beans: 'umunyu', salt: 'umunyu' }, ['names.salt']],
  ['an empty name', { beans: '', salt: 'umunyu' }, ['names.beans']],
])('%s is reported', (_fault, rows, keys) => {
  expect(names(rows)).toEqual(keys);
});

test('a file without a date of its review is reported', () => {
  expect(names({ beans: 'ibishyimbo', salt: 'umunyu' }, { reviewed: undefined })).toEqual(['reviewed']);
});

test.each([
  ['what fits', {}, 0],
  ['more than it weighs', { protein: 45 }, 1],
  ['more saturated fat than fat', { saturated: 4 }, 1],
  ['more sugars than carbohydrate', { sugars: 62 }, 1],
])('%s is judged', (_case, change, count) => {
  const food: FoodFacts = {
    row: '00000',
    sources: ['table'],
    refuse: 0,
    tags: [],
    produce: false,
    stall: 'pulses',
    measures: {},
    per100: { energy: 300, protein: 20, fat: 1, carbohydrate: 60, sodium: 10, ...change },
  };
  expect(checkFoodContents({ beans: food })).toHaveLength(count);
});
