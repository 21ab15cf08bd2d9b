import { expect, test } from 'vitest';
import { longestPages, onePageOfEachKind, pagesOfTheDay, partOfTheDay } from './sample.ts';

const languages = ['en', 'fr', 'rw', 'sw'];
const pages = languages.flatMap((language) => [
  { path: `/${language}/about`, kind: 'about', language, bytes: 10 },
  ...Array.from({ length: 50 }, (_, index) => ({
    path: `/${language}/move-${index}`,
    kind: 'move',
    language,
    bytes: 100 + ((index * 7 + language.charCodeAt(0)) % 50),
  })),
]);
const days = (count: number) => Array.from({ length: count }, (_, index) => `2026-10-${index + 11}`);

test('the longest page of every kind in every language is chosen, and nothing else', () => {
  const chosen = longestPages(pages);
  expect(chosen.map(({ kind, language }) => `${kind} ${language}`).sort()).toEqual(
    languages.flatMap((language) => [`about ${language}`, `move ${language}`]).sort(),
  );
  expect(chosen.filter(({ kind }) => kind === 'move').map(({ bytes }) => bytes)).toEqual([
    149, 149, 149, 149,
  ]);
});

test('a tenth each day sees every page within ten days', () => {
  const seen = days(10).flatMap((day) => pagesOfTheDay(pages, Math.ceil(pages.length / 10), day));
  expect(new Set(seen).size).toBe(pages.length);
});

test('a day has the same pages whenever it is asked, and another day has others', () => {
  const [first, again, next] = ['2026-11-22', '2026-11-22', '2026-11-23'].map((day) =>
    pagesOfTheDay(pages, 20, day).map(({ path }) => path),
  );
  expect(first).toEqual(again);
  expect(first?.filter((path) => next?.includes(path))).toEqual([]);
});

test('more pages than there are cannot be chosen', () => {
  expect(pagesOfTheDay(pages.slice(0, 3), 20)).toHaveLength(3);
  expect(pagesOfTheDay([], 20)).toEqual([]);
});

test('each kind is seen once a day, and in every language within four days', () => {
  const seen = days(4).map((day) => onePageOfEachKind(pages, day));
  for (const chosen of seen) expect(chosen.map(({ kind }) => kind).sort()).toEqual(['about', 'move']);
  expect(new Set(seen.flat().map(({ kind, language }) => `${kind} ${language}`)).size).toBe(8);
});

test('a part a day sees each item once within as many days as there are parts', () => {
  const items = Array.from({ length: 13 }, (_, index) => index);
  const seen = days(5).map((day) => partOfTheDay(items, 5, day));
  expect(seen.flat().sort((one, other) => one - other)).toEqual(items);
  for (const part of seen) expect([2, 3]).toContain(part.length);
});

test('a fifth of the kinds a day sees each kind in every language within twenty days', () => {
  const seen = days(20).flatMap((day) => partOfTheDay(onePageOfEachKind(pages, day), 5, day));
  expect(new Set(seen.map(({ kind, language }) => `${kind} ${language}`)).size).toBe(8);
});

test.each(['today', '2026-13-01', '2026-11-22T10:00'])('%s is no day of a sample', (date) => {
  expect(() => pagesOfTheDay(pages, 1, date)).toThrow(RangeError);
});
