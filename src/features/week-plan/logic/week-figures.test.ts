import { expect, test } from 'vitest';
import { type FiguredBlock, weekFigures } from './week-figures.ts';

const isCardio = (exercise: string) => exercise === 'run';
const block = (
  part: FiguredBlock['part'],
  rounds: number,
  exercise: string,
  seconds: number,
): FiguredBlock => ({
  part,
  rounds,
  items: [{ exercise, seconds, rest: 60 }],
});

test('steady cardio counts minute for minute, and a fifth of the gap is walked on each of five days', () => {
  const days = [{ effort: 'moderate', blocks: [block('main', 1, 'run', 1200)] }] as const;
  expect(weekFigures(days, isCardio)).toEqual({ counted: 20, missing: 130, walk: 26 });
});

test('the work of hard intervals counts twice, whatever the exercise, and its rests count nothing', () => {
  const days = [{ effort: 'hard', blocks: [block('main', 6, 'push-up', 30)] }] as const;
  expect(weekFigures(days, isCardio).counted).toBe(6);
});

test('warm-up, cool-down, strength and easy days count nothing', () => {
  const around = [
    block('warm-up', 1, 'run', 600),
    block('main', 3, 'push-up', 600),
    block('cool-down', 1, 'run', 600),
  ];
  const days = [
    { effort: 'moderate', blocks: around },
    { effort: 'easy', blocks: [block('main', 1, 'run', 1200)] },
  ] as const;
  expect(weekFigures(days, isCardio)).toEqual({ counted: 0, missing: 150, walk: 30 });
});

test('a week of more than 150 minutes leaves no gap', () => {
  const days = [{ effort: 'moderate', blocks: [block('main', 1, 'run', 12_000)] }] as const;
  expect(weekFigures(days, isCardio)).toEqual({ counted: 200, missing: 0, walk: 0 });
});
