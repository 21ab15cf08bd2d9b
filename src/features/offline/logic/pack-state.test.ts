import { expect, test } from 'vitest';
import { endingOf, packState } from './pack-state.ts';
import { withSavedLine } from './saved-line.ts';

test.each([
  [undefined, 'b', 'none'],
  [{ list: 'a', saved: 0 }, 'a', 'partial'],
  [{ list: 'a', saved: 5 }, 'a', 'saved'],
  [{ list: 'a', saved: 5 }, 'b', 'stale'],
  [{ list: 'a', saved: 5 }, undefined, 'saved'],
] as const)('%o with the newest list %s is %s', (pack, newest, expected) => {
  expect(packState(pack, newest)).toBe(expected);
});

test.each([
  [new DOMException('', 'AbortError'), 'stopped'],
  [new DOMException('', 'QuotaExceededError'), 'full'],
  [new Error('404'), 'broken'],
  [undefined, 'broken'],
] as const)('a saving that ends with %s is %s', (error, expected) => {
  expect(endingOf(error)).toBe(expected);
});

test('a stored page says under its heading from when it is', () => {
  const months = Array.from({ length: 12 }, (_, month) => `month ${month + 1}`);
  const words = { text: 'Saved on {{date}}.', months };
  expect(withSavedLine('<h1>A</h1><p>B</p>', new Date(2026, 10, 23), words)).toBe(
    '<h1>A</h1><p><small>Saved on 23 month 11 2026.</small></p><p>B</p>',
  );
  expect(withSavedLine('<p>B</p>', new Date(2026, 10, 23), words)).toBe('<p>B</p>');
});
