import type { ContentFile } from '#checks/content/files.ts';
import { foodWordsSchema } from '#src/features/meals/schema.ts';
import type { Language } from '#src/words/languages.ts';
import type { Foods } from './dishes.ts';
import type { Problem } from './problem.ts';

/** The file of the names of foods in a language. */
export interface FoodNames extends ContentFile {
  language: Language;
}

/** Every food has a name in a language, no two have the same, and no name stands for a food that is not there. */
export function checkFoodNames({ file, data }: FoodNames, ids: readonly string[]): Problem[] {
  const parsed = foodWordsSchema.safeParse(data);
  if (!parsed.success) {
    return parsed.error.issues.map(({ path, message }) => ({ file, key: path.join('.'), message }));
  }
  const { names } = parsed.data;
  const problem = (id: string, message: string): Problem => ({ file, key: `names.${id}`, message });
  const firsts = new Map<string, string>();
  const doubled = Object.entries(names).flatMap(([id, name]) => {
    const first = firsts.get(name);
    firsts.set(name, first ?? id);
    return first === undefined ? [] : [problem(id, `“${name}” is also the name of “${first}”: part them.`)];
  });
  return [
    ...ids.filter((id) => !Object.hasOwn(names, id)).map((id) => problem(id, 'Write the name of this food.')),
    ...Object.keys(names)
      .filter((id) => !ids.includes(id))
      .map((id) => problem(id, 'There is no such food: remove the row.')),
    ...doubled,
  ];
}

/** Rounding of the table: parts may add up to a little more than the whole. */
const rounding = 1;

/** No food holds more than it weighs, more saturated fat than fat, or more sugars than carbohydrate. */
export function checkFoodContents(foods: Foods): Problem[] {
  return Object.entries(foods).flatMap(([id, { per100 }]) => {
    const { protein, fat, saturated = 0, carbohydrate, sugars = 0, fibre = 0 } = per100;
    return [
      protein + fat + carbohydrate <= 100 + rounding || 'It holds more than it weighs.',
      saturated <= fat + rounding || 'It holds more saturated fat than fat.',
      Math.max(sugars, fibre) <= carbohydrate + rounding ||
        'It holds more sugars or fibre than carbohydrate.',
    ]
      .filter((message) => message !== true)
      .map((message) => ({ file: 'content/lists/foods.yaml', key: `${id}.per100`, message }));
  });
}
