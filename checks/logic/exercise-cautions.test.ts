import { expect, test } from 'vitest';
import { type ReadExercise, readExercises } from '#src/features/exercises/read-exercises.ts';
import { checkCautions } from './exercise-cautions.ts';

const library = readExercises('content');

/** The problems of an exercise of the library after a change. */
function changed(id: string, change: (facts: ReadExercise['facts']) => Partial<ReadExercise['facts']>) {
  const exercise = library.find((one) => one.id === id);
  if (exercise === undefined) throw new Error(`The library has no ${id}.`);
  const facts = { ...exercise.facts, ...change(exercise.facts) };
  return checkCautions([{ id, facts }]).map(({ key, message }) => `${key}: ${message}`);
}

test('the library keeps the rules', () => {
  expect(checkCautions(library)).toEqual([]);
});

test.each([
  ['nothing about pregnancy', 'push-up', { cautions: [] }, 'one thing about pregnancy'],
  ['a jump that suits pregnancy', 'burpee', { suits: ['pregnancy'] }, 'one thing about pregnancy'],
  [
    'two things about pregnancy',
    'cobra',
    { cautions: ['pregnancy-not', 'pregnancy-ask', 'floor'] },
    'one thing',
  ],
  [
    'lying down while expecting',
    'glute-bridge',
    { suits: ['pregnancy'], cautions: ['floor'] },
    'lies on the back',
  ],
  ['a jump for sore knees', 'vertical-jump', { cautions: ['pregnancy-jumps'] }, 'Feet land hard'],
  ['crunches with a hernia', 'bicycle-crunch', { cautions: ['pregnancy-belly'] }, 'hernia'],
  ['a pool without its dangers', 'back-float', { cautions: [] }, 'pool'],
  ['dangers of a pool on land', 'squat', { cautions: ['water'] }, 'pool'],
  ['knees that are sore and not', 'squat', { suits: ['sore-knees', 'no-floor', 'pregnancy'] }, 'sore knees'],
  ['a beginner on the floor', 'bird-dog', { cautions: [] }, '“floor”'],
  ['a floor that is not there', 'squat', { cautions: ['floor'] }, '“floor”'],
  ['a weight without its litres', 'biceps-curl', { load: undefined }, 'a weight to lift'],
  ['litres without a weight', 'squat', { load: 'jerrycan' }, 'a weight to lift'],
] as const)('%s is a problem', (_, id, change, message) => {
  const problems = changed(id, () => change as Partial<ReadExercise['facts']>);
  expect(problems.filter((problem) => problem.includes(message))).toHaveLength(1);
});
