import { expect, test } from 'vitest';
import { agedFacts, checkPast } from './dates.ts';

const today = new Date('2026-11-22');
const file = (data: unknown) => [{ file: 'facts.yaml', data }];
const keys = (problems: readonly { key: string }[]) => problems.map(({ key }) => key);

test('a date of a look may be today, or tomorrow where the day begins earlier', () => {
  expect(checkPast(file({ checked: new Date('2026-11-22'), reviewed: '2026-11-23' }), today)).toEqual([]);
});

test('a later date is reported at any depth', () => {
  expect(
    keys(checkPast(file({ rows: [{ lastVerified: '2026-11-24' }], reviewed: '2027-01-01' }), today)),
  ).toEqual(['rows.0.lastVerified', 'reviewed']);
});

test('facts of more than a year and emergency numbers of half a year are listed, the oldest first; reviews are not', () => {
  const data = {
    a: { checked: '2025-11-21' },
    b: { lastVerified: '2020-01-01' },
    c: { checked: '2025-11-22' },
    d: { lastVerified: '2026-05-21' },
    e: { lastVerified: '2026-05-22' },
    reviewed: '2020-01-01',
  };
  expect(keys(agedFacts(file(data), today))).toEqual(['b.lastVerified', 'a.checked', 'd.lastVerified']);
});
