import { type Decimal, decimal, parseDecimal, showQuotient } from './decimal.ts';
import type { HealthyWeight } from './healthy-weight.ts';

const kilogramsPerPound = '0.45359237';
const centimetresPerInch = '2.54';
const inchesPerFoot = 12;

/**
 * Kilograms, exactly, of a weight typed in pounds; an empty text when it is no number, which the
 * calculator's own rule then rejects.
 *
 * @see International yard and pound agreement, 1959: 1 lb = 0.45359237 kg, 1 in = 2.54 cm
 */
export function poundsToKilograms(pounds: string): string {
  return parseDecimal(pounds)?.times(kilogramsPerPound).toFixed() ?? '';
}

/** A weight in kilograms as whole pounds. */
export function weightInPounds(kilograms: string): string {
  return showQuotient(decimal(kilograms), decimal(kilogramsPerPound), 0);
}

/** A range of weights in whole pounds, rounded inward as its kilograms are. */
export function weightRangeInPounds({ low, high }: HealthyWeight): { low: string; high: string } {
  return {
    low: showQuotient(decimal(low), decimal(kilogramsPerPound), 0, 'up'),
    high: showQuotient(decimal(high), decimal(kilogramsPerPound), 0, 'down'),
  };
}

/**
 * A height as people say it: whole feet and the inches above them. Null when it is no height.
 *
 * @example wholeFeetAndInches('5.5', '0') → { feet: '5', inches: '6' }
 */
export function wholeFeetAndInches(feet: string, inches: string): { feet: string; inches: string } | null {
  const height = inchesOf(feet, inches);
  if (height === null) {
    return null;
  }
  const whole = height.div(inchesPerFoot).round(0, 0);
  return { feet: whole.toFixed(), inches: height.minus(whole.times(inchesPerFoot)).toFixed() };
}

/** Centimetres, exactly, of a height typed in feet and inches; empty inches count as 0, no number gives ''. */
export function feetAndInchesToCentimetres(feet: string, inches: string): string {
  return inchesOf(feet, inches)?.times(centimetresPerInch).toFixed() ?? '';
}

function inchesOf(feet: string, inches: string): Decimal | null {
  const typedFeet = parseDecimal(feet);
  const moreInches = inches.trim() === '' ? decimal(0) : parseDecimal(inches);
  return typedFeet && moreInches && typedFeet.times(inchesPerFoot).plus(moreInches);
}
