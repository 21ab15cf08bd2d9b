import fc from 'fast-check';
import { decimalText, fraction } from './exact-fraction.testing.ts';

/** Texts that a field may hold and that are no number here. */
export const notNumbers = [
  '',
  ' ',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  'true',
  '[]',
  '-',
  '.',
  '7O',
  '70kg',
];

/**
 * A bound, 0.01 and 1e-20 to either side of it, each with whether the rule accepts it. `above` excludes its
 * value from below, `from` includes it, `to` includes it from above.
 */
export function textsAround(
  rule: 'above' | 'from' | 'to',
  bound: number,
): [text: string, isAccepted: boolean][] {
  const hundredth = 10n ** 18n;
  return [-hundredth, -1n, 0n, 1n, hundredth].map((step) => {
    const isAccepted = rule === 'to' ? step <= 0n : rule === 'from' ? step >= 0n : step > 0n;
    return [decimalText(BigInt(bound) * 10n ** 20n + step, 20), isAccepted];
  });
}

/** Numbers as typed, with up to 6 decimals and either decimal sign, above `above` and up to `to`. */
export function typedNumbers({ above, to }: { above: number; to: number }): fc.Arbitrary<string> {
  const text = fc.integer({ min: 0, max: 6 }).chain((places) => {
    const scale = 10n ** BigInt(places);
    const units = fc.bigInt({ min: BigInt(above) * scale + 1n, max: BigInt(to) * scale });
    return units.map((number) => decimalText(number, places));
  });
  return fc.tuple(text, fc.constantFrom('.', ',')).map(([number, sign]) => number.replace('.', sign));
}

export interface TypedPerson {
  readonly age: string;
  readonly height: string;
  readonly weight: string;
  readonly gender: 'male' | 'female';
  readonly activity: 'sedentary' | 'lightly_active' | 'moderately_active' | 'very_active' | 'super_active';
}

/** Anyone whom the calorie calculator accepts. */
export const typedPeople: fc.Arbitrary<TypedPerson> = fc.record({
  age: fc.integer({ min: 1, max: 120 }).map(String),
  height: typedNumbers({ above: 50, to: 300 }),
  weight: typedNumbers({ above: 10, to: 500 }),
  gender: fc.constantFrom('male', 'female'),
  activity: fc.constantFrom(
    'sedentary',
    'lightly_active',
    'moderately_active',
    'very_active',
    'super_active',
  ),
});

export interface RisingTexts {
  readonly low: string;
  /** At least `low`, and by as little as 0.000001 above it. */
  readonly anyHigher: string;
  /** Above `low` by `step` or more. */
  readonly stepHigher: string;
}

/** A number with 6 decimals above `above` and up to `to`, and two that are higher. */
export function risingNumbers(range: { above: number; to: number; step: string }): fc.Arbitrary<RisingTexts> {
  const millionths = (value: string) =>
    (fraction(value).numerator * 1_000_000n) / fraction(value).denominator;
  const highest = millionths(String(range.to));
  const step = millionths(range.step);
  const atLeast = (min: bigint) => fc.bigInt({ min, max: highest }).map((units) => decimalText(units, 6));
  return fc.bigInt({ min: millionths(String(range.above)) + 1n, max: highest - step }).chain((units) =>
    fc.record({
      low: fc.constant(decimalText(units, 6)),
      anyHigher: atLeast(units),
      stepHigher: atLeast(units + step),
    }),
  );
}

/** Anything that a field, a pasted text or a forged request may hold; often close to a number. */
export const anyTexts: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.stringMatching(/^[ +-]?[0-9]{0,4}[.,eE]?[0-9]{0,4}[ .,%]?$/),
  fc.double().map(String),
  typedNumbers({ above: 0, to: 600 }),
  fc.constantFrom(...notNumbers, '9'.repeat(1000), 'male', 'female', 'sedentary', '__proto__', 'toString'),
);
