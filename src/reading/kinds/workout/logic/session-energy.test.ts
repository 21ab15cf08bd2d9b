import { expect, test } from 'vitest';
import { sessionKilocalories } from './session-energy.ts';

const costOf = (exercise: string) => ({
  time: { seconds: 3, perSide: exercise === 'lunge', sidesInOneCycle: 1 as const },
  met: exercise === 'squat' ? 5 : 3,
});

test('an hour at 5 MET costs a person of 70 kg 350 kcal', () => {
  const blocks = [{ rounds: 1, items: [{ exercise: 'squat', seconds: 3600 }] }];
  expect(sessionKilocalories(blocks, costOf, 70)).toBeCloseTo(350);
});

test('rests count as rest: 10 minutes of them cost a person of 60 kg 10 kcal', () => {
  const blocks = [{ rounds: 2, roundRest: 300, items: [{ exercise: 'squat', repetitions: 0, rest: 150 }] }];
  expect(sessionKilocalories(blocks, costOf, 60)).toBeCloseTo(10);
});

test('an exercise with two sides costs twice, and each round counts', () => {
  const once = sessionKilocalories(
    [{ rounds: 1, items: [{ exercise: 'squat', repetitions: 10 }] }],
    costOf,
    70,
  );
  expect(once).toBeCloseTo((5 * 70 * 30) / 3600);
  const lunges = sessionKilocalories(
    [{ rounds: 3, items: [{ exercise: 'lunge', repetitions: 10 }] }],
    costOf,
    70,
  );
  expect(lunges).toBeCloseTo((3 * 3 * 70 * 60) / 3600);
});
