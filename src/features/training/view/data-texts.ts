import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import { keepingTexts } from './keeping-texts.ts';

/** The texts that reach the browser with the page of one's own data. */
export const dataTexts = (language: BuiltLanguage) => ({
  ...textsOf(language).trainingData.tool,
  ...keepingTexts(language),
});
