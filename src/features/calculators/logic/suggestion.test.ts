import { expect, test } from 'vitest';
import { limits } from './limits.ts';
import { suggestHeight, suggestWeight } from './suggestion.ts';

function formOf(texts: Readonly<Record<string, string>>) {
  return (name: string) => texts[name] ?? '';
}

test.each([
  ['1.70', '170'],
  ['1,70', '170'],
  ['1,7', '170'],
  ['1.755', '175.5'],
  ['1.70 m', '170'],
  ['1m70', '170'],
  ['1 m 70 cm', '170'],
  ['170cm', '170'],
  ['-170', '170'],
  ['1700', '170'],
  ['2', '200'],
])('a height typed as %j is taken for %s cm', (height, meant) => {
  expect(suggestHeight(formOf({ height }), limits.bmi.height)).toEqual({
    unit: 'centimetres',
    values: { height: meant },
  });
});

test.each(['', 'tall', '17', '0.9', '1e2', '1.70.5', '70 or 80', '30000'])(
  'nobody is asked what a height of %j means',
  (height) => {
    expect(suggestHeight(formOf({ height }), limits.bmi.height)).toBeNull();
  },
);

test.each([
  ['5.7', '5', '7'],
  ['5,11', '5', '11'],
  ["5'7", '5', '7'],
  ['5 ft 7 in', '5', '7'],
  ['5.75', '5', '9'],
  ['5.99', '6', '0'],
])('a height typed as %j feet is taken for %s feet %s inches', (feet, meantFeet, meantInches) => {
  expect(suggestHeight(formOf({ units: 'imperial', feet }), limits.bmi.height)).toEqual({
    unit: 'feetAndInches',
    values: { feet: meantFeet, inches: meantInches },
  });
});

test.each([
  { feet: '5', inches: '' },
  { feet: '', inches: '' },
  { feet: '5.7', inches: '2' },
  { feet: '9.7', inches: '' },
])('nobody is asked what %j means', (typed) => {
  expect(suggestHeight(formOf({ units: 'imperial', ...typed }), limits.bmi.height)).toBeNull();
});

test.each([
  ['70kg', '70'],
  ['70,5 kg', '70.5'],
  ['-70', '70'],
  ['705', '70.5'],
  ['70000', '70'],
])('a weight typed as %j is taken for %s kg', (weight, meant) => {
  expect(suggestWeight(formOf({ weight }), limits.protein.weight)).toEqual({
    unit: 'kilograms',
    values: { weight: meant },
  });
});

test.each(['', 'heavy', '0.5e2', '7', '10'])('nobody is asked what a weight of %j means', (weight) => {
  expect(suggestWeight(formOf({ weight }), limits.protein.weight)).toBeNull();
});

test('pounds with their unit are taken for pounds', () => {
  expect(suggestWeight(formOf({ units: 'imperial', pounds: '154 lb' }), limits.bmi.weight)).toEqual({
    unit: 'pounds',
    values: { pounds: '154' },
  });
  expect(suggestWeight(formOf({ units: 'imperial', pounds: 'lb' }), limits.bmi.weight)).toBeNull();
});
