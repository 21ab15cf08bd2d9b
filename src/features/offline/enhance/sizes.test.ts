import { expect, test } from 'vitest';
import { writtenSize } from './sizes.ts';

const texts = { megabytes: '{{size}} Mo', kilobytes: '{{size}} Ko' };

test.each([
  [0, '0 Ko'],
  [1, '1 Ko'],
  [99_499, '99 Ko'],
  [100_000, '0,1 Mo'],
  [2_149_000, '2,1 Mo'],
])('%i bytes are %s', (bytes, expected) => {
  expect(writtenSize(bytes, texts, ['fr'])).toBe(expected);
});
