/** Exact by the international yard and pound agreement of 1959. */
const kilogramsPerPound = 0.45359237;
const centimetresPerInch = 2.54;
/** Milligrams a decilitre of glucose in one millimole a litre: its molar mass is 180.16 grams. */
const milligramsPerMillimole = 18.016;

/** @example poundsOf(70) → 154.32… */
export const poundsOf = (kilograms: number): number => kilograms / kilogramsPerPound;

/** @example kilogramsOf(154) → 69.85… */
export const kilogramsOf = (pounds: number): number => pounds * kilogramsPerPound;

/** @example inchesOf(254) → 100 */
export const inchesOf = (centimetres: number): number => centimetres / centimetresPerInch;

/** @example centimetresOf(100) → 254 */
export const centimetresOf = (inches: number): number => inches * centimetresPerInch;

/** Blood sugar. @example milligramsOf(5.5) → 99.09 */
export const milligramsOf = (millimoles: number): number => millimoles * milligramsPerMillimole;

/** Blood sugar. @example millimolesOf(100) → 5.55… */
export const millimolesOf = (milligrams: number): number => milligrams / milligramsPerMillimole;
