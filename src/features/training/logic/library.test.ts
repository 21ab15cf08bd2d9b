import { expect, test } from 'vitest';
import { exercisesOf, othersOf, type PlayedExercise, readSessionAddress, sessionQuery } from './library.ts';

const exercise = (easier?: string, harder?: string): PlayedExercise => ({
  name: '',
  cue: '',
  measure: 'repetitions',
  pattern: 'squat',
  primary: ['quadriceps'],
  time: { seconds: 3, perSide: false, sidesInOneCycle: 1 },
  easier,
  harder,
  figures: { woman: { moving: '', still: '' }, man: { moving: '', still: '' } },
});
const exercises = {
  squat: exercise('chair-squat', 'goblet-squat'),
  'chair-squat': exercise('sit-to-stand', 'squat'),
  'jump-squat': exercise('squat'),
};

test('what a session names as easier or harder goes before what the library does', () => {
  expect(othersOf({ exercise: 'squat', seconds: 30 }, exercises)).toEqual({
    easier: 'chair-squat',
    harder: 'goblet-squat',
  });
  expect(othersOf({ exercise: 'squat', seconds: 30, harder: 'jump-squat' }, exercises).harder).toBe(
    'jump-squat',
  );
});

test('after an exchange there is the way back and nothing else', () => {
  const easier = { exercise: 'chair-squat', seconds: 30, insteadOf: 'squat' };
  expect(othersOf(easier, exercises)).toEqual({ harder: 'squat' });
  const harder = { exercise: 'jump-squat', seconds: 30, harder: 'jump-squat', insteadOf: 'squat' };
  expect(othersOf(harder, exercises)).toEqual({ easier: 'squat' });
});

test('an address without a workout is a day of the week plans, and one without a session is none', () => {
  expect(readSessionAddress('?session=main&workout=/men/x')).toEqual({ session: 'main', workout: '/men/x' });
  expect(readSessionAddress('?session=men-upper-body')?.workout).toBe('/workout');
  expect(readSessionAddress('')).toBeUndefined();
});

test('an address says how far a session is led on, and strange numbers say nothing', () => {
  const address = { workout: '/men/x', session: 'main', extra: 2 };
  expect(readSessionAddress(sessionQuery(address))).toEqual(address);
  expect(readSessionAddress('?session=main&extra=9')?.extra).toBeUndefined();
  expect(readSessionAddress('?session=main&extra=1.5')?.extra).toBeUndefined();
});

test('a session brings the exercises that may take the place of its own', () => {
  const blocks = [{ part: 'main', rounds: 1, items: [{ exercise: 'chair-squat', seconds: 30 }] }] as const;
  expect(Object.keys(exercisesOf([{ blocks }], exercises))).toEqual(['chair-squat', 'squat']);
});
