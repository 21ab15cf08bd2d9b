import { expect, test } from 'vitest';
import { sampleReadings } from './month.testing.ts';
import { readingSchema } from './record-schemas.ts';
import { isDense, ownWords, pressureRow, pressureTable, reportRows, wordsThatFit } from './report.ts';
import { spanOf } from './spans.ts';

const today = '2026-11-23';
const month = sampleReadings({ person: 'somebody', today, days: 30, who: 1 });
const span = spanOf('fourWeeks', today, undefined);

test('the sample is one that the site would keep', () => {
  expect(month.filter((reading) => !readingSchema.safeParse(reading).success)).toEqual([]);
});

test('each kind of the span has a row; water is told by the day', () => {
  const rows = reportRows(month, span);
  expect(rows.map(({ kind, moment }) => moment ?? kind)).toEqual([
    ...['fasting', 'after-meal'],
    ...['weight', 'waist', 'pulse', 'water', 'sleep', 'mood'],
  ]);
  const water = rows.find(({ kind }) => kind === 'water');
  expect(water).toMatchObject({ count: 28, last: { at: today } });
  for (const { least, average, most } of rows) {
    expect(least).toBeLessThanOrEqual(average);
    expect(average).toBeLessThanOrEqual(most);
  }
  expect(reportRows([], span)).toEqual([]);
});

test('the pressure table holds every reading of the last two weeks, by day and by half of the day', () => {
  const table = pressureTable(month, span);
  expect(table).toHaveLength(14);
  expect(table[0]?.day).toBe(today);
  const late = month.filter(({ what, at }) => what === 'pressure' && at >= '2026-11-10');
  expect(table.flatMap(({ morning, later }) => [...morning, ...later])).toHaveLength(late.length);
  expect(table[0]?.morning).toHaveLength(1);
  expect(pressureRow(month, span)?.count).toBeGreaterThan(late.length);
  expect(pressureRow([], span)).toBeUndefined();
});

test('a month of two readings a day has room; many readings or many kinds make the sheet dense', () => {
  const table = pressureTable(month, span);
  expect(isDense(9, table)).toBe(false);
  expect(isDense(11, table)).toBe(true);
  const often = pressureTable(
    month.flatMap((reading) => [reading, reading, reading]),
    span,
  );
  expect(isDense(3, often)).toBe(true);
});

test('own words are notes and remarks, the latest first, as many as have room', () => {
  const note = (at: string, text: string) => ({ person: 'a', at, what: 'note', text }) as const;
  const words = ownWords(
    [
      note('2026-11-20T07:00', 'first'),
      note('2026-11-21T07:00', `long ${'word '.repeat(200)}`),
      { person: 'a', at: '2026-11-22T07:00', what: 'pulse', beats: 60, remark: 'after\na walk' },
      note('2026-01-01T07:00', 'outside'),
    ],
    span,
  );
  expect(words.map(({ what }) => what)).toEqual(['pulse', 'note', 'note']);
  const all = wordsThatFit(words, 40);
  expect(all.left).toBe(0);
  expect(all.shown[0]?.text).toBe('after a walk');
  expect(all.shown[1]?.text).toMatch(/^long word.*…$/);
  expect(wordsThatFit(words, 3)).toMatchObject({ shown: [{ text: 'after a walk' }], left: 2 });
});
