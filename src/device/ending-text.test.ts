import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readEnding, writeEnding } from './ending-text.ts';
import { memoryStorage } from './storage.testing.ts';
import { keyOf } from './storage.ts';

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

test('what must not be seen by the next person ends with the tab, and after a day where the tab stays', () => {
  const sensitive = ['contactDraft', 'accountDraft'] as const;
  for (const name of sensitive) {
    writeEnding(name, 'private');
  }
  expect(localStorage.length).toBe(0);
  vi.advanceTimersByTime(24 * hour - 1);
  expect(sensitive.map(readEnding)).toEqual(['private', 'private']);
  vi.advanceTimersByTime(1);
  expect(sensitive.map(readEnding)).toEqual([null, null]);
  expect(sessionStorage.length).toBe(0);
});

test('writing again begins the time anew', () => {
  writeEnding('contactDraft', 'first');
  vi.advanceTimersByTime(23 * hour);
  writeEnding('contactDraft', 'second');
  vi.advanceTimersByTime(23 * hour);
  expect(readEnding('contactDraft')).toBe('second');
});

test.each(['nonsense', '{}', 'null', '7', '{"value":7,"until":9e15}', '{"value":"x","until":"soon"}'])(
  '%s in the place of a text with an end is as good as nothing, and goes',
  (stored) => {
    sessionStorage.setItem(keyOf('contactDraft'), stored);
    expect(readEnding('contactDraft')).toBeNull();
    expect(sessionStorage.length).toBe(0);
  },
);
