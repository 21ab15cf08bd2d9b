import { isLanguage, type Language, languageFacts } from '#src/words/languages.ts';

/**
 * The language of a page by its tag, and how it counts; English for a page of another language.
 *
 * @example spokenLanguage('rw').language → 'rw'
 */
export function spokenLanguage(tag: string): { language: Language; numberLocales: readonly string[] } {
  const language = isLanguage(tag) ? tag : 'en';
  return { language, numberLocales: languageFacts(language).numberLocales };
}
