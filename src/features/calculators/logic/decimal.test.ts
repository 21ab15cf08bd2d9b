import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal, parseDecimal, showDecimal, showQuotient } from './decimal.ts';
import { decimalText, fraction, over, showHalfUp } from './exact-fraction.testing.ts';

test.each([
  ['70,5', '70.5'],
  ['70.5', '70.5'],
  [' 70 ', '70'],
  ['\t70\n', '70'],
  ['\u00a070\u202f', '70'],
  ['0', '0'],
  ['007', '7'],
  ['0.10', '0.1'],
  ['0.00000000000000000001', '0.00000000000000000001'],
  ['9'.repeat(30), '9'.repeat(30)],
  [`0.${'9'.repeat(30)}`, `0.${'9'.repeat(30)}`],
])('the typed text %j is the number %s', (typed, number) => {
  expect(parseDecimal(typed)?.toFixed()).toBe(number);
});

test.each([
  '',
  ' ',
  '.',
  ',',
  '5.',
  '5,',
  '.5',
  ',5',
  '1e3',
  '0.5e2',
  '1E3',
  '+5',
  '-5',
  '\u22125',
  '1,000.5',
  '1.000,5',
  '1.000.000',
  '1 000',
  '1_000',
  "1'000",
  '7 0',
  '７０',
  '٧٠',
  '½',
  '70kg',
  '70 kg',
  '~70',
  'NaN',
  'Infinity',
  '-Infinity',
  'null',
  'undefined',
  '0x10',
  '0b1',
  '10n',
  '70\n71',
  '9'.repeat(31),
  `0.${'9'.repeat(31)}`,
  '1'.repeat(1000),
  `1.${'1'.repeat(1000)}`,
])('the typed text %j is not a number', (typed) => {
  expect(parseDecimal(typed)).toBeNull();
});

test.each([
  ['56', 2, '56.00'],
  ['56.255', 2, '56.26'],
  ['56.245', 2, '56.25'],
  ['56.2549999999999999999999', 2, '56.25'],
  ['1978.5', 0, '1979'],
  ['1979.5', 0, '1980'],
  ['0.04', 1, '0.0'],
  ['999.95', 1, '1000.0'],
  ['-1.5', 0, '-2'],
  ['-2.5', 0, '-3'],
  ['-416.25', 0, '-416'],
  ['-0.5', 0, '-1'],
])('the number %s is shown with %i decimals as %s, ties away from zero', (number, places, shown) => {
  expect(showDecimal(decimal(number), places)).toBe(shown);
});

test.each([
  ['-0.24', 0, '0'],
  ['-0.004', 2, '0.00'],
  ['0', 0, '0'],
])('the number %s, shown with %i decimals, is a zero without a minus', (number, places, shown) => {
  expect(showDecimal(decimal(number), places)).toBe(shown);
});

test.each([
  ['1', '3', 2, '0.33'],
  ['2', '3', 2, '0.67'],
  ['1', '8', 2, '0.13'],
  ['3', '8', 2, '0.38'],
  ['56', '1', 2, '56.00'],
  ['1', '1000', 2, '0.00'],
])('%s divided by %s is shown with %i decimals as %s', (dividend, divisor, places, shown) => {
  expect(showQuotient(decimal(dividend), decimal(divisor), places)).toBe(shown);
});

test('a quotient a hair below a tie is rounded once, so it goes down', () => {
  expect(showQuotient(decimal('0.00499999999999999999999999999'), decimal(1), 2)).toBe('0.00');
});

test('a quotient of any two decimals is the exact fraction, rounded half up', () => {
  const units = fc.bigInt({ min: 1n, max: 10n ** 12n });
  fc.assert(
    fc.property(units, units, fc.integer({ min: 0, max: 4 }), (dividend, divisor, places) => {
      const [above, below] = [decimalText(dividend, 6), decimalText(divisor, 6)];
      expect(showQuotient(decimal(above), decimal(below), places)).toBe(
        showHalfUp(over(fraction(above), fraction(below)), places),
      );
    }),
    { numRuns: 1000 },
  );
});
