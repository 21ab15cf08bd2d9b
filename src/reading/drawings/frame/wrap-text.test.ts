import { expect, test } from 'vitest';
import { wrapText } from './wrap-text.ts';

test('a text that fits stays on one line', () => {
  expect(wrapText('Gum line', 8)).toEqual(['Gum line']);
});

test('a longer text takes as few lines as fit', () => {
  expect(wrapText('one two three four', 9)).toEqual(['one two', 'three', 'four']);
});

test('lines are as even as possible', () => {
  expect(wrapText('Tense body, poor sleep', 18)).toEqual(['Tense body,', 'poor sleep']);
});

test('a word that is longer than a line stays whole', () => {
  expect(wrapText('a kinyarwandaword here', 6)).toEqual(['a', 'kinyarwandaword', 'here']);
});

test('a word that is longer than a line breaks after its hyphen, and a shorter one does not', () => {
  expect(wrapText('après-shampoing', 13)).toEqual(['après-', 'shampoing']);
  expect(wrapText('la demi-cuillère', 13)).toEqual(['la', 'demi-cuillère']);
});

test('a non-breaking space breaks no line', () => {
  expect(wrapText('attendez 30\u00a0secondes', 12)).toEqual(['attendez', '30\u00a0secondes']);
});

test('an empty text has no line', () => {
  expect(wrapText('', 10)).toEqual([]);
});
