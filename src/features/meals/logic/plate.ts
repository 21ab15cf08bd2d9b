import type { DishRole, FoodGroup } from './kinds.ts';
import { type CountedDish, type CountedFood, eatenOf } from './nutrition.ts';

/** What one portion of a dish brings to a plate, beside its nutrients: grams. */
export interface Plate {
  /** As weighed before cooking; water counts where it is drunk, and not where it swells into rice or boils away. */
  readonly weight: number;
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
}

/** The groups that make a main meal whole. Nuts are groundnuts and seeds, which the kitchen uses as it does pulses. */
const proteinGroups: readonly FoodGroup[] = ['pulses', 'nuts', 'eggs', 'fish', 'meat', 'milk'];

const water = 'water';

/**
 * What one portion brings to a plate, unrounded.
 *
 * @throws RangeError for a food that is not there
 * @example plateOf({ role: 'fruit', serves: 2, ingredients: [{ food: 'mango', grams: 300 }] }, foods) → { weight: 150, proteinFood: 0, leaves: 0, fruit: 150 }
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
  return {
    weight: sum(({ id, grams }) => (id === water && !isDrunk ? 0 : grams)),
    proteinFood: sum(({ group, per100, grams }) =>
      group && proteinGroups.includes(group) ? ((per100?.protein ?? 0) * grams) / 100 : 0,
    ),
    leaves: sum(({ group, grams }) => (group === 'leaves' ? grams : 0)),
    fruit: sum(({ group, grams }) => (group === 'fruit' ? grams : 0)),
  };
}
