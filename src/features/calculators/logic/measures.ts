import { feetAndInchesToCentimetres, poundsToKilograms } from './imperial-units.ts';

/** The texts of a form's fields by name; a field that is not there reads as an empty text. */
export type FieldTexts = (name: string) => string;

/** The weight in kilograms, converted exactly when the form is filled in with imperial units. */
export function weightInKilograms(field: FieldTexts): string {
  return field('units') === 'imperial' ? poundsToKilograms(field('pounds')) : field('weight');
}

/** The height in centimetres, converted exactly when the form is filled in with imperial units. */
export function heightInCentimetres(field: FieldTexts): string {
  return field('units') === 'imperial'
    ? feetAndInchesToCentimetres(field('feet'), field('inches'))
    : field('height');
}
