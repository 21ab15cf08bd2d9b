import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysBetween } from '#src/features/training/logic/days.ts';
import { dayTicks } from './day-ticks.ts';
import { dayMeans, daySums, meanOf, mondaysBetween, weekMeans, weekSums } from './day-values.ts';
import { isByWeek, spanOf } from './spans.ts';

const values = [
  { at: '2026-11-23T15:00', value: 250 },
  { at: '2026-11-16T07:00', value: 500 },
  { at: '2026-11-17T07:00', value: 300 },
  { at: '2026-11-16T19:00', value: 300 },
];

test('a day is the sum or the mean of its values, the earliest first', () => {
  expect(daySums(values).map(({ value }) => value)).toEqual([800, 300, 250]);
  expect(dayMeans(values)[0]).toEqual({ day: '2026-11-16', value: 400, count: 2 });
});

test('a week is the sum or the mean of its days', () => {
  expect(weekSums(daySums(values))).toEqual([
    { day: '2026-11-16', value: 1100, count: 2 },
    { day: '2026-11-23', value: 250, count: 1 },
  ]);
  expect(weekMeans(daySums(values))[0]?.value).toBe(550);
});

test('a mean lies between the least and the greatest', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 400, noNaN: true }), { minLength: 1 }), (numbers) => {
      expect(meanOf(numbers)).toBeGreaterThanOrEqual(Math.min(...numbers));
      expect(meanOf(numbers)).toBeLessThanOrEqual(Math.max(...numbers));
    }),
  );
});

test('the weeks between two days begin with the week of the first', () => {
  expect(mondaysBetween('2026-11-18', '2026-11-30')).toEqual(['2026-11-16', '2026-11-23', '2026-11-30']);
});

test('a span ends today, and all of the time is four weeks at least', () => {
  expect(spanOf('fourWeeks', '2026-11-23', undefined)).toEqual({ from: '2026-10-27', to: '2026-11-23' });
  expect(spanOf('all', '2026-11-23', '2026-11-20').from).toBe('2026-10-27');
  expect(spanOf('all', '2026-11-23', '2024-02-29').from).toBe('2024-02-29');
  expect(isByWeek(spanOf('threeMonths', '2026-11-23', undefined))).toBe(false);
  expect(isByWeek(spanOf('year', '2026-11-23', undefined))).toBe(true);
});

test('below an axis stand as many days as have room, the last of them at the end of a short span', () => {
  const anySpan = fc
    .tuple(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 2, max: 16 }))
    .map(([back, most]) => {
      const from = new Date(Date.UTC(2026, 10, 23 - back)).toISOString().slice(0, 10);
      return { span: { from, to: '2026-11-23' }, most };
    });
  fc.assert(
    fc.property(anySpan, ({ span, most }) => {
      const { days, areMonths } = dayTicks(span, most);
      expect(days.length).toBeGreaterThan(0);
      expect(days.length).toBeLessThanOrEqual(most);
      expect(days.every((day) => day >= span.from && day <= span.to)).toBe(true);
      if (!areMonths) expect(days.at(-1)).toBe(span.to);
      const gaps = days.slice(1).map((day, index) => daysBetween(days[index] ?? day, day));
      if (!areMonths) expect(new Set(gaps).size).toBeLessThanOrEqual(1);
    }),
  );
});
