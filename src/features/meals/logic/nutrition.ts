/** What is summed of foods, in the order in which it is shown. Absent values of a food are not measured, not zero. */
export const nutrientNames = [
  'energy',
  'protein',
  'fat',
  'saturated',
  'carbohydrate',
  'sugars',
  'fibre',
  'sodium',
  'potassium',
  'calcium',
  'iron',
  'zinc',
  'vitaminC',
  'vitaminA',
  'folate',
] as const;
export type NutrientName = (typeof nutrientNames)[number];

/** What a portion of a dish holds: kilocalories; grams down to the fibre, milligrams down to vitamin C, then micrograms. */
export interface PortionContents extends Readonly<Record<NutrientName, number>> {
  /** Grams that count to the 400 grams of vegetables and fruit a day. */
  readonly produce: number;
  /** Grams of sugars from sugar, honey and what is sweetened with them. */
  readonly addedSugars: number;
  /** Grams of salt: sodium times 2.5. */
  readonly salt: number;
  /** Sums that lack a food nobody measured, and are too low by it; absent where all are whole. */
  readonly incomplete?: readonly NutrientName[] | undefined;
}
