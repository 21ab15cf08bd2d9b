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
  /** Milligrams of the calcium that count to a goal; absent where all of it does. */
  readonly usableCalcium?: number | undefined;
  /** Sums that lack a food nobody measured, and are too low by it; absent where all are whole. */
  readonly incomplete?: readonly NutrientName[] | undefined;
}

/** What of a food its sums need. */
export interface CountedFood {
  /** What 100 grams of the edible part hold before cooking. */
  readonly per100: { readonly [Name in NutrientName]?: number | undefined };
  /** Whether its weight counts to the vegetables and fruit of a day. */
  readonly produce: boolean;
  /** Whether its sugars are added ones. */
  readonly free?: boolean | undefined;
  /** The part of its calcium that counts to a goal, where oxalate holds the rest back; absent where all of it does. */
  readonly usableCalcium?: number | undefined;
}

/** What of a dish its sums need, for all servings together. */
export interface CountedDish {
  readonly serves: number;
  /** Grams of the edible part before cooking. */
  readonly ingredients: readonly { readonly food: string; readonly grams: number }[];
  /** Grams of the oil for frying that nobody eats. */
  readonly oilLeft?: number | undefined;
}

/** The oil that is fried in: what stays in the pan is taken off its weight. */
export const fryingOil = 'vegetable-oil';

/** A food that nobody measured for a nutrient leaves its sum whole as long as it is a smaller share of the dish: a spice. */
const littleShare = 0.01;

/**
 * What one of the portions of a dish holds, unrounded.
 *
 * Water is not weighed after cooking, so that all values are those of the raw foods: right for energy, protein, fat and
 * fibre, and upper bounds for vitamins, which heat and water take away in part.
 *
 * @param foods every food that the dish names
 * @throws RangeError for a food that is not there, no servings, or more oil left than poured in
 * @example portionContents({ serves: 2, ingredients: [{ food: 'egg', grams: 100 }] }, { egg: { per100: { energy: 143 }, produce: false } }).energy → 71.5
 */
export function portionContents(
  dish: CountedDish,
  foods: Readonly<Record<string, CountedFood>>,
): PortionContents {
  if (dish.serves <= 0) throw new RangeError(`A dish cannot serve ${dish.serves}.`);
  const eaten = eatenOf(dish).map(({ food, grams }) => ({
    ...foodOf(food, foods),
    grams: grams / dish.serves,
  }));
  const sums = Object.fromEntries(
    nutrientNames.map((name) => [name, sumOf(eaten, ({ per100, grams }) => held(per100[name], grams))]),
  ) as Record<NutrientName, number>;
  const whole = sumOf(eaten, ({ grams }) => grams);
  const usableCalcium = sumOf(eaten, ({ per100, grams, usableCalcium: part = 1 }) =>
    held(per100.calcium, grams * part),
  );
  const incomplete = nutrientNames.filter((name) => {
    const unmeasured = eaten.filter(({ per100 }) => per100[name] === undefined);
    return sumOf(unmeasured, ({ grams }) => grams) > whole * littleShare;
  });
  return {
    ...sums,
    produce: sumOf(eaten, ({ produce, grams }) => (produce ? grams : 0)),
    addedSugars: sumOf(eaten, ({ free, per100, grams }) => (free ? held(per100.sugars, grams) : 0)),
    salt: saltOf(sums.sodium),
    ...(eaten.some((food) => food.usableCalcium !== undefined) && { usableCalcium }),
    ...(incomplete.length > 0 && { incomplete }),
  };
}

/**
 * Milligrams of calcium of a portion that count to the goal of a day: of spinach and amaranth a third.
 *
 * A goal supposes that about a third of the calcium is taken up, as it is of milk. Of that of spinach, which oxalate binds, people took
 * up 5 % where they took up 28 % of that of milk: R. P. Heaney, C. M. Weaver and R. R. Recker, Calcium absorbability from spinach,
 * American Journal of Clinical Nutrition 47, 1988. To take amaranth, as rich in oxalate, for alike, and to count a third of both, is
 * our choice: what grows in a field, and what cooking water takes away, differs.
 *
 * @example usableCalciumOf({ ...portion, calcium: 300 }) → 300
 */
export const usableCalciumOf = ({
  calcium,
  usableCalcium = calcium,
}: Pick<PortionContents, 'calcium' | 'usableCalcium'>): number => usableCalcium;

/** Decimals that the sums are worth; the others have one. */
const decimals: Partial<Record<string, number>> = {
  energy: 0,
  sodium: 0,
  potassium: 0,
  calcium: 0,
  vitaminA: 0,
  folate: 0,
  salt: 2,
};

/**
 * The sums of a portion as finely as the amounts of a recipe deserve.
 *
 * @example energy 445.4 → 445, protein 23.08 → 23.1, salt 1.0042 → 1
 */
export function roundedContents({ incomplete, usableCalcium, ...sums }: PortionContents): PortionContents {
  const rounded = Object.entries(sums).map(([name, value]) => {
    const factor = 10 ** (decimals[name] ?? 1);
    return [name, Math.round(value * factor) / factor];
  });
  return {
    ...sums,
    ...Object.fromEntries(rounded),
    ...(usableCalcium !== undefined && { usableCalcium: Math.round(usableCalcium) }),
    ...(incomplete && { incomplete }),
  };
}

/**
 * Grams of salt that hold so much sodium, as food labels reckon it.
 *
 * @param sodium milligrams
 * @example saltOf(2000) → 5
 */
export const saltOf = (sodium: number): number => (sodium * 2.5) / 1000;

/**
 * Grams to buy of a food for so many grams of its edible part.
 *
 * @param refuse grams that are thrown away of 100 grams as bought, under 100
 * @example gramsToBuy(90, 10) → 100
 */
export const gramsToBuy = (edible: number, refuse = 0): number => (edible * 100) / (100 - refuse);

/** The ingredients of all servings with what of them is eaten. */
export function eatenOf({ ingredients, oilLeft = 0 }: CountedDish): { food: string; grams: number }[] {
  const poured = sumOf(ingredients, ({ food, grams }) => (food === fryingOil ? grams : 0));
  if (oilLeft > poured) throw new RangeError(`${oilLeft} g of oil cannot be left of ${poured} g.`);
  const share = poured === 0 ? 1 : 1 - oilLeft / poured;
  return ingredients.map(({ food, grams }) => ({ food, grams: food === fryingOil ? grams * share : grams }));
}

function foodOf(id: string, foods: Readonly<Record<string, CountedFood>>): CountedFood {
  const food = Object.hasOwn(foods, id) ? foods[id] : undefined;
  if (food === undefined) throw new RangeError(`There is no food “${id}”.`);
  return food;
}

const held = (per100 = 0, grams = 0): number => (per100 * grams) / 100;

function sumOf<Item>(items: readonly Item[], amountOf: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + amountOf(item), 0);
}
