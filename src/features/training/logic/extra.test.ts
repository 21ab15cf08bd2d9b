import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leastExtra, mostExtra, mostRounds, withExtra } from './extra.ts';
import type { PlayedBlock } from './timeline.ts';

const block = (part: PlayedBlock['part'], rounds: number, items: PlayedBlock['items']): PlayedBlock => ({
  part,
  rounds,
  items,
});
const squat = { exercise: 'squat', repetitions: 10, rest: 30 };
const walk = { exercise: 'walking', seconds: 1200 };

test('a step is a round of the main part, and leaves warm-up and cool-down alone', () => {
  const session = [block('warm-up', 1, [walk]), block('main', 3, [squat]), block('cool-down', 2, [walk])];
  expect(withExtra(session, 1).map(({ rounds }) => rounds)).toEqual([1, 4, 2]);
  expect(withExtra(session, -1).map(({ rounds }) => rounds)).toEqual([1, 2, 2]);
  expect(withExtra(session, 0)).toEqual(session);
});

test('where nothing repeats, a step is a tenth of its time and of its count', () => {
  const [steady] = withExtra([block('main', 1, [walk, squat])], 1);
  expect(steady?.items).toEqual([
    { exercise: 'walking', seconds: 1320 },
    { exercise: 'squat', repetitions: 11, rest: 30 },
  ]);
});

test('there is always something left to do, and never more rounds than the most', () => {
  const rounds = fc.integer({ min: 1, max: mostRounds });
  const extra = fc.integer({ min: leastExtra, max: mostExtra });
  const item = fc.oneof(
    fc.record({ exercise: fc.constant('squat'), repetitions: fc.integer({ min: 1, max: 60 }) }),
    fc.record({ exercise: fc.constant('walking'), seconds: fc.integer({ min: 5, max: 1800 }) }),
  );
  fc.assert(
    fc.property(rounds, extra, fc.array(item, { minLength: 1 }), (most, steps, items) => {
      const [led] = withExtra([block('main', most, items)], steps);
      expect(led?.rounds).toBeGreaterThanOrEqual(1);
      expect(led?.rounds).toBeLessThanOrEqual(mostRounds);
      for (const { repetitions = 1, seconds = 5 } of led?.items ?? []) {
        expect(repetitions).toBeGreaterThanOrEqual(1);
        expect(seconds).toBeGreaterThanOrEqual(5);
      }
    }),
  );
});
