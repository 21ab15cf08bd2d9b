import { createHash } from 'node:crypto';
import { allEntries } from '#src/site/entries.ts';
import { loadWords } from '#src/site/load-words.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import type { DishFile, RecipeFile } from './logic/dish-file.ts';
import { menuFiles, type NamedDish } from './menu-files.ts';
import type { FoodFacts } from './schema.ts';

/** The files of dishes in a language, in a folder whose name changes with what they hold. */
export interface MealFiles {
  /** Relative to the site's root, without slashes around it. */
  folder: string;
  /** JSON by the name of the file: `dishes`, fetched with the tool, and `recipes`, fetched to cook and to shop. */
  files: ReadonlyMap<keyof MealContents, string>;
}

interface MealContents {
  dishes: DishFile;
  recipes: RecipeFile;
}

const made = new Map<BuiltLanguage, Promise<MealFiles>>();

/** All dishes and their foods in a language. */
export function mealFiles(language: BuiltLanguage): Promise<MealFiles> {
  const known = (import.meta.env.DEV ? undefined : made.get(language)) ?? makeFiles(language);
  made.set(language, known);
  return known;
}

/** Where the files of dishes lie, as an address that `/dishes.json` and `/recipes.json` are put after. */
export const mealFilesAddress = async (language: BuiltLanguage): Promise<string> =>
  `/${(await mealFiles(language)).folder}`;

async function makeFiles(language: BuiltLanguage): Promise<MealFiles> {
  const foods = Object.fromEntries((await allEntries('foodFacts')).map(({ id, data }) => [id, data]));
  const contents: MealContents = menuFiles(await loadDishes(language), await loadFoods(foods, language));
  const dishes = JSON.stringify(contents.dishes);
  const recipes = JSON.stringify(contents.recipes);
  const version = createHash('sha256').update(`${dishes},${recipes}`).digest('base64url').slice(0, 8);
  return {
    folder: `assets/meals/${language}.${version}`,
    files: new Map([
      ['dishes', dishes],
      ['recipes', recipes],
    ]),
  };
}

async function loadDishes(language: BuiltLanguage): Promise<NamedDish[]> {
  const rows = (await allEntries('dishFacts')).map(async ({ id, data: facts }) => {
    const { words } = await loadWords('dishWords', id, language);
    return { id, facts, words };
  });
  return Promise.all(rows);
}

async function loadFoods(foods: Readonly<Record<string, FoodFacts>>, language: BuiltLanguage) {
  const { words } = await loadWords('foodWords', 'foods', language);
  return Object.entries(foods).map(([id, facts]) => {
    const name = words.names[id];
    if (name === undefined) throw new Error(`content/foods/${language}.yaml has no name for “${id}”.`);
    return { id, facts, name };
  });
}
