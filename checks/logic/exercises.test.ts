import { expect, test } from 'vitest';
import { readExercises } from '#src/features/exercises/read-exercises.ts';
import { checkMovements, checkNeighbours } from './exercises.ts';

const squat = readExercises('content').find(({ id }) => id === 'squat');
if (squat === undefined) throw new Error('The library has no squat.');
const exercise = (id: string, facts: Partial<typeof squat.facts> = {}) => ({
  id,
  facts: { ...squat.facts, easier: undefined, harder: undefined, ...facts },
});

test('a movement that a body can make is no problem, one that is too quick for it is', () => {
  const { movement } = squat.facts;
  const [first, ...others] = movement.keys;
  const quick = { ...movement, keys: first ? [{ ...first, seconds: 0.05 }, ...others] : [] };
  expect(checkMovements([squat])).toEqual([]);
  expect(checkMovements([exercise('quick', { movement: quick })])).toMatchObject([
    { file: 'content/exercises/quick/facts.yaml', key: 'movement.keys.0' },
  ]);
});

test('neighbours that exist and lead onwards are no problem', () => {
  expect(checkNeighbours([exercise('a', { harder: 'b' }), exercise('b', { easier: 'a' })])).toEqual([]);
});

test('a neighbour that is not there is reported', () => {
  expect(checkNeighbours([exercise('a', { easier: 'x', harder: 'y' })]).map(({ key }) => key)).toEqual([
    'easier',
    'harder',
  ]);
});

test('a chain of harder ones that comes back is reported with its steps', () => {
  const [problem] = checkNeighbours([exercise('a', { harder: 'b' }), exercise('b', { harder: 'a' })]);
  expect(problem?.message).toContain('a → b → a');
});
