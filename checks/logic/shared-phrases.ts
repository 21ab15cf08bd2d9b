import type { Language } from '#src/words/languages.ts';
import { type Phrases, phraseNamed } from '#src/words/phrases.ts';
import type { Problem } from './problem.ts';
import type { TextSet } from './text-set.ts';

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
export function sentencesOf(phrases: Phrases): ReadonlySet<string> {
  return new Set(Object.values(phrases).flatMap((phrase) => partsOf(phrase).map(comparable)));
}

/**
 * Every shared phrase stands on a page of its language.
 *
 * @param shownByCode names of the phrases that the code shows on every page of a kind
 */
export function checkPhrasesUsed(
  phrases: TextSet<Language>,
  pages: TextSet<Language>,
  shownByCode: readonly string[] = [],
): Problem[] {
  const said = new Set([...pages.texts.values()].map(({ text }) => text));
  return [...phrases.texts.values()]
    .filter(({ key, text }) => !said.has(text) && !shownByCode.includes(nameIn(key)))
    .map(({ file, key }) => ({
      file,
      key,
      message: `No page names this phrase: write “phrase:${nameIn(key)}” where it belongs, or remove it.`,
    }));
}

/** @example nameIn('phrases:ask.dizzy') → 'dizzy' */
const nameIn = (key: string): string => key.slice(key.lastIndexOf('.') + 1);

/** Every phrase that a page names is there. */
export function checkPhrasesKnown({ texts }: TextSet<Language>): Problem[] {
  return [...texts.values()].flatMap(({ file, key, text }) => {
    const name = phraseNamed(text);
    return name === undefined
      ? []
      : [{ file, key, message: `There is no phrase “${name}” in content/phrases/ in this language.` }];
  });
}
