import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestsOf } from './bests.ts';
import { anySession, done } from './done.testing.ts';

const sessions = fc.array(anySession, { maxLength: 30 });

test('of each exercise the most repetitions and the longest time stand with the day on which they were first reached', () => {
  const bests = bestsOf([
    done({ date: '2026-11-03', exercises: [{ exercise: 'squat', repetitions: 30 }] }),
    done({ date: '2026-11-01', exercises: [{ exercise: 'squat', repetitions: 30, seconds: 40 }] }),
    done({ date: '2026-11-02', whole: false, exercises: [{ exercise: 'plank', seconds: 90 }] }),
    done({ date: '2026-11-04', exercises: [{ exercise: 'plank', seconds: 60 }] }),
  ]);
  expect(bests).toEqual([
    { exercise: 'plank', measure: 'seconds', value: 90, day: '2026-11-02' },
    { exercise: 'squat', measure: 'repetitions', value: 30, day: '2026-11-01' },
    { exercise: 'squat', measure: 'seconds', value: 40, day: '2026-11-01' },
  ]);
});

test('an exercise that was not reached has no best', () => {
  expect(bestsOf([done({ exercises: [{ exercise: 'squat', repetitions: 0 }] })])).toEqual([]);
});

test('nothing in the log is better than the bests, each of which stands in it', () => {
  fc.assert(
    fc.property(sessions, (all) => {
      const bests = bestsOf(all);
      for (const { exercise, measure, value, day } of bests) {
        const rows = all.flatMap(({ date, exercises }) =>
          exercises
            .filter((row) => row.exercise === exercise)
            .map((row) => ({ date, value: row[measure] ?? 0 })),
        );
        expect(Math.max(...rows.map((row) => row.value))).toBe(value);
        const days = rows.filter((row) => row.value === value).map(({ date }) => date);
        expect(days.sort()[0]).toBe(day);
      }
    }),
  );
});

test('the bests are the same in whatever order the log is read, the latest first', () => {
  fc.assert(
    fc.property(sessions, (all) => {
      const bests = bestsOf(all);
      expect(bestsOf(all.toReversed())).toEqual(bests);
      const days = bests.map(({ day }) => day);
      expect(days).toEqual([...days].sort().reverse());
    }),
  );
});
