import Big from 'big.js';

/** An exact decimal number: sums on it never suffer from binary floating point. */
export type Decimal = Big;

const plainDecimal = /^\d{1,30}(?:[.,]\d{1,30})?$/;

/** An exact decimal from a literal of the program, for example `decimal('0.45359237')`. */
export function decimal(value: string | number | Decimal): Decimal {
  return new Big(value);
}

/**
 * Reads what a visitor typed. A point and a comma are both decimal signs; anything else than digits with at
 * most one sign between them (a minus, an exponent, a unit, a thousands separator) is not a number here.
 *
 * @example parseDecimal(' 70,5 ') → 70.5
 * @example parseDecimal('1e3') → null
 */
export function parseDecimal(text: string): Decimal | null {
  const trimmed = text.trim();
  return plainDecimal.test(trimmed) ? new Big(trimmed.replace(',', '.')) : null;
}

const roundings = { halfUp: Big.roundHalfUp, up: Big.roundUp, down: Big.roundDown } as const;

/**
 * Rounds, half up (a tie goes away from zero) unless another way is asked for, and keeps trailing zeros:
 * `showDecimal(56, 2)` → `'56.00'`. What rounds to zero has no sign: −0.24 without decimals is `'0'`.
 */
export function showDecimal(
  value: Decimal,
  places: number,
  rounding: keyof typeof roundings = 'halfUp',
): string {
  // Rounded before it is written, because toFixed alone would keep the minus of a value that rounds to zero.
  return value.round(places, roundings[rounding]).toFixed(places);
}

/**
 * `dividend / divisor`, rounded once to `places`, half up unless another way is asked for. Dividing first and rounding the
 * quotient later would round twice.
 */
export function showQuotient(
  dividend: Decimal,
  divisor: Decimal,
  places: number,
  rounding: keyof typeof roundings = 'halfUp',
): string {
  const OnePassDecimal = Big();
  OnePassDecimal.DP = places;
  OnePassDecimal.RM = roundings[rounding];
  return new OnePassDecimal(dividend).div(divisor).toFixed(places);
}

/** `dividend / divisor`, rounded to the nearest half: what is counted in eggs or glasses is no finer than that. */
export function showHalves(dividend: Decimal, divisor: Decimal): string {
  return decimal(showQuotient(dividend.times(2), divisor, 0))
    .div(2)
    .toFixed();
}
