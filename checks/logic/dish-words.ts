import type { ContentFile } from '#checks/content/files.ts';
import type { Diet } from '#src/features/meals/logic/kinds.ts';
import { tagsOf } from '#src/features/meals/menu-files.ts';
import type { DishWords } from '#src/features/meals/schema.ts';
import type { DishFile, Foods } from './dishes.ts';
import type { Problem } from './problem.ts';

/** English words for foods that some people must not eat, or do not. */
const namedBy: readonly { tag: Diet; pattern: RegExp }[] = [
  { tag: 'egg', pattern: /\beggs?\b/i },
  { tag: 'fish', pattern: /\b(?:fish|dagaa|tilapia|sardines?|perch)\b/i },
  { tag: 'groundnut', pattern: /\b(?:groundnuts?|peanuts?)\b/i },
  { tag: 'meat', pattern: /\b(?:meat|beef|goat|chicken|pork|mutton|liver|tripe)\b/i },
  { tag: 'milk', pattern: /\b(?:milk|butter|cheese|yoghurt|ghee)\b/i },
  { tag: 'nuts', pattern: /\bcashews?\b/i },
  { tag: 'sesame', pattern: /\bsesame\b/i },
  { tag: 'soy', pattern: /\bsoya?\b/i },
];

/**
 * The name and the steps of a dish name no egg, fish, nut and so on that its ingredients do not hold, since those who leave it
 * out would meet it in the recipe. A summary may say what it goes with, and a tip what may be added: everybody’s choice.
 */
export function checkNamedFoods(
  dishes: readonly (DishFile & { english: ContentFile; words: DishWords })[],
  foods: Foods,
): Problem[] {
  return dishes.flatMap(({ facts, english: { file }, words: { name, steps } }) => {
    const tags = tagsOf(facts, foods);
    const holds = (id: string) => facts.ingredients.some(({ food }) => food === id);
    const texts = [['name', name], ...steps.map((step, index) => [`steps.${index}`, step] as const)] as const;
    return texts.flatMap(([key, text]) =>
      namedBy
        .filter(({ tag }) => !tags.includes(tag) && !(tag === 'milk' && holds('coconut-milk')))
        .filter(({ pattern }) => pattern.test(text))
        .map(({ tag, pattern }) => ({
          file,
          key,
          message: `“${pattern.exec(text)?.[0]}” stands here, and no ingredient has the tag “${tag}”.`,
        })),
    );
  });
}
