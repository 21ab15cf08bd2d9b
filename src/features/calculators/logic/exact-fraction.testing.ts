/** An exact fraction; the denominator is above 0. The tests count with it to stay independent of the decimals library. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** An exact fraction of a plain decimal, for example `fraction('24.9')` or `fraction('-161')`. */
export function fraction(text: string): Fraction {
  const [whole = '', decimals = ''] = text.split('.');
  return { numerator: BigInt(whole + decimals), denominator: 10n ** BigInt(decimals.length) };
}

export function plus(left: Fraction, right: Fraction): Fraction {
  return {
    numerator: left.numerator * right.denominator + right.numerator * left.denominator,
    denominator: left.denominator * right.denominator,
  };
}

export function minus(left: Fraction, right: Fraction): Fraction {
  return plus(left, { numerator: -right.numerator, denominator: right.denominator });
}

export function times(left: Fraction, right: Fraction): Fraction {
  return {
    numerator: left.numerator * right.numerator,
    denominator: left.denominator * right.denominator,
  };
}

/** `left / right` for a right side above 0. */
export function over(left: Fraction, right: Fraction): Fraction {
  return times(left, { numerator: right.denominator, denominator: right.numerator });
}

export function isBelow(left: Fraction, right: Fraction): boolean {
  return minus(left, right).numerator < 0n;
}

/** Rounds half up (a tie goes away from zero), with all `places` decimals and no sign on zero. */
export function showHalfUp({ numerator, denominator }: Fraction, places: number): string {
  const size = numerator < 0n ? -numerator : numerator;
  const units = (size * 10n ** BigInt(places) * 2n + denominator) / (denominator * 2n);
  const sign = numerator < 0n && units > 0n ? '-' : '';
  return sign + decimalText(units, places);
}

/** Rounds a number that is not below zero down. */
export function showDown({ numerator, denominator }: Fraction, places: number): string {
  return decimalText((numerator * 10n ** BigInt(places)) / denominator, places);
}

/** Rounds a number that is not below zero up. */
export function showUp({ numerator, denominator }: Fraction, places: number): string {
  return decimalText((numerator * 10n ** BigInt(places) + denominator - 1n) / denominator, places);
}

/** Writes `units / 10 ** places` with a point: `decimalText(705n, 1)` is `'70.5'`. */
export function decimalText(units: bigint, places: number): string {
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  return `${units < 0n ? '-' : ''}${whole}${places === 0 ? '' : '.'}${digits.slice(digits.length - places)}`;
}
