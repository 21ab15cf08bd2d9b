import { decimal, showDecimal, showHalves } from './decimal.ts';
import { limits, parseWithin } from './limits.ts';
import { failure, type Outcome, success } from './outcome.ts';

export type ProteinError = 'invalidWeight';

export interface ProteinResult {
  /** Grams a day, two decimals. */
  readonly value: string;
  /** About the same grams as a number of medium eggs, in halves. */
  readonly eggs: string;
  /** About the same grams as bowls (170 g) of cooked beans, in halves. */
  readonly bowlsOfBeans: string;
}

const gramsPerKilogram = '0.8';
// USDA FoodData Central: a medium egg (44 g) holds about 5.5 g, a bowl (170 g) of boiled beans about 15 g of protein.
const gramsPerEgg = '5.5';
const gramsPerBowlOfBeans = '15';

/**
 * Daily protein of a healthy adult: 0.8 g for each kilogram of body weight.
 *
 * @param input weight in kilograms (above 10, up to 500), as typed
 * @returns the result, or `invalidWeight`
 * @see Institute of Medicine, Dietary Reference Intakes for Energy, Carbohydrate, … Protein, 2005
 */
export function calculateProtein(input: { weight: string }): Outcome<ProteinResult, ProteinError> {
  const weight = parseWithin(input.weight, limits.protein.weight);
  if (weight === null) {
    return failure('invalidWeight');
  }
  const grams = weight.times(gramsPerKilogram);
  return success({
    value: showDecimal(grams, 2),
    eggs: showHalves(grams, decimal(gramsPerEgg)),
    bowlsOfBeans: showHalves(grams, decimal(gramsPerBowlOfBeans)),
  });
}
