import type { Diet, DishRole, HomeMeasure, MealName, Stall } from './kinds.ts';
import type { PortionContents } from './nutrition.ts';
import type { Plate } from './plate.ts';

/** A food as the menus need it, in the reader's language. */
export interface MenuFood {
  /** As on a shopping list. */
  readonly name: string;
  readonly stall: Stall | 'home';
  /** Grams thrown away of 100 grams as bought: peel, bones; absent where nothing is. */
  readonly refuse?: number | undefined;
  /** Whether what it holds is that of the nearest food of the table; absent where it is its own. */
  readonly nearest?: true | undefined;
  /** Who does not eat it; absent where everybody may. */
  readonly tags?: readonly Diet[] | undefined;
  /** What some kinds of it hold; absent where none does. */
  readonly mayHold?: readonly Diet[] | undefined;
  /** Whether it comes once a week at most; absent for every other food. */
  readonly weekly?: true | undefined;
}

/** A dish as the choice of menus and the list of dishes need it, in the reader's language. */
export interface MenuDish {
  readonly name: string;
  /** One line: what it is. */
  readonly summary: string;
  readonly role: DishRole;
  readonly meals: readonly MealName[];
  /** Minutes in all, minutes at work, minutes on the fire. */
  readonly minutes: { readonly total: number; readonly work: number; readonly fire: number };
  /** Hours of soaking or standing before. */
  readonly ahead?: number | undefined;
  readonly pots: number;
  /** 1 cheap, 2 middle, 3 dear. */
  readonly price: 1 | 2 | 3;
  /** Whether it stays good to the next day without a fridge. */
  readonly keeps: boolean;
  readonly countries: readonly string[];
  /** Of all its foods together; absent where everybody may eat it. */
  readonly tags?: readonly Diet[] | undefined;
  /** Grams of the edible part before cooking in one portion, by food; frying oil as it is poured in. */
  readonly foods: Readonly<Record<string, number>>;
  /** What one portion holds. */
  readonly portion: PortionContents;
  /** What one portion brings to a plate. */
  readonly plate: Plate;
}

/** The file `dishes` of a language: all that chooses a menu, lists dishes and sums up what to buy. */
export interface DishFile {
  readonly foods: Readonly<Record<string, MenuFood>>;
  readonly dishes: Readonly<Record<string, MenuDish>>;
}

/** One row of a recipe, for all servings together. */
export interface RecipeIngredient {
  readonly food: string;
  /** Of the edible part before cooking. */
  readonly grams: number;
  readonly home?: { readonly amount: number; readonly measure: HomeMeasure } | undefined;
}

/** How a dish is made, in the reader's language. */
export interface Recipe {
  /** Adults whom the amounts feed, each with one portion. */
  readonly serves: number;
  readonly ingredients: readonly RecipeIngredient[];
  readonly steps: readonly string[];
  readonly tip?: string | undefined;
  /** Grams of oil for frying that stay in the pan. */
  readonly oilLeft?: number | undefined;
}

/** The file `recipes` of a language, fetched when a recipe or the shopping list is opened. */
export interface RecipeFile {
  readonly recipes: Readonly<Record<string, Recipe>>;
  /** Grams of one home measure of a food, for those in which it is measured. */
  readonly measures: Readonly<Record<string, Readonly<Partial<Record<HomeMeasure, number>>>>>;
}
