import { keepingTexts } from '#src/site/keeping-texts.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';

/** The texts that reach the browser with the page of what a person measures. */
export function healthTexts(language: BuiltLanguage) {
  const { tool, pictures, report, csv } = textsOf(language).health;
  return { ...tool, pictures, report, csv, ...keepingTexts(language) };
}
