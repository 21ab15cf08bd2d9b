import { keepingTexts } from '#src/site/keeping-texts.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';

/** The texts that reach the browser with the page of what a person measures. */
export function healthTexts(language: BuiltLanguage) {
  return { ...textsOf(language).health.tool, ...keepingTexts(language) };
}
