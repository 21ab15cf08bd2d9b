import { keepingTexts } from '#src/site/keeping-texts.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';

/** The texts that reach the browser with the page of reminders. */
export function remindersTexts(language: BuiltLanguage) {
  return { ...textsOf(language).reminders.tool, ...keepingTexts(language) };
}
