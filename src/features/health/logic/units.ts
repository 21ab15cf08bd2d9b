/** The unit that somebody reads and types a measure in. */
export type Unit = 'kg' | 'lb' | 'cm' | 'in' | 'mmol' | 'mg';

/** In which units a person reads and types. */
export interface Units {
  readonly weight: 'kg' | 'lb';
  readonly length: 'cm' | 'in';
  readonly sugar: 'mmol' | 'mg';
}

/** What is shown before the device was asked. */
export const metricUnits: Units = { weight: 'kg', length: 'cm', sugar: 'mmol' };

const sugarInMilligrams: ReadonlySet<string> = new Set(['RW', 'BI', 'CD', 'FR']);

/**
 * The unit in which meters show blood sugar where somebody lives, until the person says otherwise: those that are sold in
 * Rwanda, Burundi and DR Congo show milligrams a decilitre.
 *
 * @param country ISO 3166, in capitals
 */
export const sugarUnitOf = (country: string): Units['sugar'] =>
  sugarInMilligrams.has(country) ? 'mg' : 'mmol';

/**
 * What one of a unit is in the unit that is kept: kilograms, centimetres, millimoles a litre.
 *
 * @see International yard and pound agreement, 1959: 1 lb = 0.45359237 kg, 1 in = 2.54 cm
 * @see The molar mass of glucose is 180.16 g/mol, so 1 mmol/l is 18.016 mg/dl
 */
const inKept: Readonly<Record<Unit, number>> = {
  kg: 1,
  lb: 0.453_592_37,
  cm: 1,
  in: 2.54,
  mmol: 1,
  mg: 1 / 18.016,
};

/** Decimals that a measure is shown with. */
const places: Readonly<Record<Unit, number>> = { kg: 1, lb: 1, cm: 1, in: 1, mmol: 1, mg: 0 };

/**
 * A measure as it is shown in a unit, as a number.
 *
 * @example shownIn(70, 'lb') → 154.3
 */
export function shownIn(kept: number, unit: Unit): number {
  const factor = 10 ** places[unit];
  return Math.round((kept / inKept[unit]) * factor) / factor;
}

/** A measure in the unit that is kept, to a thousandth, so that going there and back changes nothing that is seen. */
export function keptOf(typed: number, unit: Unit): number {
  return Math.round(typed * inKept[unit] * 1000) / 1000;
}
