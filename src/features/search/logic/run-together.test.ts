import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitRunTogether } from './run-together.ts';

const words = new Set(['msongo', 'wa', 'mawazo', 'ma', 'wazo', 'so', 'ngo']);
const split = (word: string) => splitRunTogether(word, (part) => words.has(part));

test.each([
  ['msongowamawazo', ['msongo', 'wa', 'mawazo']],
  ['mawazo', ['mawazo']],
  ['songo', ['so', 'ngo']],
  ['songox', []],
  ['', []],
])('%s is cut into %j', (word, parts) => {
  expect(split(word)).toEqual(parts);
});

test('what is cut is whole, and cut no finer than it was written', () => {
  const parts = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(parts, (written) => {
      const found = split(written.join(''));
      expect(found.join('')).toBe(written.join(''));
      expect(found.length).toBeLessThanOrEqual(written.length);
    }),
  );
});
