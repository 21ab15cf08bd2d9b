import { expect, test } from 'vitest';
import { doneOf, type PlayedThrough } from './done.ts';
import { doneSchema } from './record-schemas.ts';
import { summaryOf, type TrainedExercise } from './summary.ts';
import { type PlayedBlock, timeline } from './timeline.ts';

const exercises: Record<string, TrainedExercise> = {
  march: { time: time(1, false), pattern: 'cardio', primary: ['hip-flexors'] },
  squat: { time: time(3, false), pattern: 'squat', primary: ['quadriceps'] },
  lunge: { time: time(3, true), pattern: 'lunge', primary: ['quadriceps'] },
};
function time(seconds: number, perSide: boolean) {
  return { seconds, perSide, sidesInOneCycle: 1 as const };
}
const find = (id: string) => exercises[id];

const blocks: PlayedBlock[] = [
  { part: 'warm-up', rounds: 1, items: [{ exercise: 'march', seconds: 60 }] },
  {
    part: 'main',
    rounds: 2,
    items: [
      { exercise: 'squat', repetitions: 10, rest: 30 },
      { exercise: 'lunge', repetitions: 8, rest: 30 },
      { exercise: 'march', seconds: 120 },
    ],
  },
];
const steps = timeline(blocks, (id) => exercises[id]?.time ?? time(1, false));
const played = (change: Partial<PlayedThrough> = {}): PlayedThrough => ({
  address: { workout: '/men/x', session: 'main' },
  name: 'Legs',
  steps,
  reached: steps.length,
  skipped: [],
  milliseconds: 600_000,
  summary: summaryOf(blocks, find),
  ...change,
});

test('a session done to its end is noted with what it trained; the sides of an exercise count once', () => {
  const done = doneOf(played(), '2026-11-23', '07:05');
  expect(done).toEqual({
    date: '2026-11-23',
    time: '07:05',
    name: 'Legs',
    workout: '/men/x',
    session: 'main',
    minutes: 10,
    counted: 4,
    strength: true,
    whole: true,
    exercises: [
      { exercise: 'march', seconds: 300 },
      { exercise: 'squat', repetitions: 20 },
      { exercise: 'lunge', repetitions: 16 },
    ],
  });
  expect(doneSchema.safeParse(done).success).toBe(true);
});

test('what was skipped or not reached is not noted, and counts only its share', () => {
  const half = steps.findIndex((step) => step.kind === 'move' && step.part === 'main' && step.round === 2);
  const part = doneOf(played({ reached: half }), '2026-11-23', '07:05');
  expect(part).toMatchObject({ whole: false, counted: 2, strength: true });
  expect(part?.exercises).toContainEqual({ exercise: 'squat', repetitions: 10 });
  const skipped = steps.flatMap((step, index) =>
    step.kind === 'move' && step.item.exercise === 'lunge' ? [index] : [],
  );
  const without = doneOf(played({ skipped }), '2026-11-23', '07:05');
  expect(without?.whole).toBe(false);
  expect(without?.exercises.map(({ exercise }) => exercise)).toEqual(['march', 'squat']);
});

test('the warm-up alone strengthens nothing, and less than a minute is no session', () => {
  expect(doneOf(played({ reached: 1 }), '2026-11-23', '07:05')).toMatchObject({
    counted: 0,
    strength: false,
  });
  expect(doneOf(played({ milliseconds: 59_000 }), '2026-11-23', '07:05')).toBeUndefined();
});
