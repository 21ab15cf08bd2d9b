import { feetAndInchesToCentimetres, poundsToKilograms } from './imperial-units.ts';

/** The texts of a form's fields by name; a field that is not there reads as an empty text. */
export type FieldTexts = (name: string) => string;

/** Whether the visitor typed pounds, feet and inches. */
export function isImperial(field: FieldTexts): boolean {
  return field('units') === 'imperial';
}

/** The weight in kilograms, converted exactly when the form is filled in with imperial units. */
export function weightInKilograms(field: FieldTexts): string {
  return isImperial(field) ? poundsToKilograms(field('pounds')) : field('weight');
}

/**
 * The height in centimetres, converted exactly when the form is filled in with imperial units; an empty text where feet
 * have decimals and inches are left out, since 5.7 may mean 5 feet 7 inches as well as 5 feet 8.4: that is asked about.
 */
export function heightInCentimetres(field: FieldTexts): string {
  if (!isImperial(field)) {
    return field('height');
  }
  const isDoubtful = /[.,]/.test(field('feet')) && field('inches').trim() === '';
  return isDoubtful ? '' : feetAndInchesToCentimetres(field('feet'), field('inches'));
}
