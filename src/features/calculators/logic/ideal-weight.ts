import { decimal, showQuotient } from './decimal.ts';
import { isGender } from './gender.ts';
import { type HealthyWeight, healthyWeightFor } from './healthy-weight.ts';
import { limits, parseWithin } from './limits.ts';
import { failure, type Outcome, success } from './outcome.ts';

export type IdealWeightError = 'invalidHeight' | 'selectGender';

export interface IdealWeightResult {
  /** Kilograms, one decimal. */
  readonly value: string;
  /** True below 60 inches (152.4 cm), where the formula was never meant to be used. */
  readonly isBelowFormulaRange: boolean;
  /** Kilograms, one decimal: the weights of a normal body mass index at this height. */
  readonly healthyWeight: HealthyWeight;
}

// 50 + 2.3 × (height / 2.54 − 60) is 115 × height / 127 − 88 exactly (88 = 2.3 × 60 − 50); a woman's base
// weight of 45.5 makes it 92.5. Written over 127, the sum needs one division and so one rounding.
const inchesFactor = { multiplier: 115, divisor: 127 } as const;
const offset = { male: '88', female: '92.5' } as const;
const shortestHeightOfFormula = '152.4';

/**
 * Devine's reference weight: 50 kg (men) or 45.5 kg (women) plus 2.3 kg for each inch above 60 inches.
 *
 * @param input height in centimetres (120 to 250, both included), as typed, and gender `male` or `female`
 * @returns the result, or `invalidHeight`, or `selectGender`; the height is checked first
 * @see Devine BJ, Gentamicin therapy, Drug Intelligence & Clinical Pharmacy 1974;8:650–655
 */
export function calculateIdealWeight(input: {
  height: string;
  gender: string;
}): Outcome<IdealWeightResult, IdealWeightError> {
  const height = parseWithin(input.height, limits.idealWeight.height);
  if (height === null) {
    return failure('invalidHeight');
  }
  if (!isGender(input.gender)) {
    return failure('selectGender');
  }
  const { multiplier, divisor } = inchesFactor;
  const dividend = height.times(multiplier).minus(decimal(offset[input.gender]).times(divisor));
  return success({
    value: showQuotient(dividend, decimal(divisor), 1),
    isBelowFormulaRange: height.lt(shortestHeightOfFormula),
    healthyWeight: healthyWeightFor(height),
  });
}
