import { expect, test } from 'vitest';
import { belongingsFor, equipmentFor, equipmentInShort } from './belongings.ts';
import { planned } from './workout.testing.ts';

test.each([
  ['nothing', { equipment: ['none'] }, ['nothing-bought']],
  ['a wall', { equipment: ['wall'] }, ['nothing-bought', 'furniture']],
  ['a chair and a mat', { equipment: ['chair', 'mat'] }, ['nothing-bought', 'furniture', 'mat']],
  ['a jerrycan', { equipment: ['jerrycan'], load: 'jerrycan' }, ['nothing-bought', 'water']],
  ['a weight that water replaces', { equipment: ['dumbbell'], load: 'bottles' }, ['nothing-bought', 'water']],
  [
    'a bar with bottles in its place',
    { equipment: ['barbell', 'bottle'], load: 'bar' },
    ['nothing-bought', 'water'],
  ],
  ['a bar', { equipment: ['barbell'], load: 'bar' }, []],
  ['a rope', { equipment: ['jump-rope'] }, ['jump-rope']],
  ['a football', { equipment: ['football'] }, ['ball']],
  ['a pool', { equipment: ['pool'] }, []],
] as const)('a workout with %s', (_, facts, belongings) => {
  expect(belongingsFor(planned([{}, facts]))).toEqual(belongings);
});

test('one thing that has to be bought is enough to buy something', () => {
  const workout = planned([{ equipment: ['mat'] }, { equipment: ['band'] }]);
  expect(belongingsFor(workout)).toEqual(['mat', 'band']);
});

test('equipment is named once, in the order of all kinds, and nothing is not named', () => {
  const workout = planned([{ equipment: ['wall'] }, { equipment: ['mat', 'wall'] }, {}]);
  expect(equipmentFor(workout)).toEqual(['mat', 'wall']);
  expect(equipmentFor(planned([{}]))).toEqual([]);
});

test('in short, a chair and a wall are one, and what belongs to no group keeps its name', () => {
  const workout = planned([{ equipment: ['wall'] }, { equipment: ['chair'] }, { equipment: ['bar'] }]);
  expect(equipmentInShort(workout)).toEqual(['furniture', 'bar']);
});
