import { z } from 'zod';
import { type Language, languageCodes } from '#src/words/languages.ts';
import type { Problem } from './problem.ts';
import type { TextSet } from './text-set.ts';

/** shared-phrases.yaml: sentences that may stand anywhere, by a name, in every language. */
export const sharedPhrasesSchema = z.record(
  z.string(),
  z.record(z.enum(languageCodes), z.string().regex(/[.!?…][”»]?$/, 'A shared phrase is a whole sentence.')),
);

export type SharedPhrases = z.infer<typeof sharedPhrasesSchema>;

const between = /(?<=[.!?…][”)]?)\s+/;

/** The sentences of a text as they are compared: capitals and the final mark make no difference. */
export function partsOf(text: string): string[] {
  return text.split(between);
}

/** @example comparable('Stop if it hurts.') → 'stop if it hurts' */
export function comparable(sentence: string): string {
  return sentence.toLowerCase().replace(/[.!?…]+$/, '');
}

/** The shared phrases of a language, as they are compared: each of their sentences. */
export function phrasesIn(language: Language, phrases: SharedPhrases): ReadonlySet<string> {
  return new Set(Object.values(phrases).flatMap((phrase) => partsOf(phrase[language]).map(comparable)));
}

/** Every shared phrase stands somewhere in its language: a phrase that nothing uses would only weaken the check. */
export function checkPhrasesUsed(
  { language, texts }: TextSet<Language>,
  phrases: SharedPhrases,
  file: string,
): Problem[] {
  const names = Object.entries(phrases);
  if (names.length === 0) return [];
  const said = new Set([...texts.values()].flatMap(({ text }) => partsOf(text).map(comparable)));
  return names
    .filter(([, phrase]) => !partsOf(phrase[language]).some((part) => said.has(comparable(part))))
    .map(([name]) => ({
      file,
      key: `${name}.${language}`,
      message: 'No text uses this phrase: use it as it is written, or remove it.',
    }));
}
