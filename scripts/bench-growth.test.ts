import { expect, test } from 'vitest';
import { describeGrowth, letters } from './bench-growth.ts';

test.each([
  [0, 'a'],
  [25, 'z'],
  [26, 'aa'],
  [27, 'ab'],
  [702, 'aaa'],
])('the made-up page %i is called %s', (number, name) => {
  expect(letters(number)).toBe(name);
});

test('no two made-up pages share a name', () => {
  expect(new Set(Array.from({ length: 750 }, (_, number) => letters(number))).size).toBe(750);
});

test('a size says what each of its pages has cost', () => {
  const base = { added: 0, seconds: 40 };
  expect(describeGrowth({ added: 1000, seconds: 60 }, base)).toContain('20 ms a page');
});
