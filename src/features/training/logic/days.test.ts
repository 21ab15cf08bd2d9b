import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween, isDay, mondayOf, todayOf, weekdayOf, weekOf } from './days.ts';

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const steps = fc.integer({ min: -4000, max: 4000 });

test.each([
  ['2026-12-30', 3, '2027-01-02'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-02-28', 1, '2026-03-01'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-11-20', 0, '2026-11-20'],
])('%s and %i days make %s', (day, count, later) => {
  expect(addDays(day, count)).toBe(later);
});

test('going forth and back leads to the same day, and the days between are those gone', () => {
  fc.assert(
    fc.property(days, steps, (day, count) => {
      const there = addDays(day, count);
      expect(isDay(there)).toBe(true);
      expect(addDays(there, -count)).toBe(day);
      expect(daysBetween(day, there)).toBe(count);
    }),
  );
});

test('a week begins on a Monday, has seven days that follow each other, and holds its day', () => {
  fc.assert(
    fc.property(days, (day) => {
      const week = weekOf(day);
      expect(week.map(weekdayOf)).toEqual([0, 1, 2, 3, 4, 5, 6]);
      expect(week[0]).toBe(mondayOf(day));
      expect(week[weekdayOf(day)]).toBe(day);
      expect(week.toSorted()).toEqual(week);
    }),
  );
});

test.each([
  ['2026-11-16', 0, '2026-11-16'],
  ['2026-11-20', 4, '2026-11-16'],
  ['2026-11-22', 6, '2026-11-16'],
])('%s is day %i of the week of %s', (day, weekday, monday) => {
  expect([weekdayOf(day), mondayOf(day)]).toEqual([weekday, monday]);
});

test('today is the day of the clock on the wall, whatever the hour', () => {
  expect(todayOf(new Date(2026, 10, 20, 0, 0))).toBe('2026-11-20');
  expect(todayOf(new Date(2026, 10, 20, 23, 59))).toBe('2026-11-20');
});

test.each(['2026-02-29', '2026-13-01', '2026-00-10', '0000-01-01', '2026-1-1', '', '2026-11-20T10:00'])(
  '"%s" is no day',
  (text) => {
    expect(isDay(text)).toBe(false);
  },
);

test('what is not written as a day is refused by name', () => {
  expect(() => addDays('tomorrow', 1)).toThrow(new RangeError('"tomorrow" is no day'));
});
