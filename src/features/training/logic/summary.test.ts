import { expect, test } from 'vitest';
import { summaryOf, type TrainedExercise } from './summary.ts';
import type { PlayedBlock } from './timeline.ts';

const time = { seconds: 3, perSide: false, sidesInOneCycle: 1 } as const;
const exercises: Record<string, TrainedExercise> = {
  run: { time, pattern: 'cardio', primary: ['quadriceps', 'calves'] },
  squat: { time, pattern: 'squat', primary: ['quadriceps', 'gluteus-maximus'] },
  plank: { time, pattern: 'core', primary: ['abdominals', 'deltoids'] },
};
const find = (id: string) => exercises[id];
const main = (rounds: number, ...items: PlayedBlock['items']): PlayedBlock => ({
  part: 'main',
  rounds,
  items,
});

test('steady cardio counts minute for minute, hard work twice, an easy session nothing', () => {
  const blocks = [main(1, { exercise: 'run', seconds: 1200 })];
  expect(summaryOf(blocks, find)).toMatchObject({ minutes: 20, counted: 20, strength: false, hard: [] });
  expect(summaryOf(blocks, find, 'hard')).toMatchObject({ counted: 40, hard: ['quadriceps', 'calves'] });
  expect(summaryOf(blocks, find, 'easy').counted).toBe(0);
});

test('strength tires its muscles, core only the trunk, and neither counts towards the minutes', () => {
  const strength = summaryOf([main(3, { exercise: 'squat', repetitions: 10, rest: 30 })], find);
  expect(strength).toMatchObject({ counted: 0, strength: true, minutes: 3, step: 1 });
  expect(strength.hard).toEqual(['quadriceps', 'gluteus-maximus']);
  const core = summaryOf([main(2, { exercise: 'plank', seconds: 30 })], find);
  expect(core).toMatchObject({ strength: false, hard: ['abdominals'] });
});

test('what warms up and cools down does not count, and an unknown exercise is named', () => {
  const warmUp: PlayedBlock = { part: 'warm-up', rounds: 1, items: [{ exercise: 'run', seconds: 600 }] };
  expect(summaryOf([warmUp], find)).toMatchObject({ minutes: 10, counted: 0, strength: false, step: 0 });
  expect(() => summaryOf([main(1, { exercise: 'fly', seconds: 30 })], find)).toThrow(/"fly"/);
});
