import { topicSchemas } from '#src/reading/kinds/topic/schema.ts';
import { loadPage } from '#src/reading/pages.ts';
import { loadPhrases } from '#src/site/load-words.ts';
import { routes } from '#src/site/routes.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import type { MealsSaid } from './logic/said.ts';

// Its sentence on fasting is found by the weeks in it, which are the same in every language; mirrored English has marks of
// direction around each number.
const weeksBeforeFast = /\b6\D+8\b/;

/**
 * What shared sentences and the page about diabetes say to those whom the page makes no menu for.
 *
 * @throws Error that names a sentence that is no longer there
 */
export async function loadMealsSaid(language: BuiltLanguage): Promise<MealsSaid> {
  const phrases = await loadPhrases(language);
  const { words: diabetes } = await loadPage(topicSchemas, routes.diabetes, language);
  const tips = diabetes.content.additionalTips?.items ?? [];
  return {
    chw: required(phrases.chw, 'chw'),
    medicineStop: required(phrases['medicine-stop'], 'medicine-stop'),
    fasting: required(
      tips.find((tip) => weeksBeforeFast.test(tip)),
      'fasting',
    ),
  };
}

function required(sentence: string | undefined, name: string): string {
  if (sentence === undefined)
    throw new Error(`What the page of menus quotes says nothing of "${name}" any more.`);
  return sentence;
}
