import { keepingTexts } from '#src/site/keeping-texts.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';

/** The texts that reach the browser with the page of one's own data. */
export const dataTexts = (language: BuiltLanguage) => ({
  ...textsOf(language).trainingData.tool,
  ...keepingTexts(language),
});
