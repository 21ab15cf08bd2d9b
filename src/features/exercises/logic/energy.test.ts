import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Exertion, estimateKilocalories } from './energy.ts';

const exertions = fc.record({
  met: fc.double({ min: 1, max: 20, noNaN: true }),
  kilograms: fc.double({ min: 20, max: 300, noNaN: true }),
  seconds: fc.double({ min: 1, max: 10_000, noNaN: true }),
});
const more = fc.double({ min: 0.01, max: 10, noNaN: true });
const quantities = ['met', 'kilograms', 'seconds'] as const satisfies (keyof Exertion)[];

test('an hour of rest costs one kilocalorie for each kilogram', () => {
  expect(estimateKilocalories({ met: 1, kilograms: 70, seconds: 3600 })).toBe(70);
});

test.each([
  { met: 3.8, kilograms: 60, minutes: 30, expected: 114 },
  { met: 7.5, kilograms: 80, minutes: 20, expected: 200 },
  { met: 2.3, kilograms: 55, minutes: 12, expected: 25.3 },
])(
  '$minutes minutes at $met MET cost $kilograms kg $expected kcal',
  ({ met, kilograms, minutes, expected }) => {
    expect(estimateKilocalories({ met, kilograms, seconds: minutes * 60 })).toBeCloseTo(expected, 9);
  },
);

test('no time costs no energy', () => {
  expect(estimateKilocalories({ met: 7.5, kilograms: 80, seconds: 0 })).toBe(0);
});

test.each(quantities)('more %s costs more energy', (quantity) => {
  fc.assert(
    fc.property(exertions, more, (exertion, extra) => {
      const greater = { ...exertion, [quantity]: exertion[quantity] + extra };
      expect(estimateKilocalories(greater)).toBeGreaterThan(estimateKilocalories(exertion));
    }),
  );
});

test('two halves of a time cost as much as the whole', () => {
  fc.assert(
    fc.property(exertions, (exertion) => {
      const half = estimateKilocalories({ ...exertion, seconds: exertion.seconds / 2 });
      expect(half + half).toBeCloseTo(estimateKilocalories(exertion), 6);
    }),
  );
});
