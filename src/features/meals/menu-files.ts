import type { DishFile, MenuDish, MenuFood, Recipe, RecipeFile } from './logic/dish-file.ts';
import { type Diet, diets } from './logic/kinds.ts';
import { portionContents, roundedContents } from './logic/nutrition.ts';
import { type Plate, plateOf } from './logic/plate.ts';
import type { DishFacts, DishWords, FoodFacts } from './schema.ts';

/** A dish with its words in a language. */
export interface NamedDish {
  readonly id: string;
  readonly facts: DishFacts;
  readonly words: Pick<DishWords, 'name' | 'summary' | 'steps' | 'tip'>;
}

/** A food with its name in a language. */
export interface NamedFood {
  readonly id: string;
  readonly facts: FoodFacts;
  readonly name: string;
}

type Foods = Readonly<Record<string, FoodFacts>>;

/**
 * What the page of menus fetches: dishes to choose from with what a portion holds, and recipes to cook by. Only the foods
 * of some dish stand in them.
 *
 * @throws RangeError for a dish of a food that is not there
 */
export function menuFiles(
  dishes: readonly NamedDish[],
  foods: readonly NamedFood[],
): { dishes: DishFile; recipes: RecipeFile } {
  const byId: Foods = Object.fromEntries(foods.map(({ id, facts }) => [id, facts]));
  const used = new Set(dishes.flatMap(({ facts }) => facts.ingredients.map(({ food }) => food)));
  const wanted = foods.filter(({ id }) => used.has(id));
  return {
    dishes: {
      foods: Object.fromEntries(wanted.map((food) => [food.id, menuFood(food)])),
      dishes: Object.fromEntries(dishes.map((dish) => [dish.id, menuDish(dish, byId)])),
    },
    recipes: {
      measures: Object.fromEntries(wanted.map(({ id, facts }) => [id, facts.measures])),
      recipes: Object.fromEntries(dishes.map((dish) => [dish.id, recipe(dish)])),
    },
  };
}

/** Who does not eat a dish: all that hold for one of its foods. */
export function tagsOf({ ingredients }: Pick<DishFacts, 'ingredients'>, foods: Foods): Diet[] {
  const found = new Set(ingredients.flatMap(({ food }) => foods[food]?.tags ?? []));
  return diets.filter((diet) => found.has(diet));
}

function menuFood({ facts: { stall, refuse, nearest, tags, mayHold, weekly }, name }: NamedFood): MenuFood {
  return {
    name,
    stall,
    ...(refuse > 0 && { refuse }),
    ...(nearest !== undefined && { nearest: true }),
    ...(tags.length > 0 && { tags }),
    ...(mayHold && { mayHold }),
    ...(weekly && { weekly }),
  };
}

function menuDish({ facts, words: { name, summary } }: NamedDish, foods: Foods): MenuDish {
  const { role, meals, minutes, ahead, pots, price, keeps, countries } = facts;
  const tags = tagsOf(facts, foods);
  return {
    name,
    summary,
    role,
    meals,
    minutes,
    pots,
    price,
    keeps,
    countries,
    ...(ahead !== undefined && { ahead }),
    ...(tags.length > 0 && { tags }),
    foods: gramsByFood(facts),
    portion: roundedContents(portionContents(facts, foods)),
    plate: roundedPlate(plateOf(facts, foods)),
  };
}

/** Whole grams, and protein to a tenth. */
const roundedPlate = ({ weight, drink, proteinFood, leaves, fruit }: Plate): Plate => ({
  weight: Math.round(weight),
  drink: Math.round(drink),
  proteinFood: Math.round(proteinFood * 10) / 10,
  leaves: Math.round(leaves),
  fruit: Math.round(fruit),
});

/** Grams of each food in one portion, to a tenth; a food that stands twice is added up. */
function gramsByFood({ ingredients, serves }: DishFacts): Record<string, number> {
  const sums = new Map<string, number>();
  for (const { food, grams } of ingredients) sums.set(food, (sums.get(food) ?? 0) + grams / serves);
  return Object.fromEntries([...sums].map(([food, grams]) => [food, Math.round(grams * 10) / 10]));
}

function recipe({ facts: { serves, ingredients, oilLeft }, words: { steps, tip } }: NamedDish): Recipe {
  return {
    serves,
    ingredients,
    steps,
    ...(tip !== undefined && { tip }),
    ...(oilLeft !== undefined && { oilLeft }),
  };
}
