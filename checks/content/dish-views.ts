import type { DishFile, Foods } from '#checks/logic/dishes.ts';
import type { FoodNames } from '#checks/logic/foods.ts';
import { dishFactsSchema, dishWordsSchema, foodSchema } from '#src/features/meals/schema.ts';
import { fallbackLanguage, languageCodes } from '#src/words/languages.ts';
import type { Content } from './content.ts';
import { fitting } from './entries.ts';
import { fittingRows } from './views.ts';

/*
 * Dishes and foods as single checks want them. What does not fit its schema is left out: the check of schemas reports it.
 */

/** Every dish with its facts. */
export function dishesOf({ dishes }: Content): DishFile[] {
  return dishes.flatMap(({ id, facts }) => {
    const own = fitting(dishFactsSchema, facts);
    return own === undefined || facts === undefined ? [] : [{ id, file: facts.file, facts: own }];
  });
}

/** Every dish with its facts and its English words. */
export function namedDishesOf(content: Content) {
  const inEnglish = new Map(content.dishes.map(({ id, words }) => [id, words.get(fallbackLanguage)]));
  return dishesOf(content).flatMap((dish) => {
    const english = inEnglish.get(dish.id);
    const words = fitting(dishWordsSchema, english);
    return english === undefined || words === undefined ? [] : [{ ...dish, english, words }];
  });
}

/** Every food by its id. */
export const foodsOf = (content: Content): Foods => fittingRows(content, 'foods', foodSchema);

/** The names of the foods in each language. */
export function foodNamesOf({ files }: Content): FoodNames[] {
  return languageCodes.map((language) => {
    const file = `content/foods/${language}.yaml`;
    return { language, file, data: files.get(file)?.data };
  });
}
