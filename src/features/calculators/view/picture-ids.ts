import type { CalculatorName } from '#src/site/routes.ts';

/** The drawing of each calculator. */
export const pictureIds = {
  bmi: 'bmi',
  idealWeight: 'ideal-weight',
  calories: 'calories',
  protein: 'protein',
  water: 'water',
} as const satisfies Record<CalculatorName, string>;
