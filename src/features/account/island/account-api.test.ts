import { expect, test } from 'vitest';
import { minutesToWait } from './account-api.ts';

test.each([
  ['61', 2],
  ['60', 1],
  ['0', 1],
  ['900', 15],
  [null, 1],
  ['soon', 1],
])('a Retry-After of %s is a wait of %i minutes', (header, minutes) => {
  expect(minutesToWait(header)).toBe(minutes);
});
