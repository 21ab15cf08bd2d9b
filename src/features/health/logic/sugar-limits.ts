/**
 * Below this, blood sugar is low for people with diabetes, in millimoles a litre (70 mg/dL).
 *
 * @see American Diabetes Association, Standards of Care in Diabetes, 2024, section 6 (level 1: below 3.9)
 */
export const lowSugar = 3.9;

/**
 * From here, sugar together with signs of high sugar means diabetes, in millimoles a litre (200 mg/dL).
 *
 * @see WHO, Diabetes (fact sheet), 2024
 */
export const highSugar = 11.1;

/** What the page says of blood sugar. Targets come from the health worker, so between the two it says nothing. */
export type SugarWord = 'low' | 'high' | 'between';

/** @example sugarWordOf(3.4) → 'low' */
export function sugarWordOf(millimoles: number): SugarWord {
  if (millimoles < lowSugar) return 'low';
  return millimoles >= highSugar ? 'high' : 'between';
}
