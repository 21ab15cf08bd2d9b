import { decimal, showDecimal, showHalves, showQuotient } from './decimal.ts';
import { limits, parseWithin } from './limits.ts';
import { failure, type Outcome, success } from './outcome.ts';

export type WaterError = 'invalidWeight';

export interface WaterResult {
  /** Millilitres a day, two decimals. */
  readonly value: string;
  /** The same in litres, two decimals. */
  readonly litres: string;
  /** About the same in glasses of 250 ml, in halves. */
  readonly glasses: string;
}

const millilitresPerKilogram = 35;
const millilitresPerLitre = 1000;
const millilitresPerGlass = 250;

/**
 * Daily water of a healthy adult: 35 ml for each kilogram of body weight, a bedside rule of thumb.
 *
 * @param input weight in kilograms (above 10, up to 500), as typed
 * @returns the result, or `invalidWeight`
 * @see EFSA, Scientific opinion on dietary reference values for water, 2010 (for comparison)
 */
export function calculateWater(input: { weight: string }): Outcome<WaterResult, WaterError> {
  const weight = parseWithin(input.weight, limits.water.weight);
  if (weight === null) {
    return failure('invalidWeight');
  }
  const millilitres = weight.times(millilitresPerKilogram);
  return success({
    value: showDecimal(millilitres, 2),
    litres: showQuotient(millilitres, decimal(millilitresPerLitre), 2),
    glasses: showHalves(millilitres, decimal(millilitresPerGlass)),
  });
}
