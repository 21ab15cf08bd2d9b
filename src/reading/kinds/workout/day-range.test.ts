import { expect, test } from 'vitest';
import { dayRange } from './day-range.ts';

test.each([
  ['en', [3, 3], '3'],
  ['en', [1, 2], '1 or 2'],
  ['en', [4, 6], '4 to 6'],
  ['fr', [1, 2], '1 ou 2'],
  ['fr', [4, 6], '4 à 6'],
  ['rw', [1, 2], '1 cyangwa 2'],
  ['rw', [4, 6], '4 kugeza kuri 6'],
  ['sw', [1, 2], '1 au 2'],
  ['sw', [4, 6], '4 hadi 6'],
] as const)('%s says of %j days a week “%s”', (language, days, text) => {
  expect(dayRange(days, language)).toBe(text);
});
