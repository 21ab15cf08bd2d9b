import { type Decimal, decimal, showQuotient } from './decimal.ts';
import { type HealthyWeight, healthyWeightFor, normalBmi } from './healthy-weight.ts';
import { limits, parseWithin } from './limits.ts';
import { failure, type Outcome, success } from './outcome.ts';

/** `betweenCategories` is a true value above 24.9 and below 25, to which the specification gives no category. */
export const bmiCategories = ['underweight', 'normal', 'betweenCategories', 'overweight'] as const;
export type BmiCategory = (typeof bmiCategories)[number];
export type BmiError = 'invalidWeight' | 'invalidHeight';

export interface BmiResult {
  /** Weight in kilograms divided by the square of the height in metres; two decimals. */
  readonly value: string;
  /** Decided from the true value, never from the rounded one. */
  readonly category: BmiCategory;
  /** True from 30, where WHO speaks of obesity. */
  readonly isObesityRange: boolean;
  /** Kilograms, one decimal: 18.5 and 24.9 times the square of the height in metres, rounded inward. */
  readonly healthyWeight: HealthyWeight;
}

/** The body mass indexes from which a weight is high, and from which WHO speaks of obesity. */
export const bmiBounds = { overweightFrom: '25', obesityFrom: '30' } as const;

/**
 * Body mass index of an adult.
 *
 * @param input weight in kilograms (above 5, up to 500) and height in centimetres (above 90, up to 250), as typed
 * @returns the result, or `invalidWeight`, or `invalidHeight`; the weight is checked first
 * @see WHO, Obesity: preventing and managing the global epidemic (Technical Report Series 894), 2000
 */
export function calculateBmi(input: { weight: string; height: string }): Outcome<BmiResult, BmiError> {
  const weight = parseWithin(input.weight, limits.bmi.weight);
  if (weight === null) {
    return failure('invalidWeight');
  }
  const height = parseWithin(input.height, limits.bmi.height);
  if (height === null) {
    return failure('invalidHeight');
  }
  // A product, because a division keeps 20 decimals only and so loses the last ones of a longer height.
  const squareMetres = height.times('0.01').pow(2);
  return success({
    value: showQuotient(weight, squareMetres, 2),
    category: categoryOf(weight, squareMetres),
    isObesityRange: weight.gte(squareMetres.times(bmiBounds.obesityFrom)),
    healthyWeight: healthyWeightFor(height),
  });
}

// Products instead of a quotient: 64 kg at 160 cm is exactly 25, which a division may miss.
function categoryOf(weight: Decimal, squareMetres: Decimal): BmiCategory {
  const weightAt = (bound: string) => squareMetres.times(decimal(bound));
  if (weight.lt(weightAt(normalBmi.from))) {
    return 'underweight';
  }
  if (weight.lte(weightAt(normalBmi.to))) {
    return 'normal';
  }
  return weight.gte(weightAt(bmiBounds.overweightFrom)) ? 'overweight' : 'betweenCategories';
}
