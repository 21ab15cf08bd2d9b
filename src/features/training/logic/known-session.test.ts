import { expect, test } from 'vitest';
import { done } from './done.testing.ts';
import { knownSession } from './known-session.ts';
import { placementOf } from './placement.testing.ts';

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
