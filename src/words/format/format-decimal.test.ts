import { expect, test } from 'vitest';
import { languages } from '#src/words/languages.ts';
import { formatDecimal } from './format-decimal.ts';

test.each([
  ['en', '1234.50', '1,234.50'],
  ['fr', '1234.50', '1\u202f234,50'],
  ['rw', '1234.50', '1.234,50'],
  ['sw', '0.0', '0.0'],
  ['en', '56', '56'],
  ['en', 1234.5, '1,234.5'],
  ['fr', 0.125, '0,125'],
  ['rw', 12_345, '12.345'],
  ['en', -3.25, '-3.25'],
] as const)('%s writes %j as %s', (language, value, text) => {
  expect(formatDecimal(value, languages[language].numberLocales)).toBe(text);
});
