import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countedMinutes, withMinutes } from './activities.ts';
import { anySession, done } from './done.testing.ts';

test.each([
  ['walk', 'easy', 0],
  ['walk', 'moderate', 30],
  ['run', 'hard', 60],
  ['strength', 'hard', 0],
  ['stretch', 'moderate', 0],
] as const)('of 30 minutes of %s that are %s, %i count', (activity, effort, counted) => {
  expect(countedMinutes(activity, 30, effort)).toBe(counted);
});

test('a session that took twice as long counts twice as much', () => {
  expect(withMinutes(done({ minutes: 40, counted: 22 }), 80)).toMatchObject({ minutes: 80, counted: 44 });
  expect(withMinutes(done({ minutes: 0, counted: 0 }), 80)).toMatchObject({ minutes: 80, counted: 0 });
});

test('however long a session took, no minute counts more than two, and the same length changes nothing', () => {
  fc.assert(
    fc.property(anySession, fc.integer({ min: 1, max: 600 }), (session, minutes) => {
      const changed = withMinutes(session, minutes);
      expect(changed.minutes).toBe(minutes);
      expect(changed.counted).toBeGreaterThanOrEqual(0);
      expect(changed.counted).toBeLessThanOrEqual(2 * minutes);
      if (session.minutes > 0) expect(withMinutes(session, session.minutes)).toEqual(session);
    }),
  );
});
