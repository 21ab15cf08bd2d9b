import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#src/features/training/logic/days.ts';
import { dayMeans } from './day-values.ts';
import { trendOf, weeklyChange } from './weight-trend.ts';

const start = '2026-01-01';
const days = (values: readonly (number | undefined)[]) =>
  values.flatMap((value, index) =>
    value === undefined ? [] : [{ day: addDays(start, index), value, count: 1 }],
  );

const weight = fc.double({ min: 20, max: 400, noNaN: true });
const someWeights = fc.array(fc.option(weight, { nil: undefined, freq: 3 }), { minLength: 1, maxLength: 60 });

test('the trend goes a tenth of the way to the weight of each day', () => {
  const trend = trendOf(days([70, 71, 69])).map((point) => point.trend);
  expect(trend[0]).toBe(70);
  expect(trend[1]).toBeCloseTo(70.1, 10);
  expect(trend[2]).toBeCloseTo(69.99, 10);
});

test('after days without a weight the old trend holds the right power of nine tenths', () => {
  const [, last] = trendOf(days([70, undefined, undefined, 80]));
  expect(last?.trend).toBeCloseTo(80 - 10 * 0.9 ** 3, 10);
});

test('a weight that is the same on the days between gives the same trend as those days left out', () => {
  fc.assert(
    fc.property(weight, weight, fc.integer({ min: 1, max: 60 }), (first, later, gap) => {
      const filled = trendOf(days([first, ...Array.from({ length: gap }, () => later)])).at(-1)?.trend;
      const single = trendOf(days([first, ...Array.from({ length: gap - 1 }, () => undefined), later])).at(
        -1,
      );
      expect(single?.trend).toBeCloseTo(filled ?? Number.NaN, 8);
    }),
  );
});

test('a weight that never changes is its own trend, and changes by nothing', () => {
  fc.assert(
    fc.property(weight, someWeights, (constant, pattern) => {
      const trend = trendOf(days(pattern.map((value) => value && constant)));
      expect(trend.every((point) => point.trend === constant)).toBe(true);
      expect(weeklyChange(trend) ?? 0).toBe(0);
    }),
  );
});

test('the trend never leaves what was weighed', () => {
  fc.assert(
    fc.property(someWeights, (pattern) => {
      const own = days(pattern);
      const least = Math.min(...own.map(({ value }) => value));
      const most = Math.max(...own.map(({ value }) => value));
      for (const { trend } of trendOf(own)) {
        expect(trend).toBeGreaterThanOrEqual(least - 1e-9);
        expect(trend).toBeLessThanOrEqual(most + 1e-9);
      }
    }),
  );
});

test('the order in which readings come changes nothing', () => {
  const reading = fc.record({
    at: fc.integer({ min: 0, max: 20 }).map((day) => `${addDays(start, day)}T07:00`),
    value: weight,
  });
  const both = fc
    .array(reading, { minLength: 1, maxLength: 30 })
    .chain((readings) =>
      fc.tuple(
        fc.constant(readings),
        fc.shuffledSubarray(readings, { minLength: readings.length, maxLength: readings.length }),
      ),
    );
  fc.assert(
    fc.property(both, ([readings, shuffled]) => {
      expect(trendOf(dayMeans(shuffled))).toEqual(trendOf(dayMeans(readings)));
    }),
  );
});

test('a weight that falls by 0.1 kg a day soon shows as 0.7 kg a week', () => {
  const falling = days(Array.from({ length: 200 }, (_, index) => 90 - index * 0.1));
  expect(weeklyChange(trendOf(falling))).toBeCloseTo(-0.7, 5);
});

test('a change is told only when a week lies between', () => {
  expect(weeklyChange([])).toBeUndefined();
  expect(weeklyChange(trendOf(days([70, 71, 70, 72, 70, 71, 70])))).toBeUndefined();
  expect(weeklyChange(trendOf(days([70, 71, 70, 72, 70, 71, 70, 71])))).toBeGreaterThan(0);
});
