import { expect, test } from 'vitest';
import { movementPatterns } from '#src/features/exercises/logic/kinds.ts';
import { exerciseKinds, kindOf, kindsOf } from './exercise-kinds.ts';
import type { PlayedExercise } from './library.ts';
import { pick, pickable } from './pick-exercises.ts';

const figure = { moving: '', still: '' };
const exercise = (name: string, pattern: PlayedExercise['pattern']): PlayedExercise => ({
  name,
  cue: '',
  measure: 'repetitions',
  pattern,
  primary: [],
  time: { seconds: 3, perSide: false, sidesInOneCycle: 1 },
  figures: { woman: figure, man: figure },
});
const exercises = {
  squat: exercise('Squat (flexion)', 'squat'),
  'calf-raise': exercise('Élévation des talons', 'balance'),
  'push-up': exercise('Pompe', 'push'),
};
const all = pickable(exercises, 'fr');
const found = (...[query, kind]: [string, Parameters<typeof pick>[2]?]) =>
  pick(all, query, kind).map(({ id }) => id);

test('exercises stand in the order of their names in the language, accents or not', () => {
  expect(all.map(({ id }) => id)).toEqual(['calf-raise', 'push-up', 'squat']);
});

test.each([
  ['', ['calf-raise', 'push-up', 'squat']],
  ['elevation', ['calf-raise']],
  ['TALON', ['calf-raise']],
  ['ponpe', ['push-up']],
  ['push-up', ['push-up']],
  ['zzz', []],
])('“%s” finds %j', (query, ids) => {
  expect(found(query)).toEqual(ids);
});

test('a kind narrows what is found', () => {
  expect(found('', 'legs')).toEqual(['squat']);
  expect(found('pompe', 'legs')).toEqual([]);
});

test('every movement belongs to a kind, and every kind has a movement', () => {
  expect(new Set(movementPatterns.map(kindOf))).toEqual(new Set(exerciseKinds));
});

test('a session trains what its main part trains, and what it has where it has none', () => {
  const find = (id: string) => (Object.hasOwn(exercises, id) ? Reflect.get(exercises, id) : undefined);
  const block = (part: 'warm-up' | 'main', ...ids: string[]) => ({
    part,
    items: ids.map((id) => ({ exercise: id, seconds: 30 })),
  });
  expect(kindsOf([block('warm-up', 'calf-raise'), block('main', 'push-up', 'squat', 'lost')], find)).toEqual([
    'legs',
    'push',
  ]);
  expect(kindsOf([block('warm-up', 'calf-raise'), block('main')], find)).toEqual(['balance']);
});
