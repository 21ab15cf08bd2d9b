import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculateBmi } from './bmi.ts';
import { fraction, minus, plus, times } from './exact-fraction.testing.ts';
import {
  feetAndInchesToCentimetres,
  poundsToKilograms,
  weightInPounds,
  weightRangeInPounds,
  wholeFeetAndInches,
} from './imperial-units.ts';
import { notNumbers, typedNumbers } from './typed-texts.testing.ts';

test.each([
  ['1', '0.45359237'],
  ['150', '68.0388555'],
  ['150.5', '68.265651685'],
  ['150,5', '68.265651685'],
  [' 150 ', '68.0388555'],
  ['0', '0'],
])('%j pounds are exactly %s kilograms', (pounds, kilograms) => {
  expect(poundsToKilograms(pounds)).toBe(kilograms);
});

test.each([
  ['70.5', '155'],
  ['45.5', '100'],
  ['16.2', '36'],
])('%s kilograms are %s whole pounds', (kilograms, pounds) => {
  expect(weightInPounds(kilograms)).toBe(pounds);
});

test.each([
  ['5', '9', '175.26'],
  ['5', '0', '152.4'],
  ['6', '3', '190.5'],
  ['5', '', '152.4'],
  ['5', '  ', '152.4'],
  ['5', '8.5', '173.99'],
  ['5', '8,5', '173.99'],
  [' 5 ', ' 9 ', '175.26'],
  ['5.5', '', '167.64'],
  ['0', '69', '175.26'],
])('%j feet and %j inches are exactly %s centimetres', (feet, inches, centimetres) => {
  expect(feetAndInchesToCentimetres(feet, inches)).toBe(centimetres);
});

test.each([
  ['5', '6', '5', '6'],
  ['5', '', '5', '0'],
  ['5.5', '0', '5', '6'],
  ['5,5', '1.5', '5', '7.5'],
  ['5', '14', '6', '2'],
  ['0', '69', '5', '9'],
])('%j feet and %j inches are told as %s feet %s inches', (feet, inches, wholeFeet, rest) => {
  expect(wholeFeetAndInches(feet, inches)).toEqual({ feet: wholeFeet, inches: rest });
});

test('what is no height is not told in feet and inches', () => {
  expect(wholeFeetAndInches('tall', '5')).toBeNull();
  expect(wholeFeetAndInches('5', 'x')).toBeNull();
});

test('a range of kilograms is told in whole pounds that lie inside it', () => {
  // 53.5 kg are 117.95 lb, and 71.9 kg are 158.51 lb.
  expect(weightRangeInPounds({ low: '53.5', high: '71.9' })).toEqual({ low: '118', high: '158' });
  expect(weightRangeInPounds({ low: '53.6', high: '71.5' })).toEqual({ low: '119', high: '157' });
});

test.each([...notNumbers, '-150', '1e2'])('%j pounds are no weight, so the text is empty', (pounds) => {
  expect(poundsToKilograms(pounds)).toBe('');
});

test.each([
  ['', ''],
  ['', '9'],
  ['five', '9'],
  ['5', 'nine'],
  ['-5', '9'],
  ['5', '-9'],
  ["5'", '9'],
  ['5', '9"'],
  ['5', '1e1'],
])('%j feet and %j inches are no height, so the text is empty', (feet, inches) => {
  expect(feetAndInchesToCentimetres(feet, inches)).toBe('');
});

test('a weight typed as nonsense pounds is reported as an invalid weight', () => {
  expect(calculateBmi({ weight: poundsToKilograms('heavy'), height: '175' })).toEqual({
    ok: false,
    error: 'invalidWeight',
  });
});

test('a height typed as nonsense feet is reported as an invalid height', () => {
  expect(calculateBmi({ weight: '70', height: feetAndInchesToCentimetres('tall', '') })).toEqual({
    ok: false,
    error: 'invalidHeight',
  });
});

test('150 pounds at 5 feet 9 inches have a BMI of 22.15', () => {
  const outcome = calculateBmi({
    weight: poundsToKilograms('150'),
    height: feetAndInchesToCentimetres('5', '9'),
  });
  expect(outcome).toMatchObject({ ok: true, result: { value: '22.15', category: 'normal' } });
});

test('any pounds are converted without any rounding', () => {
  fc.assert(
    fc.property(typedNumbers({ above: 0, to: 1200 }), (pounds) => {
      const exact = times(fraction(pounds.replace(',', '.')), fraction('0.45359237'));
      expect(minus(fraction(poundsToKilograms(pounds)), exact).numerator).toBe(0n);
    }),
  );
});

test('any feet and inches are converted without any rounding', () => {
  fc.assert(
    fc.property(typedNumbers({ above: 0, to: 9 }), typedNumbers({ above: 0, to: 12 }), (feet, inches) => {
      const inAll = plus(
        times(fraction(feet.replace(',', '.')), fraction('12')),
        fraction(inches.replace(',', '.')),
      );
      const exact = times(inAll, fraction('2.54'));
      expect(minus(fraction(feetAndInchesToCentimetres(feet, inches)), exact).numerator).toBe(0n);
    }),
  );
});
