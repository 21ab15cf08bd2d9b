import { expect, test } from 'vitest';
import { momentAt, rhythmWithHold, rhythmWithoutHold, roundSeconds, roundsIn } from './breathing.ts';

test('a breath has the seconds of the specification: 4 in, 4 hold, 6 out', () => {
  expect(roundSeconds(rhythmWithHold)).toBe(14);
  expect(roundSeconds(rhythmWithoutHold)).toBe(10);
});

test.each([
  [1, 4, 6],
  [5, 21, 30],
  [10, 43, 60],
])('%i minutes are %i breaths with the hold and %i without', (minutes, held, unheld) => {
  expect(roundsIn(minutes, rhythmWithHold)).toBe(held);
  expect(roundsIn(minutes, rhythmWithoutHold)).toBe(unheld);
});

test.each([
  [0, 'in', 4, 0],
  [2, 'in', 2, 0.5],
  [3.9, 'in', 1, 0.998],
  [4, 'hold', 4, 1],
  [7.5, 'hold', 1, 1],
  [8, 'out', 6, 1],
  [11, 'out', 3, 0.5],
  [13.5, 'out', 1, 0.017],
  [14, 'in', 4, 0],
])('after %d seconds one breathes "%s", for %i more', (elapsed, phase, secondsLeft, fullness) => {
  const moment = momentAt(elapsed, 5, rhythmWithHold);
  expect(moment).toMatchObject({ phase, secondsLeft });
  expect(moment?.fullness).toBeCloseTo(fullness, 3);
});

test('without the hold one breathes out after 4 seconds', () => {
  expect(momentAt(4, 5, rhythmWithoutHold)).toMatchObject({ phase: 'out', secondsLeft: 6 });
  expect(momentAt(10, 5, rhythmWithoutHold)).toMatchObject({ phase: 'in', secondsLeft: 4 });
});

test('the exercise ends after a whole breath, and never in the middle of one', () => {
  // 4 breaths of 14 seconds.
  expect(momentAt(55.9, 1, rhythmWithHold)).toMatchObject({ phase: 'out', secondsLeft: 1, minutesLeft: 1 });
  expect(momentAt(56, 1, rhythmWithHold)).toBeUndefined();
});

test('the minutes that are left are rounded up', () => {
  expect(momentAt(0, 10, rhythmWithoutHold)?.minutesLeft).toBe(10);
  expect(momentAt(1, 10, rhythmWithoutHold)?.minutesLeft).toBe(10);
  expect(momentAt(541, 10, rhythmWithoutHold)?.minutesLeft).toBe(1);
});
