import type { Language } from '#src/words/languages.ts';
import { type AllowanceList, applyAllowances, type Excusable } from './allowances.ts';
import type { Problem } from './problem.ts';
import { pairTexts, type TextSet } from './text-set.ts';

/** A text identical to the English is untranslated, unless a row says why it is the same. */
export function checkSameAsEnglish(
  english: TextSet,
  translations: readonly TextSet<Language>[],
  allowed: AllowanceList,
): Problem[] {
  const identical = translations.flatMap((translation): Excusable[] =>
    pairTexts(english, translation)
      .filter(({ original, translation: { text } }) => text === original.text)
      .map(({ translation: { file, key, text } }) => ({
        language: translation.language,
        problem: {
          file,
          key,
          message: `“${text}” is the English text: translate it, or add a row with the reason to ${allowed.file}.`,
        },
      })),
  );
  return applyAllowances(identical, allowed);
}

/** The translation without the texts that are still English, so that other checks do not report those again. */
export function translatedTexts<Name extends Language>(
  english: TextSet,
  translation: TextSet<Name>,
): TextSet<Name> {
  const { language, texts } = translation;
  const translated = [...texts].filter(([key, { text }]) => english.texts.get(key)?.text !== text);
  return { language, texts: new Map(translated) };
}
