import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import english from '#content/interface/en/translation.json' with { type: 'json' };
import french from '#content/interface/fr/translation.json' with { type: 'json' };
import kinyarwanda from '#content/interface/rw/translation.json' with { type: 'json' };
import swahili from '#content/interface/sw/translation.json' with { type: 'json' };
import { eraseAll } from './erase-all.ts';
import { memoryStorage } from './storage.testing.ts';
import {
  isStorageBlocked,
  keyOf,
  readStored,
  removeStored,
  type StoredName,
  storedItems,
  writeStored,
} from './storage.ts';

const names = Object.keys(storedItems) as StoredName[];
const hour = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z') });
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Makes the browser one that forbids even to look. */
function forbidStorage() {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => {
        throw new DOMException('The request was denied.', 'SecurityError');
      },
    });
  }
}

test.each(names)('%s is read as it was written, until it is removed', (name) => {
  expect(readStored(name)).toBeNull();
  writeStored(name, 'Muraho "neza"\n');
  expect(readStored(name)).toBe('Muraho "neza"\n');
  removeStored(name);
  expect(readStored(name)).toBeNull();
});

test('no two names share a key', () => {
  expect(new Set(names.map(keyOf)).size).toBe(names.length);
});

test('what must not be seen by the next person ends with the tab, and after a day where the tab stays', () => {
  const sensitive = ['contactDraft', 'accountDraft'] as const;
  for (const name of sensitive) {
    writeStored(name, 'private');
  }
  expect(localStorage.length).toBe(0);
  vi.advanceTimersByTime(24 * hour - 1);
  expect(sensitive.map(readStored)).toEqual(['private', 'private']);
  vi.advanceTimersByTime(1);
  expect(sensitive.map(readStored)).toEqual([null, null]);
  expect(sessionStorage.length).toBe(0);
});

test('writing again begins the time anew', () => {
  writeStored('contactDraft', 'first');
  vi.advanceTimersByTime(23 * hour);
  writeStored('contactDraft', 'second');
  vi.advanceTimersByTime(23 * hour);
  expect(readStored('contactDraft')).toBe('second');
});

test('what has no end of its own is still there after a year', () => {
  writeStored('language', 'rw');
  vi.advanceTimersByTime(365 * 24 * hour);
  expect(readStored('language')).toBe('rw');
});

test.each(['nonsense', '{}', 'null', '7', '{"value":7,"until":9e15}', '{"value":"x","until":"soon"}'])(
  '%s in the place of a text with an end is as good as nothing, and goes',
  (stored) => {
    sessionStorage.setItem(keyOf('contactDraft'), stored);
    expect(readStored('contactDraft')).toBeNull();
    expect(sessionStorage.length).toBe(0);
  },
);

test.each(names)('where storage is forbidden, %s is neither read nor written, and nothing fails', (name) => {
  forbidStorage();
  writeStored(name, 'x');
  removeStored(name);
  expect(readStored(name)).toBeNull();
  expect(isStorageBlocked(name)).toBe(true);
  expect(eraseAll).not.toThrow();
});

test('storage that is allowed and empty is not blocked', () => {
  expect(names.filter(isStorageBlocked)).toEqual([]);
});

test('where storage is full, what was stored before stays', () => {
  writeStored('language', 'rw');
  localStorage.setItem = () => {
    throw new DOMException('No room.', 'QuotaExceededError');
  };
  writeStored('language', 'sw');
  expect(readStored('language')).toBe('rw');
});

test('everything is erased, also what no list knows', () => {
  localStorage.setItem('of-a-library', 'x');
  for (const name of names) {
    writeStored(name, 'x');
  }
  eraseAll();
  expect(localStorage.length + sessionStorage.length).toBe(0);
});

test('where only one of the storages can be looked at, that one is erased all the same', () => {
  writeStored('contactDraft', 'x');
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('The request was denied.', 'SecurityError');
    },
  });
  eraseAll();
  expect(sessionStorage.length).toBe(0);
});

test.each([
  ['en', english],
  ['fr', french],
  ['rw', kinyarwanda],
  ['sw', swahili],
])('the page about us names in %s everything that may be stored, and nothing else', (_, { about }) => {
  expect(Object.keys(about.privacy.stored)).toEqual(names);
});
