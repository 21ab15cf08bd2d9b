import { decimal, parseDecimal } from './decimal.ts';

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

/** Centimetres, exactly, of a height typed in feet and inches; empty inches count as 0, no number gives ''. */
export function feetAndInchesToCentimetres(feet: string, inches: string): string {
  const wholeFeet = parseDecimal(feet);
  const moreInches = inches.trim() === '' ? decimal(0) : parseDecimal(inches);
  if (wholeFeet === null || moreInches === null) {
    return '';
  }
  return wholeFeet.times(inchesPerFoot).plus(moreInches).times(centimetresPerInch).toFixed();
}
