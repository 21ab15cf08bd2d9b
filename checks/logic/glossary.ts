import { z } from 'zod';
import type { Original, Translated } from '#checks/content/texts.ts';
import { fallbackLanguage, languageCodes } from '#src/words/languages.ts';
import type { Problem } from './problem.ts';
import { pairTexts, type Text, type TextSet } from './text-set.ts';

const pattern = z.string().refine(isPattern, 'This is no valid regular expression.');
const translationLanguages = languageCodes.filter((code) => code !== fallbackLanguage);

/** One binding term: how English says it, and the accepted forms in each other language. */
export const termSchema = z.strictObject({
  en: pattern,
  ...(Object.fromEntries(translationLanguages.map((code) => [code, z.array(pattern).min(1)])) as Record<
    Translated,
    z.ZodArray<typeof pattern>
  >),
  /** In the texts of pages its forms do not bind: there it is inflected, or has another sense. */
  inPages: z.literal('free').optional(),
  /** Keys, or beginnings of keys, where the English word means something else. */
  except: z.array(z.string()).optional(),
  note: z.string().optional(),
});

/** glossary.yaml. */
export const glossarySchema = z.strictObject({ terms: z.array(termSchema) });

export type Term = z.infer<typeof termSchema>;
export type Glossary = z.infer<typeof glossarySchema>;

function isPattern(source: string): boolean {
  try {
    return new RegExp(source, 'iu') instanceof RegExp;
  } catch {
    return false;
  }
}

const compiled = new Map<string, RegExp>();

/** A form from the beginning of a word on and whatever its case; compiled once, since every text asks for it. */
function patternOf(source: string): RegExp {
  const known = compiled.get(source);
  if (known !== undefined) return known;
  const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${source})`, 'iu');
  compiled.set(source, pattern);
  return pattern;
}

const finds = (source: string, text: string) => patternOf(source).test(text);

/** Where the English text uses a term, each translation uses one of its accepted forms. */
export function checkTerms(
  english: TextSet<Original>,
  translations: readonly TextSet<Translated>[],
  terms: readonly Term[],
): Problem[] {
  // Asked once for each English text, and not again for each language.
  const used = new Map(
    [...english.texts.values()].map((text) => [text, terms.filter((term) => isUsed(term, text))]),
  );
  return translations.flatMap((translation) =>
    pairTexts(english, translation).flatMap(({ original, translation: { file, key, text } }) =>
      (used.get(original) ?? [])
        .filter((term) => !term[translation.language].some((form) => finds(form, text)))
        .map((term) => ({
          file,
          key,
          message: `English says “${term.en}” here; none of “${term[translation.language].join('”, “')}” stands in “${text}”.`,
        })),
    ),
  );
}

function isUsed({ en, except = [] }: Term, { key, text }: Text): boolean {
  return finds(en, text) && !except.some((start) => key.startsWith(start));
}

/** Every term of the glossary is used at least once; every exception as well. */
export function checkTermsUsed(english: TextSet<Original>, terms: readonly Term[], file: string): Problem[] {
  const texts = [...english.texts.values()];
  return terms.flatMap(({ en, except = [] }) => [
    ...(texts.some(({ text }) => finds(en, text))
      ? []
      : [{ file, key: en, message: 'No English text uses this term: remove the row.' }]),
    ...except
      .filter((start) => !texts.some(({ key, text }) => key.startsWith(start) && finds(en, text)))
      .map((start) => ({
        file,
        key: en,
        message: `The exception “${start}” is no longer needed: remove it.`,
      })),
  ]);
}
