import { expect, test } from 'vitest';
import { decimal } from './decimal.ts';
import { isWithin, parseWithin } from './limits.ts';
import { textsAround } from './typed-texts.testing.ts';

test.each(textsAround('above', 5))('of a range above 5, %s being inside is %s', (text, isInside) => {
  expect(isWithin(decimal(text), { above: 5, to: 10 })).toBe(isInside);
});

test.each(textsAround('from', 5))('of a range from 5, %s being inside is %s', (text, isInside) => {
  expect(isWithin(decimal(text), { from: 5, to: 10 })).toBe(isInside);
});

test.each(textsAround('to', 10))('of a range up to 10, %s being inside is %s', (text, isInside) => {
  expect(isWithin(decimal(text), { from: 5, to: 10 })).toBe(isInside);
});

test('a typed number inside the range comes back exactly', () => {
  expect(parseWithin(' 7,50 ', { above: 5, to: 10 })?.toFixed()).toBe('7.5');
});

test.each(['10.1', '4', 'seven', ''])('the typed text %j has no number inside the range', (text) => {
  expect(parseWithin(text, { above: 5, to: 10 })).toBeNull();
});
