import { expect, test } from 'vitest';
import { longDate, monthAndYear, monthNames } from './dates.ts';

const day = new Date('2026-11-22T23:30:00Z');

test.each([
  ['en', '22 November 2026', 'November 2026'],
  ['fr', '22 novembre 2026', 'novembre 2026'],
  ['rw', '22 Ugushyingo 2026', 'Ugushyingo 2026'],
  ['sw', '22 Novemba 2026', 'Novemba 2026'],
] as const)('a date in %s begins with the day', (language, long, short) => {
  expect(longDate(day, language)).toBe(long);
  expect(monthAndYear(day, language)).toBe(short);
});

test.each([
  ['en', 'January', 'November'],
  ['fr', 'janvier', 'novembre'],
  ['rw', 'Mutarama', 'Ugushyingo'],
  ['sw', 'Januari', 'Novemba'],
] as const)('the months in %s begin with %s', (language, first, eleventh) => {
  const names = monthNames(language);
  expect([names.length, names[0], names[10]]).toEqual([12, first, eleventh]);
});
