import { z } from 'zod';
import { dishRoles } from '#src/features/meals/logic/kinds.ts';
import { fryingOil, portionContents } from '#src/features/meals/logic/nutrition.ts';
import type { DishFacts, FoodFacts } from '#src/features/meals/schema.ts';
import type { Problem } from './problem.ts';

/** dishes.yaml of the rules. */
export const dishRulesSchema = z.strictObject({
  least: z.int().positive(),
  energy: z.record(z.enum(dishRoles), z.tuple([z.number().nonnegative(), z.number().positive()])),
  salt: z.number().positive(),
  measure: z.number().positive().max(1),
});

export type DishRules = z.infer<typeof dishRulesSchema>;

/** A dish with the file of its facts. */
export interface DishFile {
  id: string;
  file: string;
  facts: DishFacts;
}

export type Foods = Readonly<Record<string, FoodFacts>>;

/** Longest time on the fire of each kind of fuel, in minutes. */
const longestFire = { none: 0, little: 29, middle: 60, much: Number.POSITIVE_INFINITY } as const;

/** There are as many dishes as menus need. */
export function checkDishCount(dishes: readonly DishFile[], { least }: DishRules): Problem[] {
  return dishes.length >= least
    ? []
    : [
        {
          file: 'content/dishes',
          key: '',
          message: `Write ${least} dishes at least, and not ${dishes.length}: menus repeat themselves.`,
        },
      ];
}

/** Every ingredient is a food of the list, stands once, and its measure of the kitchen means about its grams. */
export function checkIngredients(dishes: readonly DishFile[], foods: Foods, rules: DishRules): Problem[] {
  return dishes.flatMap(({ file, facts: { ingredients } }) =>
    ingredients.flatMap((ingredient, index) => {
      const isSecond = ingredients.findIndex(({ food }) => food === ingredient.food) < index;
      return [
        ...(isSecond ? ['This food stands in the dish twice: add the two up.'] : []),
        ...measureFaults(ingredient, foods, rules),
      ].map((message) => ({ file, key: `ingredients.${index}`, message }));
    }),
  );
}

function measureFaults(
  { food, grams, home }: DishFacts['ingredients'][number],
  foods: Foods,
  { measure: tolerance }: DishRules,
): string[] {
  const facts = Object.hasOwn(foods, food) ? foods[food] : undefined;
  if (facts === undefined) return [`content/lists/foods.yaml has no “${food}”.`];
  if (home === undefined) return [];
  const one = facts.measures[home.measure];
  if (one === undefined)
    return [`“${food}” is not measured in “${home.measure}”: see its row in foods.yaml.`];
  const measured = one * home.amount;
  return Math.abs(measured - grams) <= grams * tolerance
    ? []
    : [
        `${home.amount} ${home.measure} of “${food}” are about ${Math.round(measured)} g, and not ${grams} g.`,
      ];
}

/** One portion holds what its part of a meal calls for, and not too much salt. */
export function checkPortions(dishes: readonly DishFile[], foods: Foods, rules: DishRules): Problem[] {
  return knownDishes(dishes, foods).flatMap(({ file, facts }) => {
    const { energy, salt } = portionContents(facts, foods);
    const [least, most] = rules.energy[facts.role];
    return [
      ...(energy >= least && energy <= most
        ? []
        : [
            `A portion holds ${Math.round(energy)} kcal, and as “${facts.role}” from ${least} to ${most} are due.`,
          ]),
      ...(salt <= rules.salt
        ? []
        : [`A portion holds ${salt.toFixed(2)} g of salt: more than ${rules.salt} g is too much.`]),
    ].map((message) => ({ file, key: 'ingredients', message }));
  });
}

/** Times, fuel and frying oil do not contradict each other. */
export function checkCooking(dishes: readonly DishFile[]): Problem[] {
  return dishes.flatMap(({ file, facts: { minutes, fuel, oilLeft = 0, ingredients } }) => {
    const kinds = Object.entries(longestFire);
    const due = kinds.find(([, longest]) => minutes.fire <= longest)?.[0];
    const poured = ingredients.find(({ food }) => food === fryingOil)?.grams ?? 0;
    return [
      ...(minutes.work <= minutes.total && minutes.fire <= minutes.total
        ? []
        : [{ key: 'minutes', message: 'Work and fire last no longer than the whole.' }]),
      ...(fuel === due
        ? []
        : [{ key: 'fuel', message: `${minutes.fire} minutes on the fire are “${due}”, and not “${fuel}”.` }]),
      ...(oilLeft <= poured
        ? []
        : [
            { key: 'oilLeft', message: `${oilLeft} g of oil cannot be left of ${poured} g of ${fryingOil}.` },
          ]),
    ].map((problem) => ({ file, ...problem }));
  });
}

/** The dishes whose sums can be made: the others are reported by the checks above. */
function knownDishes(dishes: readonly DishFile[], foods: Foods): DishFile[] {
  return dishes.filter(
    ({ facts: { ingredients, oilLeft = 0 } }) =>
      ingredients.every(({ food }) => Object.hasOwn(foods, food)) &&
      oilLeft <= (ingredients.find(({ food }) => food === fryingOil)?.grams ?? 0),
  );
}
