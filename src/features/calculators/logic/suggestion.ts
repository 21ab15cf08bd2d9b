import { type Decimal, decimal, parseDecimal } from './decimal.ts';
import { feetAndInchesToCentimetres, poundsToKilograms } from './imperial-units.ts';
import { isWithin, type Limits, parseWithin } from './limits.ts';
import type { FieldTexts } from './measures.ts';

/** What somebody may have meant by a measure that was refused: plain decimal texts by field name. */
export type Suggestion =
  | { readonly unit: 'centimetres'; readonly values: { readonly height: string } }
  | { readonly unit: 'feetAndInches'; readonly values: { readonly feet: string; readonly inches: string } }
  | { readonly unit: 'kilograms'; readonly values: { readonly weight: string } }
  | { readonly unit: 'pounds'; readonly values: { readonly pounds: string } };

const oneNumber = /^\D*(\d+(?:[.,]\d+)?)\D*$/;
const metresAndCentimetres = /^(\d)\s*m\s*(\d\d)\D*$/i;
const twoNumbers = /^\D*(\d)\D+(\d{1,2})\D*$/;
const inchesPerFoot = 12;

// The number in a text with something else around it, such as a unit or a sign.
function numberIn(text: string): Decimal | null {
  return parseDecimal(oneNumber.exec(text.trim())?.[1] ?? '');
}

// The number as it stands, then in the units that people take it for; the first that the calculator accepts.
function firstWithin(value: Decimal | null, factors: readonly string[], range: Limits): string | undefined {
  return value === null
    ? undefined
    : factors
        .map((factor) => value.times(factor))
        .find((candidate) => isWithin(candidate, range))
        ?.toFixed();
}

/**
 * The height that may have been meant by one that the range refuses: metres for centimetres (`1,70`, `1m70`), a unit or
 * sign typed along, a decimal sign left out, or feet and inches in one field (`5.7`, `5'7`). Null where nothing is likely.
 *
 * @param range centimetres that the calculator accepts
 * @example suggestHeight((name) => (name === 'height' ? '1,70' : ''), { above: 90, to: 250 }) → 170 centimetres
 */
export function suggestHeight(field: FieldTexts, range: Limits): Suggestion | null {
  if (field('units') === 'imperial') {
    return suggestFeet(field, range);
  }
  const text = field('height').trim();
  const [, metres, hundredths] = metresAndCentimetres.exec(text) ?? [];
  const value = metres ? decimal(`${metres}.${hundredths}`) : numberIn(text);
  const height = firstWithin(value, ['1', '100', '0.1'], range);
  return height === undefined ? null : { unit: 'centimetres', values: { height } };
}

function suggestFeet(field: FieldTexts, range: Limits): Suggestion | null {
  const [, feet, inches] = twoNumbers.exec(field('feet').trim()) ?? [];
  if (feet === undefined || inches === undefined || field('inches').trim() !== '') {
    return null;
  }
  // More than eleven inches make another foot, so 5.75 is meant as a decimal.
  const inAll =
    Number(inches) < inchesPerFoot
      ? Number(feet) * inchesPerFoot + Number(inches)
      : Math.round(Number(`${feet}.${inches}`) * inchesPerFoot);
  const values = {
    feet: String(Math.floor(inAll / inchesPerFoot)),
    inches: String(inAll % inchesPerFoot),
  };
  const isAccepted = parseWithin(feetAndInchesToCentimetres(values.feet, values.inches), range) !== null;
  return isAccepted ? { unit: 'feetAndInches', values } : null;
}

/**
 * The weight that may have been meant by one that the range refuses: a unit or sign typed along, a decimal sign left out,
 * or grams. Null where nothing is likely.
 *
 * @param range kilograms that the calculator accepts
 * @example suggestWeight((name) => (name === 'weight' ? '705' : ''), { above: 10, to: 500 }) → 70.5 kilograms
 */
export function suggestWeight(field: FieldTexts, range: Limits): Suggestion | null {
  if (field('units') === 'imperial') {
    const pounds = numberIn(field('pounds'))?.toFixed() ?? '';
    const isAccepted = parseWithin(poundsToKilograms(pounds), range) !== null;
    return isAccepted ? { unit: 'pounds', values: { pounds } } : null;
  }
  const weight = firstWithin(numberIn(field('weight')), ['1', '0.1', '0.001'], range);
  return weight === undefined ? null : { unit: 'kilograms', values: { weight } };
}
