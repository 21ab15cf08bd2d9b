import { expect, test } from 'vitest';
import { calculateIdealWeight } from './ideal-weight.ts';
import { notNumbers, textsAround } from './typed-texts.testing.ts';

function answer(height: string, gender: string): string {
  const outcome = calculateIdealWeight({ height, gender });
  return outcome.ok ? outcome.result.value : `error ${outcome.error}`;
}

test.each([
  ['175', 'male', '70.5', 'everyday case'],
  ['165', 'female', '56.9', 'everyday case'],
  ['152.4', 'male', '50.0', 'exactly 60 inches is the base weight'],
  ['152.4', 'female', '45.5', 'exactly 60 inches is the base weight'],
  ['190.5', 'male', '84.5', 'exactly 75 inches'],
  ['173.99', 'male', '69.6', 'the tie 69.55 goes up, where floating point shows 69.5'],
  ['200', 'female', '88.6', 'tall'],
  ['120', 'male', '20.7', 'the lower bound is included, though the answer is not realistic'],
  ['120', 'female', '16.2', 'the lower bound is included, though the answer is not realistic'],
  ['250', 'male', '138.4', 'the upper bound is included, though the answer is not realistic'],
  ['119.9', 'male', 'error invalidHeight', 'the height is below 120'],
  ['250.1', 'female', 'error invalidHeight', 'the height is above 250'],
])('%j cm, %s, answers %s: %s', (height, gender, expected) => {
  expect(answer(height, gender)).toBe(expected);
});

test.each([
  ['150', '47.8', '43.3'],
  ['155', '52.4', '47.9'],
  ['160', '56.9', '52.4'],
  ['165', '61.4', '56.9'],
  ['170', '65.9', '61.4'],
  ['175', '70.5', '66.0'],
  ['180', '75.0', '70.5'],
  ['185', '79.5', '75.0'],
  ['190', '84.0', '79.5'],
  ['195', '88.6', '84.1'],
])('the reference weight at %s cm is %s kg for a man and %s kg for a woman', (height, male, female) => {
  expect(answer(height, 'male')).toBe(male);
  expect(answer(height, 'female')).toBe(female);
});

test.each([...textsAround('from', 120), ...textsAround('to', 250)])(
  'a height of %s cm being accepted is %s',
  (height, isAccepted) => {
    expect(answer(height, 'male') !== 'error invalidHeight').toBe(isAccepted);
  },
);

test.each(notNumbers)('a height of %j is an invalid height', (height) => {
  expect(answer(height, 'female')).toBe('error invalidHeight');
});

test.each(['', ' ', 'Male', 'men', 'other', 'null', 'constructor', '0'])('%j is no gender', (gender) => {
  expect(answer('170', gender)).toBe('error selectGender');
});

test.each([
  ['170', 'male', '65.9'],
  ['119', 'male', 'error invalidHeight'],
  ['170', '', 'error selectGender'],
  ['119', '', 'error invalidHeight'],
])('of %j cm and gender %j the height is checked first: %s', (height, gender, expected) => {
  expect(answer(height, gender)).toBe(expected);
});

test('a comma is as good as a point', () => {
  expect(calculateIdealWeight({ height: '170,5', gender: 'male' })).toEqual(
    calculateIdealWeight({ height: '170.5', gender: 'male' }),
  );
  expect(answer('170,5', 'male')).toBe('66.4');
});

test.each([
  ['152.39', true],
  ['152.39999999999999999999', true],
  ['152.4', false],
  ['152.40000000000000000001', false],
  ['152.41', false],
])('a height of %s cm being below the range of the formula is %s', (height, isBelowFormulaRange) => {
  expect(calculateIdealWeight({ height, gender: 'female' })).toMatchObject({
    ok: true,
    result: { isBelowFormulaRange },
  });
});

test.each([
  ['150', '41.7', '56.0'],
  ['160', '47.4', '63.7'],
  ['195', '70.4', '94.6'],
])('beside the ideal weight at %s cm stands the healthy weight, %s to %s kg', (height, low, high) => {
  const outcome = calculateIdealWeight({ height, gender: 'male' });
  expect(outcome).toMatchObject({ ok: true, result: { healthyWeight: { low, high } } });
});
