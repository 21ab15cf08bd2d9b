import { expect, test } from 'vitest';
import { type RepetitionTime, sessionSeconds, type TimedItem } from './duration.ts';

const times = new Map<string, RepetitionTime>([
  ['squat', { seconds: 3, perSide: false, sidesInOneCycle: 1 }],
  ['leg-raise', { seconds: 4, perSide: true, sidesInOneCycle: 1 }],
  ['bird-dog', { seconds: 10, perSide: true, sidesInOneCycle: 2 }],
  ['march', { seconds: 2, perSide: false, sidesInOneCycle: 2 }],
]);

function timeOf(exercise: string): RepetitionTime {
  const time = times.get(exercise);
  if (time === undefined) throw new RangeError(`No exercise “${exercise}”.`);
  return time;
}

const once = (...items: TimedItem[]) => sessionSeconds([{ rounds: 1, items }], timeOf);

test('repetitions take as many cycles of the movement', () => {
  expect(once({ exercise: 'squat', repetitions: 10 })).toBe(30);
});

test('an exercise with sides takes its repetitions on each side', () => {
  expect(once({ exercise: 'leg-raise', repetitions: 10 })).toBe(80);
});

test('an alternating exercise does both sides in one cycle', () => {
  expect(once({ exercise: 'bird-dog', repetitions: 5 })).toBe(50);
});

test('an alternating movement without sides counts each cycle once', () => {
  expect(once({ exercise: 'march', repetitions: 5 })).toBe(10);
});

test('seconds are seconds, and with sides they are those of each side', () => {
  expect(once({ exercise: 'march', seconds: 60 })).toBe(60);
  expect(once({ exercise: 'leg-raise', seconds: 30 })).toBe(60);
  expect(once({ exercise: 'bird-dog', seconds: 30 })).toBe(60);
});

test('the rest after each exercise counts, once for both sides and also after the last', () => {
  const squats = { exercise: 'squat', repetitions: 10, rest: 15 };
  expect(once(squats, { exercise: 'leg-raise', seconds: 20, rest: 30 })).toBe(115);
});

test('the rest between rounds comes after each round but the last', () => {
  const items = [{ exercise: 'march', seconds: 60, rest: 30 }];
  expect(sessionSeconds([{ rounds: 1, roundRest: 45, items }], timeOf)).toBe(90);
  expect(sessionSeconds([{ rounds: 3, roundRest: 45, items }], timeOf)).toBe(360);
});

test('the blocks of a session follow each other', () => {
  const items = [{ exercise: 'march', seconds: 60 }];
  const block = { rounds: 1, items };
  expect(sessionSeconds([block, { ...block, rounds: 2 }], timeOf)).toBe(180);
  expect(sessionSeconds([], timeOf)).toBe(0);
});
