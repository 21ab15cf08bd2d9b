import { type Decimal, parseDecimal } from './decimal.ts';

/** A range of accepted values; `above` excludes its own value, `from` and `to` include theirs. */
export type Limits =
  | { readonly above: number; readonly to: number }
  | { readonly from: number; readonly to: number };

/** The limits of each calculator's inputs: kilograms, centimetres, years. The specification, section 5. */
export const limits = {
  bmi: { weight: { above: 5, to: 500 }, height: { above: 90, to: 250 } },
  idealWeight: { height: { from: 120, to: 250 } },
  calories: { age: { above: 0, to: 120 }, height: { above: 50, to: 300 }, weight: { above: 10, to: 500 } },
  protein: { weight: { above: 10, to: 500 } },
  water: { weight: { above: 10, to: 500 } },
} as const satisfies Record<string, Record<string, Limits>>;

/** True when the value lies in the range. */
export function isWithin(value: Decimal, range: Limits): boolean {
  const highEnough = 'above' in range ? value.gt(range.above) : value.gte(range.from);
  return highEnough && value.lte(range.to);
}

/** The typed text as a number when it is one and lies in the range, otherwise null. */
export function parseWithin(text: string, range: Limits): Decimal | null {
  const value = parseDecimal(text);
  return value !== null && isWithin(value, range) ? value : null;
}
