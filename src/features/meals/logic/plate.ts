import type { DishRole, FoodGroup } from './kinds.ts';
import { type CountedDish, type CountedFood, eatenOf } from './nutrition.ts';

/** What one portion of a dish brings to a plate, beside its nutrients: grams. */
export interface Plate {
  /** As it is eaten, with the water that dry foods have taken up and the water that is drunk: an estimate, rather high. */
  readonly weight: number;
  /** Water and milk that are drunk: a drink, or a thin porridge; 0 for what is eaten dry. */
  readonly drink: number;
  /** Protein of pulses, nuts, eggs, fish, meat and milk. */
  readonly proteinFood: number;
  /** Green leaves. */
  readonly leaves: number;
  /** Fruit that is eaten as such: no lemon, no avocado. */
  readonly fruit: number;
}

/** What of a food its plate needs. */
export interface PlatedFood extends CountedFood {
  readonly group?: FoodGroup | undefined;
  /** Grams on the plate of one gram before cooking; 1 where it takes up no water. */
  readonly swells?: number | undefined;
}

/** The groups that make a main meal whole. Nuts are groundnuts and seeds, which the kitchen uses as it does pulses. */
const proteinGroups: readonly FoodGroup[] = ['pulses', 'nuts', 'eggs', 'fish', 'meat', 'milk'];

const water = 'water';

/** Grams of water and milk in one portion from which a breakfast is also drunk. */
const thinFrom = 180;

/**
 * What one portion brings to a plate, unrounded.
 *
 * @throws RangeError for a food that is not there
 * @example plateOf({ role: 'fruit', serves: 2, ingredients: [{ food: 'mango', grams: 300 }] }, foods) → { weight: 150, drink: 0, proteinFood: 0, leaves: 0, fruit: 150 }
 */
export function plateOf(
  dish: CountedDish & { readonly role: DishRole },
  foods: Readonly<Record<string, PlatedFood>>,
): Plate {
  const eaten = eatenOf(dish).map(({ food, grams }) => ({
    id: food,
    grams: grams / dish.serves,
    ...foods[food],
  }));
  const sum = (gramsOf: (food: (typeof eaten)[number]) => number) =>
    eaten.reduce((total, food) => total + gramsOf(food), 0);
  const isDrunk = dish.role === 'breakfast' || dish.role === 'drink';
  const poured = sum(({ id, grams }) => (id === water ? grams : 0));
  const takenUp = sum(({ grams, swells = 1 }) => grams * (swells - 1));
  const liquid = sum(({ id, grams, group }) => (id === water || group === 'milk' ? grams : 0));
  return {
    // In a drink and a porridge all water stays; elsewhere what does not swell into the food boils away.
    weight: sum(({ grams }) => grams) - poured + (isDrunk ? Math.max(poured, takenUp) : takenUp),
    drink: isDrunk && (dish.role === 'drink' || liquid >= thinFrom) ? liquid : 0,
    proteinFood: sum(({ group, per100, grams }) =>
      group && proteinGroups.includes(group) ? ((per100?.protein ?? 0) * grams) / 100 : 0,
    ),
    leaves: sum(({ group, grams }) => (group === 'leaves' ? grams : 0)),
    fruit: sum(({ group, grams }) => (group === 'fruit' ? grams : 0)),
  };
}
