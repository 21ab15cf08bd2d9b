import fc from 'fast-check';
import { expect, test } from 'vitest';
import { longestUtterance, utterancesOf } from './utterances.ts';

test.each([
  ['Drink water. Rest!', ['Drink water.', 'Rest!']],
  ['  Drink\n  2.5 litres a day, more in the heat. ', ['Drink 2.5 litres a day, more in the heat.']],
  ['Il dit : « Ça va ? » Oui.', ['Il dit : « Ça va ?', '» Oui.']],
  ['“I am not safe.” Say it.', ['“I am not safe.”', 'Say it.']],
  ['Key points', ['Key points']],
  ['', []],
] as const)('%j is read as %j', (text, expected) => {
  expect(utterancesOf(text)).toEqual(expected);
});

test('a sentence that is too long is read in parts, cut after a comma where it has one', () => {
  const half = 'word '.repeat(25).trim();
  expect(utterancesOf(`${half}, ${half}.`)).toEqual([`${half},`, `${half}.`]);
});

test('nothing is left out, and no piece is too long', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 600 }), (text) => {
      const pieces = utterancesOf(text);
      expect(pieces.join('').replaceAll(' ', '')).toBe(text.replace(/\s+/g, ''));
      expect(pieces.every((piece) => piece.length > 0 && piece.length <= longestUtterance)).toBe(true);
    }),
  );
});
