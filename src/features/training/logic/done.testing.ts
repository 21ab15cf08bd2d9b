import fc from 'fast-check';
import { addDays } from './days.ts';
import { feelings } from './feelings.ts';
import type { Done } from './records.ts';

/** A session of the log, as a test needs it. */
export const done = (own: Partial<Done> = {}): Done => ({
  date: '2026-11-20',
  name: 'Brisk walk',
  minutes: 30,
  counted: 30,
  strength: false,
  whole: true,
  exercises: [],
  ...own,
});

/** Any session of about two years, of few exercises, so that they meet. */
export const anySession: fc.Arbitrary<Done> = fc
  .record({
    offset: fc.integer({ min: -700, max: 0 }),
    minutes: fc.integer({ min: 0, max: 600 }),
    counts: fc.constantFrom(0, 1, 2),
    strength: fc.boolean(),
    whole: fc.boolean(),
    felt: fc.option(fc.constantFrom(...feelings), { nil: undefined }),
    exercises: fc.array(
      fc.record({
        exercise: fc.constantFrom('squat', 'plank', 'running'),
        repetitions: fc.option(fc.integer({ min: 0, max: 50 }), { nil: undefined }),
        seconds: fc.option(fc.integer({ min: 0, max: 600 }), { nil: undefined }),
      }),
      { maxLength: 4 },
    ),
  })
  .map(({ offset, counts, ...own }) =>
    done({ ...own, date: addDays('2026-11-20', offset), counted: own.minutes * counts }),
  );
