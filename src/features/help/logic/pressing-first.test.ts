import { expect, test } from 'vitest';
import { pressingFirst } from './pressing-first.ts';

test('the line against violence comes before ambulance and ministry', () => {
  const rwanda = ['tel:912', 'tel:114', 'tel:116', 'tel:3512', 'tel:112'];
  expect(pressingFirst(rwanda, ['tel:3512', 'tel:1195'])).toEqual([
    'tel:3512',
    'tel:912',
    'tel:114',
    'tel:116',
    'tel:112',
  ]);
});

test('a country without a line for the danger keeps its order', () => {
  expect(pressingFirst(['tel:112', 'tel:117'], ['tel:3512'])).toEqual(['tel:112', 'tel:117']);
});
