import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BmiCategory, calculateBmi } from './bmi.ts';
import { decimalText, fraction } from './exact-fraction.testing.ts';
import { feetAndInchesToCentimetres } from './imperial-units.ts';
import { notNumbers, textsAround, typedNumbers } from './typed-texts.testing.ts';

function answer(weight: string, height: string): string {
  const outcome = calculateBmi({ weight, height });
  return outcome.ok ? `${outcome.result.value} ${outcome.result.category}` : `error ${outcome.error}`;
}

test.each([
  ['70', '175', '22.86 normal', 'everyday normal case'],
  ['45', '165', '16.53 underweight', 'everyday underweight case'],
  ['85', '170', '29.41 overweight', 'everyday overweight case'],
  ['74', '200', '18.50 normal', 'exactly 18.5, where normal starts'],
  ['73.99', '200', '18.50 underweight', 'the true 18.4975 shows 18.50 but is still underweight'],
  ['99.6', '200', '24.90 normal', 'exactly 24.9, the last normal value'],
  ['99.7', '200', '24.93 betweenCategories', 'the tie 24.925 goes up, and above 24.9 has no category'],
  ['99.99', '200', '25.00 betweenCategories', 'the true 24.9975 shows 25.00 yet has no category'],
  ['100', '200', '25.00 overweight', 'exactly 25, where overweight starts'],
  ['64', '160', '25.00 overweight', 'exactly 25, which a floating-point division misses'],
  ['5', '170', 'error invalidWeight', 'the weight must be greater than 5'],
  ['70', '90', 'error invalidHeight', 'the height must be greater than 90'],
  ['71.961', '170', '24.90 normal', 'exactly 24.9 at an everyday height'],
  ['500', '90.1', '615.91 overweight', 'the largest weight and almost the smallest height are accepted'],
  ['5.01', '250', '0.80 underweight', 'almost the smallest weight and the largest height are accepted'],
  ['500', '250', '80.00 overweight', 'both upper bounds are included'],
  ['500.01', '170', 'error invalidWeight', 'the weight is above 500'],
  ['70', '250.1', 'error invalidHeight', 'the height is above 250'],
  ['', '170', 'error invalidWeight', 'an empty field is an invalid weight'],
  ['64.5', '160', '25.20 overweight', 'the true 25.195… is overweight'],
  ['50.5', '150', '22.44 normal', 'the true 22.444… is normal'],
  ['65', '161.3', '24.98 betweenCategories', 'the true 24.983… is just under 25'],
])('%j kg at %j cm answer %s: %s', (weight, height, expected) => {
  expect(answer(weight, height)).toBe(expected);
});

test.each([
  ['150', '41.7', '56.0'],
  ['155', '44.5', '59.8'],
  ['160', '47.4', '63.7'],
  ['165', '50.4', '67.7'],
  ['170', '53.5', '71.9'],
  ['175', '56.7', '76.2'],
  ['180', '60.0', '80.6'],
  ['185', '63.4', '85.2'],
  ['190', '66.8', '89.8'],
  ['195', '70.4', '94.6'],
])('the healthy weight at %s cm is %s to %s kg', (height, low, high) => {
  const outcome = calculateBmi({ weight: '70', height });
  expect(outcome).toMatchObject({ ok: true, result: { healthyWeight: { low, high } } });
});

test('a lower bound a hair above a tenth is rounded up, so that it is normal itself', () => {
  // The height at which 18.5 makes 41.6 kg never ends; cut off after 27 decimals and one higher it makes a little more.
  const outcome = calculateBmi({ weight: '70', height: '149.954948189402828010093589004' });
  expect(outcome).toMatchObject({ ok: true, result: { healthyWeight: { low: '41.7' } } });
});

const centimetres = typedNumbers({ above: 90, to: 250 });
const feetAndInches = fc
  .tuple(fc.integer({ min: 3, max: 7 }), fc.integer({ min: 0, max: 11 }))
  .map(([feet, inches]) => feetAndInchesToCentimetres(String(feet), String(inches)));

test.each([
  ['centimetres', centimetres],
  ['feet and inches', feetAndInches],
])('both ends of the healthy weight are normal weights themselves, at any height in %s', (_, heights) => {
  fc.assert(
    fc.property(heights, (height) => {
      const outcome = calculateBmi({ weight: '70', height });
      expect.assert(outcome.ok);
      for (const weight of [outcome.result.healthyWeight.low, outcome.result.healthyWeight.high]) {
        expect(calculateBmi({ weight, height })).toMatchObject({ ok: true, result: { category: 'normal' } });
      }
    }),
  );
});

test.each([...textsAround('above', 5), ...textsAround('to', 500)])(
  'a weight of %s kg being accepted is %s',
  (weight, isAccepted) => {
    expect(answer(weight, '170') !== 'error invalidWeight').toBe(isAccepted);
  },
);

test.each([...textsAround('above', 90), ...textsAround('to', 250)])(
  'a height of %s cm being accepted is %s',
  (height, isAccepted) => {
    expect(answer('70', height) !== 'error invalidHeight').toBe(isAccepted);
  },
);

test.each(notNumbers)('a weight of %j is an invalid weight', (weight) => {
  expect(answer(weight, '170')).toBe('error invalidWeight');
});

test.each(notNumbers)('a height of %j is an invalid height', (height) => {
  expect(answer('70', height)).toBe('error invalidHeight');
});

test.each([
  ['70', '175', '22.86 normal'],
  ['5', '175', 'error invalidWeight'],
  ['70', '90', 'error invalidHeight'],
  ['5', '90', 'error invalidWeight'],
  ['', '', 'error invalidWeight'],
])('of %j kg and %j cm the weight is checked first: %s', (weight, height, expected) => {
  expect(answer(weight, height)).toBe(expected);
});

test('a comma is as good as a point', () => {
  expect(calculateBmi({ weight: '70,5', height: '170,5' })).toEqual(
    calculateBmi({ weight: '70.5', height: '170.5' }),
  );
  expect(answer('70,5', '170,5')).toBe('24.25 normal');
});

/** Kilograms with 20 decimals, in units of 1e-20, that make exactly this BMI at a height with up to 6 decimals. */
function weightAtBound(bound: string, height: string): bigint {
  const { numerator, denominator } = fraction(height.replace(',', '.'));
  const squareMetres = (numerator * numerator * 10n ** 12n) / (denominator * denominator);
  return (squareMetres * fraction(bound).numerator * 10n ** 4n) / fraction(bound).denominator;
}

interface Verdict {
  readonly category: BmiCategory;
  readonly isObesityRange: boolean;
}

const underweight: Verdict = { category: 'underweight', isObesityRange: false };
const normal: Verdict = { category: 'normal', isObesityRange: false };
const betweenCategories: Verdict = { category: 'betweenCategories', isObesityRange: false };
const overweight: Verdict = { category: 'overweight', isObesityRange: false };
const obesity: Verdict = { category: 'overweight', isObesityRange: true };

test.each([
  { bound: '18.5', below: underweight, at: normal, above: normal },
  { bound: '24.9', below: normal, at: normal, above: betweenCategories },
  { bound: '25', below: betweenCategories, at: overweight, above: overweight },
  { bound: '30', below: overweight, at: obesity, above: obesity },
])('at any height the category changes exactly at a BMI of $bound', ({ bound, below, at, above }) => {
  fc.assert(
    fc.property(typedNumbers({ above: 90, to: 250 }), (height) => {
      const exactly = weightAtBound(bound, height);
      const hundredth = 10n ** 18n;
      const verdictAt = (units: bigint) => calculateBmi({ weight: decimalText(units, 20), height });
      expect(verdictAt(exactly - hundredth)).toMatchObject({ ok: true, result: below });
      expect(verdictAt(exactly - 1n)).toMatchObject({ ok: true, result: below });
      expect(verdictAt(exactly)).toMatchObject({ ok: true, result: at });
      expect(verdictAt(exactly + 1n)).toMatchObject({ ok: true, result: above });
      expect(verdictAt(exactly + hundredth)).toMatchObject({ ok: true, result: above });
    }),
  );
});

test.each([
  ['159.99999999999999999999', '25.00 overweight'],
  ['160', '25.00 overweight'],
  ['160.00000000000000000001', '25.00 betweenCategories'],
])('at 64 kg a height of %s cm answers %s, down to the last decimal typed', (height, expected) => {
  expect(answer('64', height)).toBe(expected);
});
