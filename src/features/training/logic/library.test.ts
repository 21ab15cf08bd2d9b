import { expect, test } from 'vitest';
import { done } from './done.testing.ts';
import {
  exercisesOf,
  knownSession,
  othersOf,
  type PlayedExercise,
  readSessionAddress,
  sessionQuery,
} from './library.ts';
import { placementOf } from './placement.testing.ts';

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

const summary = { minutes: 20, counted: 10, strength: false, hard: [], step: 3 };
const names = {
  catalogue: {
    workouts: {
      '/men/cardio': {
        heading: 'Cardio',
        sessions: {
          main: { name: 'Cardio', ...summary },
          short: { name: 'Cardio: In 10 minutes', ...summary },
        },
      },
    },
    plans: {},
  },
  own: [{ id: 'mine', name: 'My morning', blocks: [] }],
};

test.each([
  [{ workout: '/men/cardio', session: 'main' }, 'Cardio'],
  [{ workout: '/men/cardio', session: 'short' }, 'Cardio: In 10 minutes'],
  [{ workout: 'own', session: 'mine' }, 'My morning'],
])('the session %o is known as %s, and can be done again', (address, name) => {
  expect(knownSession(done({ ...address, name: 'As it was called' }), names)).toEqual({ name, address });
});

test.each([
  [{}],
  [{ workout: '/men/cardio', session: 'gone' }],
  [{ workout: '/gone', session: 'main' }],
  [{ workout: 'own', session: 'erased' }],
])('an entry with %o keeps its name, and leads nowhere', (address) => {
  expect(knownSession(done({ ...address, name: 'Évasion' }), names)).toEqual({ name: 'Évasion' });
});

test('until the catalogue is there, an entry has the name of its day', () => {
  const entry = done({ workout: '/men/cardio', session: 'main', name: 'Kardio' });
  expect(knownSession(entry, { ...names, catalogue: undefined })).toEqual({ name: 'Kardio' });
});

test('a placement in the week is called as its session is today, else by the name that it got', () => {
  const nameOf = (change: Parameters<typeof placementOf>[0]) => knownSession(placementOf(change), names).name;
  expect(nameOf({ workout: '/men/cardio', session: 'short' })).toBe('Cardio: In 10 minutes');
  expect(nameOf({ workout: 'own', session: 'mine' })).toBe('My morning');
  expect(nameOf({ workout: 'own', session: 'erased', name: 'Évasion' })).toBe('Évasion');
});
