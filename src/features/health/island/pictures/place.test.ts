import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#src/features/training/logic/days.ts';
import { placeIn } from './place.ts';

const frame = { width: 320, height: 200, margin: { top: 30, start: 40, bottom: 28, end: 14 } };
const span = { from: '2026-10-27', to: '2026-11-23' };

test('every value and every day has its place inside of the axes', () => {
  const values = fc.array(fc.double({ min: 0, max: 5000, noNaN: true }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(values, fc.boolean(), fc.integer({ min: 0, max: 27 }), (own, fromZero, back) => {
      const { x, y, start, end, ground } = placeIn(frame, { span, values: own, fromZero, leastHeight: 4 });
      for (const value of own) {
        expect(y(value)).toBeLessThanOrEqual(ground + 1e-6);
        expect(y(value)).toBeGreaterThanOrEqual(frame.margin.top - 1e-6);
      }
      const day = x(addDays(span.to, -back));
      expect(day).toBeGreaterThan(start);
      expect(day).toBeLessThan(end);
    }),
  );
});

test('columns stand on zero, and a greater value is higher', () => {
  const { y, ground } = placeIn(frame, { span, values: [150, 40], fromZero: true, leastHeight: 10 });
  expect(y(0)).toBe(ground);
  expect(y(150)).toBeLessThan(y(40));
});

test('a small change does not fill the height', () => {
  const { y, ground } = placeIn(frame, { span, values: [70, 70.2], leastHeight: 4 });
  expect(Math.abs(y(70) - y(70.2))).toBeLessThan((ground - frame.margin.top) / 15);
});

test('one value alone has a place, and numbers beside it', () => {
  const { y, ticks } = placeIn(frame, { span, values: [70], leastHeight: 4 });
  expect(Number.isFinite(y(70))).toBe(true);
  expect(ticks.length).toBeGreaterThan(2);
});
