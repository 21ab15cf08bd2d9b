import { expect, test } from 'vitest';
import { pressingFirst } from './pressing-first.ts';

const rwanda = ['912', '114', '116', '3512', '112'];

test('the line against violence comes before ambulance and ministry', () => {
  expect(pressingFirst(rwanda, (number) => number === '3512')).toEqual(['3512', '912', '114', '116', '112']);
});

test('a country without a line for the danger keeps its order', () => {
  expect(pressingFirst(rwanda, () => false)).toEqual(rwanda);
});
