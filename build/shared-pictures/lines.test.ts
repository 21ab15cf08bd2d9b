import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breakLines, fitText, lineHeight } from './lines.ts';

// Every letter as wide as the text is high.
const measure = (text: string, size: number) => text.length * size;

test('a text stands at the largest size at which it takes no more lines than it may', () => {
  const space = { width: 100, height: 100, lines: 2 };
  expect(fitText('ab cd ef', space, [20, 10, 5], measure)).toEqual({ lines: ['ab cd', 'ef'], size: 20 });
});

test('no size is taken at which the lines are higher together than the place', () => {
  const space = { width: 100, height: 30, lines: 2 };
  expect(fitText('ab cd ef', space, [20, 10, 5], measure)).toEqual({ lines: ['ab cd ef'], size: 10 });
});

test('lines are about as long as one another', () => {
  const space = { width: 100, height: 100, lines: 3 };
  expect(fitText('one two six ten', space, [10], measure).lines).toEqual(['one two', 'six ten']);
});

test('French signs stay with their words', () => {
  expect(breakLines('Bouger\u00a0: dix minutes', 9, ({ length }) => length)).toEqual([
    'Bouger\u00a0:',
    'dix',
    'minutes',
  ]);
});

test('a word that is too wide at every size is an error that names the text', () => {
  const space = { width: 50, height: 100, lines: 3 };
  expect(() => fitText('amazing', space, [10], measure)).toThrow('“amazing” does not fit');
});

test('no word is lost or cut, and every line fits', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(words, (list) => {
      const space = { width: 300, height: 200, lines: 3 };
      const { lines, size } = fitText(list.join(' '), space, [30, 20, 10, 5, 3, 1], measure);
      expect(lines.join(' ')).toBe(list.join(' '));
      expect(lines.length).toBeLessThanOrEqual(3);
      expect(lines.length * size * lineHeight).toBeLessThanOrEqual(200);
      for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(300);
    }),
  );
});
