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

test('what has no end of its own is still there after a year', () => {
  writeStored('language', 'rw');
  vi.advanceTimersByTime(365 * 24 * 3_600_000);
  expect(readStored('language')).toBe('rw');
});

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
