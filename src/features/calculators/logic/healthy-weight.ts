import { type Decimal, decimal, showDecimal } from './decimal.ts';

/** Kilograms with one decimal, both of them normal weights themselves. */
export interface HealthyWeight {
  readonly low: string;
  readonly high: string;
}

/** The body mass indexes between which a weight is normal, both included. The specification, section 9. */
export const normalBmi = { from: '18.5', to: '24.9' } as const;

/**
 * The weights of a normal body mass index at a height in centimetres.
 *
 * @see WHO, Obesity: preventing and managing the global epidemic (Technical Report Series 894), 2000
 */
export function healthyWeightFor(height: Decimal): HealthyWeight {
  // A product, because a division keeps 20 decimals only and so loses the last ones of a longer height.
  const squareMetres = height.times('0.01').pow(2);
  return {
    // Rounded inward: a weight that is called healthy here must be called normal when somebody types it.
    low: showDecimal(squareMetres.times(decimal(normalBmi.from)), 1, 'up'),
    high: showDecimal(squareMetres.times(decimal(normalBmi.to)), 1, 'down'),
  };
}
