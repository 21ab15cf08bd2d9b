import { z } from 'zod';
import { type Language, languageCodes } from '#src/words/languages.ts';
import type { Problem } from './problem.ts';
import { pairTexts, type Text, type TextSet } from './text-set.ts';

const pattern = z.string().refine(isPattern, 'This is no valid regular expression.');
const translationLanguages = languageCodes.filter((code) => code !== 'en');

/** One binding term: how English says it, and the accepted forms in each other language. */
export const termSchema = z.strictObject({
  en: pattern,
  ...(Object.fromEntries(translationLanguages.map((code) => [code, z.array(pattern).min(1)])) as Record<
    Exclude<Language, 'en'>,
    z.ZodArray<typeof pattern>
  >),
  /** Keys, or beginnings of keys, where the English word means something else. */
  except: z.array(z.string()).optional(),
  note: z.string().optional(),
});

/** One form that never stands in a language, and what to write in its place. */
export const avoidedSchema = z.strictObject({ form: pattern, write: z.string() });

/** glossary.yaml. */
export const glossarySchema = z.strictObject({
  terms: z.array(termSchema),
  avoid: z.partialRecord(z.enum(languageCodes), z.array(avoidedSchema)),
});

export type Term = z.infer<typeof termSchema>;
export type Glossary = z.infer<typeof glossarySchema>;

function isPattern(source: string): boolean {
  try {
    return new RegExp(source, 'iu') instanceof RegExp;
  } catch {
    return false;
  }
}

/** What of a text matches, from the beginning of a word on and whatever its case. */
function found(source: string, text: string): string | undefined {
  return new RegExp(`(?<![\\p{L}\\d])(?:${source})`, 'iu').exec(text)?.[0];
}

const finds = (source: string, text: string) => found(source, text) !== undefined;

/** Where the English text uses a term, the translation uses one of its accepted forms. */
export function checkTerms(
  english: TextSet<'en'>,
  translation: TextSet<Exclude<Language, 'en'>>,
  terms: readonly Term[],
): Problem[] {
  return pairTexts(english, translation).flatMap(({ original, translation: translated }) =>
    terms
      .filter((term) => isUsed(term, original))
      .filter((term) => !term[translation.language].some((form) => finds(form, translated.text)))
      .map((term) => ({
        file: translated.file,
        key: translated.key,
        message: `English says “${term.en}” here; none of “${term[translation.language].join('”, “')}” stands in “${translated.text}”.`,
      })),
  );
}

function isUsed({ en, except = [] }: Term, { key, text }: Text): boolean {
  return finds(en, text) && !except.some((start) => key.startsWith(start));
}

/** Every term of the glossary is used at least once; every exception as well. */
export function checkTermsUsed(english: TextSet<'en'>, terms: readonly Term[], file: string): Problem[] {
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

/** No text uses a form that the glossary rules out for its language. */
export function checkAvoidedForms({ language, texts }: TextSet<Language>, { avoid }: Glossary): Problem[] {
  return [...texts.values()].flatMap(({ file, key, text }) =>
    (avoid[language] ?? []).flatMap(({ form, write }) => {
      const avoided = found(form, text);
      return avoided ? [{ file, key, message: `Do not write “${avoided}”: ${write}.` }] : [];
    }),
  );
}
