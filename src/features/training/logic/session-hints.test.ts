import { expect, test } from 'vitest';
import { readExercises } from '#src/features/exercises/read-exercises.ts';
import { repetitionTime } from '#src/features/exercises/repetition-time.ts';
import { firstDose } from './first-dose.ts';
import type { PlayedExercise, PlayedExercises } from './library.ts';
import { add, buildOf, contentOf, emptyBuild } from './own-session.ts';
import { ownSessionSchema } from './record-schemas.ts';
import { hintsFor, offeredItems } from './session-hints.ts';
import { startingPoints } from './starting-points.ts';
import { summaryOf } from './summary.ts';

const all = readExercises('content');
const figure = { moving: '', still: '' };
const exercises: PlayedExercises = Object.fromEntries(
  all.map(({ id, facts }): [string, PlayedExercise] => [
    id,
    {
      name: id,
      cue: '',
      time: repetitionTime(facts),
      pattern: facts.pattern,
      measure: facts.measure,
      primary: facts.muscles.primary,
      figures: { woman: figure, man: figure },
    },
  ]),
);
const withMain = (exercise: string) => add(emptyBuild, 1, [{ exercise, seconds: 30, rest: 0 }]);

test.each([
  ['squat', ['warm-up', 'cool-down']],
  ['forearm-plank', ['warm-up', 'cool-down']],
  ['running', ['warm-up', 'cool-down']],
  ['child-pose', []],
  ['belly-breathing', []],
])('a main part of %s alone is offered %j', (exercise, hints) => {
  expect(hintsFor(withMain(exercise), exercises, 5)).toEqual(hints);
});

test('what is offered is taken with one tap, and then nothing is offered any more', () => {
  const warm = add(withMain('squat'), 0, offeredItems('warm-up', exercises));
  expect(hintsFor(warm, exercises, 5)).toEqual(['cool-down']);
  expect(hintsFor(add(warm, 2, offeredItems('cool-down', exercises)), exercises, 5)).toEqual([]);
});

test('all that is offered is in the library, and a library without it offers nothing', () => {
  expect(offeredItems('warm-up', exercises)).toHaveLength(4);
  expect(offeredItems('cool-down', exercises)).toHaveLength(4);
  expect(offeredItems('warm-up', {})).toEqual([]);
});

test('more than an hour is said, an hour is not', () => {
  expect(hintsFor(emptyBuild, exercises, 60)).toEqual([]);
  expect(hintsFor(emptyBuild, exercises, 61)).toEqual(['long']);
});

test('every exercise has a first dose in every part that may be kept as it is', () => {
  for (const part of ['warm-up', 'main', 'cool-down'] as const) {
    const items = all.map(({ id, facts }) => ({ exercise: id, ...firstDose(id, facts, part) }));
    for (const item of items) {
      const session = { name: 'x', blocks: [{ part, rounds: 1, items: [item] }] };
      expect(ownSessionSchema.safeParse(session).success, `${item.exercise} in ${part}`).toBe(true);
      expect(contentOf(buildOf(session)).blocks[0]?.items).toEqual([item]);
    }
  }
});

test.each([
  ['squat', 'main', { repetitions: 10, rest: 30 }],
  ['squat', 'warm-up', { repetitions: 8, rest: 0 }],
  ['forearm-plank', 'main', { seconds: 30, rest: 30 }],
  ['calf-stretch-wall', 'cool-down', { seconds: 30, rest: 0 }],
  ['marching-on-the-spot', 'warm-up', { seconds: 60, rest: 0 }],
  ['jumping-jack', 'main', { seconds: 30, rest: 30 }],
  ['walking', 'main', { seconds: 300, rest: 0 }],
  ['vertical-jump', 'main', { repetitions: 5, rest: 30 }],
  ['farmer-carry', 'main', { seconds: 30, rest: 30 }],
  ['belly-breathing', 'cool-down', { seconds: 60, rest: 0 }],
  ['warrior-two', 'main', { seconds: 30, rest: 0 }],
] as const)('%s in the part %s begins with %j', (id, part, dose) => {
  const known = exercises[id];
  expect(known && firstDose(id, known, part)).toEqual(dose);
});

test.each(Object.entries(startingPoints))(
  'the starting point %s is for beginners, takes about ten minutes and lacks nothing',
  (name, blocks) => {
    const build = buildOf({ name, blocks: [...blocks] });
    const ids = build.blocks.flatMap(({ items }) => items.map(({ exercise }) => exercise));
    const levels = ids.map((id) => all.find((exercise) => exercise.id === id)?.facts.level);
    expect(new Set(levels)).toEqual(new Set(['beginner']));
    const { minutes, strength } = summaryOf(blocks, (id) => exercises[id]);
    expect(minutes).toBeGreaterThanOrEqual(9);
    expect(minutes).toBeLessThanOrEqual(12);
    expect(strength).toBe(true);
    expect(hintsFor(build, exercises, minutes)).toEqual([]);
    expect(ownSessionSchema.safeParse({ name, blocks }).success).toBe(true);
  },
);
