import { expect, test } from 'vitest';
import { notNumbers, textsAround } from './typed-texts.testing.ts';
import { calculateWater } from './water.ts';

function answer(weight: string): string {
  const outcome = calculateWater({ weight });
  return outcome.ok ? `${outcome.result.value} ml, ${outcome.result.litres} l` : `error ${outcome.error}`;
}

test.each([
  ['70', '2450.00 ml, 2.45 l', 'everyday case'],
  ['55.5', '1942.50 ml, 1.94 l', 'decimal input'],
  ['62.3', '2180.50 ml, 2.18 l', 'decimal input'],
  ['80.25', '2808.75 ml, 2.81 l', 'two decimals in'],
  ['99.99', '3499.65 ml, 3.50 l', 'two decimals in'],
  ['0.5e2', 'error invalidWeight', 'the text field takes digits with one decimal sign only, no exponent'],
  ['500', '17500.00 ml, 17.50 l', 'the upper bound is included'],
  ['10.01', '350.35 ml, 0.35 l', 'just above the lower bound'],
  ['10', 'error invalidWeight', 'the weight must be greater than 10'],
  ['500.01', 'error invalidWeight', 'the weight is above 500'],
  ['-70', 'error invalidWeight', 'a negative number is an invalid weight'],
  ['', 'error invalidWeight', 'an empty field is an invalid weight'],
  ['71.0003', '2485.01 ml, 2.49 l', 'the true value is 2485.0105'],
  ['70.001', '2450.04 ml, 2.45 l', 'the tie 2450.035 goes up'],
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
  expect(calculateWater({ weight: '70,5' })).toEqual(calculateWater({ weight: '70.5' }));
  expect(answer('70,5')).toBe('2467.50 ml, 2.47 l');
});

test.each([
  ['70', '10'],
  ['50', '7'],
  ['60', '8.5'],
])('the water of %s kg is about %s glasses', (weight, glasses) => {
  expect(calculateWater({ weight })).toMatchObject({ ok: true, result: { glasses } });
});

test('a number of litres a hair below a tie is rounded once, so it goes down', () => {
  // 2455 ml / 35 without end; cut off after 28 decimals it is a little less than 2.455 l.
  expect(answer('70.1428571428571428571428571428')).toBe('2455.00 ml, 2.45 l');
});
