import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextAmount, readAmount } from './amount-steps.ts';
import { ownSessionLimits } from './own-session-limits.ts';

const { seconds, repetitions, rest } = ownSessionLimits;

test.each([
  [30, 'up', 35],
  [32, 'up', 35],
  [32, 'down', 30],
  [60, 'up', 75],
  [75, 'down', 60],
  [60, 'down', 55],
  [180, 'up', 210],
  [600, 'up', 660],
  [1800, 'up', 1800],
  [5, 'down', 5],
] as const)('%i seconds and a press %s are %i', (amount, direction, next) => {
  expect(nextAmount(amount, direction, 'seconds', seconds)).toBe(next);
});

test('every press moves within the limits, and the way back is as long', () => {
  fc.assert(
    fc.property(fc.constantFrom('count', 'seconds'), fc.integer({ min: 5, max: 1799 }), (unit, amount) => {
      const limits = unit === 'count' ? { least: 1, most: 1800 } : seconds;
      const up = nextAmount(amount, 'up', unit, limits);
      expect(up).toBeGreaterThan(amount);
      expect(nextAmount(up, 'down', unit, limits)).toBeLessThanOrEqual(amount);
    }),
  );
});

test('rest begins at none', () => {
  expect(nextAmount(0, 'up', 'seconds', rest)).toBe(5);
  expect(nextAmount(5, 'down', 'seconds', rest)).toBe(0);
});

test.each([
  ['12', 12],
  [' 12 ', 12],
  ['0', undefined],
  ['61', undefined],
  ['1.5', undefined],
  ['ten', undefined],
  ['', undefined],
  ['-3', undefined],
])('“%s” is read as %s', (text, amount) => {
  expect(readAmount(text, repetitions)).toBe(amount);
});
