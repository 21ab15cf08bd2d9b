import type { questionnaires } from './questionnaires.ts';

export type WeightAnswer = keyof (typeof questionnaires)['diabetes']['questions']['weight'];

/**
 * What an adult can weigh and measure, in kilograms and centimetres: the limits of the BMI calculator, which are exact decimals
 * there and would bring their library into a small script.
 */
const possible = { weight: { above: 5, to: 500 }, height: { above: 90, to: 250 } };

/**
 * The answer on weight that a body mass index belongs to; undefined where what was typed is no weight and height of an adult.
 *
 * @param weight in kilograms, with a point or a comma, above 5 and up to 500
 * @param height in centimetres, above 90 and up to 250
 */
export function weightAnswer(weight: string, height: string): WeightAnswer | undefined {
  const grams = Math.round(numberFrom(weight) * 1000);
  const millimetres = Math.round(numberFrom(height) * 10);
  const fits = (value: number, { above, to }: { above: number; to: number }, unit: number) =>
    value > above * unit && value <= to * unit;
  if (!fits(grams, possible.weight, 1000) || !fits(millimetres, possible.height, 10)) return undefined;
  // Whole numbers on both sides: a quotient may miss a limit by a hair.
  const reaches = (bmi: number) => grams * 1000 >= bmi * millimetres ** 2;
  if (reaches(40)) return 'from40';
  if (reaches(30)) return 'from30';
  return reaches(25) ? 'from25' : 'under25';
}

function numberFrom(typed: string): number {
  const plain = typed.trim().replace(',', '.');
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}
