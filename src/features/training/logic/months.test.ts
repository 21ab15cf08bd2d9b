import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, weekdayOf } from './days.ts';
import { firstDayOf, monthOf, nextMonth, previousMonth, weeksOfMonth } from './months.ts';

const months = fc
  .record({ year: fc.integer({ min: 1990, max: 2100 }), month: fc.integer({ min: 1, max: 12 }) })
  .map(({ year, month }) => `${year}-${String(month).padStart(2, '0')}`);

test('a month has each of its days once, in the column of its weekday', () => {
  fc.assert(
    fc.property(months, (month) => {
      const weeks = weeksOfMonth(month);
      const days = weeks.flat().filter((day) => day !== undefined);
      expect(days[0]).toBe(firstDayOf(month));
      expect(addDays(days.at(-1) ?? '', 1)).toBe(firstDayOf(nextMonth(month)));
      expect(new Set(days).size).toBe(days.length);
      for (const week of weeks) {
        expect(week).toHaveLength(7);
        expect(week.some((day) => day !== undefined)).toBe(true);
        for (const [column, day] of week.entries()) {
          if (day !== undefined) expect([weekdayOf(day), monthOf(day)]).toEqual([column, month]);
        }
      }
    }),
  );
});

test('going to the next month and back leads to the same month', () => {
  fc.assert(
    fc.property(months, (month) => {
      expect(previousMonth(nextMonth(month))).toBe(month);
      expect(nextMonth(month) > month).toBe(true);
    }),
  );
});

test.each([
  ['2026-12', '2027-01'],
  ['2026-01', '2026-02'],
  ['2028-02', '2028-03'],
])('after %s comes %s', (month, next) => {
  expect(nextMonth(month)).toBe(next);
});
