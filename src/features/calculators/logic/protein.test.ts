import { expect, test } from 'vitest';
import { calculateProtein } from './protein.ts';
import { notNumbers, textsAround } from './typed-texts.testing.ts';

function answer(weight: string): string {
  const outcome = calculateProtein({ weight });
  return outcome.ok ? outcome.result.value : `error ${outcome.error}`;
}

test.each([
  ['70', '56.00', 'everyday case'],
  ['55.5', '44.40', 'decimal input'],
  ['62.3', '49.84', 'decimal input'],
  ['80.25', '64.20', 'two decimals in'],
  ['99.99', '79.99', 'two decimals in'],
  ['0.5e2', 'error invalidWeight', 'the text field takes digits with one decimal sign only, no exponent'],
  ['500', '400.00', 'the upper bound is included'],
  ['10.01', '8.01', 'just above the lower bound'],
  ['10', 'error invalidWeight', 'the weight must be greater than 10'],
  ['500.01', 'error invalidWeight', 'the weight is above 500'],
  ['-70', 'error invalidWeight', 'a negative number is an invalid weight'],
  ['', 'error invalidWeight', 'an empty field is an invalid weight'],
  ['71.006', '56.80', 'the true value is 56.8048'],
  ['70.31875', '56.26', 'the tie 56.255 goes up, where floating point shows 56.25'],
])('%j kg answer %s: %s', (weight, expected) => {
  expect(answer(weight)).toBe(expected);
});

test.each([...textsAround('above', 10), ...textsAround('to', 500)])(
  'a weight of %s kg being accepted is %s',
  (weight, isAccepted) => {
    expect(answer(weight) !== 'error invalidWeight').toBe(isAccepted);
  },
);

test.each(notNumbers)('a weight of %j is an invalid weight', (weight) => {
  expect(answer(weight)).toBe('error invalidWeight');
});

test('a comma is as good as a point', () => {
  expect(calculateProtein({ weight: '70,5' })).toEqual(calculateProtein({ weight: '70.5' }));
  expect(answer('70,5')).toBe('56.40');
});

test.each([
  ['70', '10', '3.5'],
  ['55', '8', '3'],
  ['75', '11', '4'],
  ['62.5', '9', '3.5'],
])('the protein of %s kg is about that of %s eggs or %s bowls of beans', (weight, eggs, bowlsOfBeans) => {
  expect(calculateProtein({ weight })).toMatchObject({ ok: true, result: { eggs, bowlsOfBeans } });
});

test('a number of bowls of beans a hair below a tie is rounded once, so it goes down', () => {
  // 0.8 × 70.3125 / 15 is exactly 3.75.
  expect(calculateProtein({ weight: '70.3125' })).toMatchObject({ result: { bowlsOfBeans: '4' } });
  expect(calculateProtein({ weight: `70.3124${'9'.repeat(26)}` })).toMatchObject({
    result: { bowlsOfBeans: '3.5' },
  });
});
