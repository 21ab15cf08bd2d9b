import type { Language } from '#src/words/languages.ts';

/** The shortest rest that still says what a word is about. */
const shortestStem = 3;

/**
 * Nouns lose the prefix of their class, verbs that of the infinitive with an object marker, a reflexive or the first person:
 * `amaraso` → araso, `kugabanya` and `nagabanya` → gabany.
 */
const kinyarwandaPrefix =
  /^(?:(?:uku|ugu|ukw|ku|gu|kw|nda|nka|na|nta|ntu|ura|uka|ara|aka|tura|bara|mba|bira|zira|kira|ya|ba)(?:mu|ba|bi|yi|wi|ki|zi|bu|i(?=[bcdfghjkmnprstvyz]))?|umu|umw|aba|ab|imi|imy|iki|igi|icy|ibi|iby|ama|am|uru|urw|utu|utw|aka|aga|ubu|ubw|aha|im|in|mu|mw|ba|mi|ki|gi|bi|ma|ru|rw|bu|bw|i|u|a)(?=.{3})/;

/**
 * Nouns lose the prefix of their class, verbs that of the infinitive or of person, tense and object: `kupunguza`, `ninapunguza`
 * → punguz.
 */
const swahiliPrefix =
  /^(?:(?:(?:ni|u|a|tu|m|wa)(?:na|li|ta|me|ki)|(?:i|ya|li|zi|ki|vi)(?:na|me|li)|n?a|ha(?:tu|m|wa|i|zi)?|si)(?:ni|ku|m|wa|ki|vi|i|zi|ya|li|ji)?|ku(?:ni|ku|m|wa|ki|vi|i|u|zi|ya|li|ji)?|ki|vi|mi|ma|wa|mw|mu|ny|m(?=[bcdfghjklnpstvwyz])|u)(?=.{3})/;

/** Takes endings off one after the other, each only where enough of a word is left: *eyes* loses its s and keeps its e. */
const without =
  (...endings: readonly (readonly [RegExp, string])[]) =>
  (word: string): string =>
    endings.reduce((rest, [ending, replacement]) => {
      const shorter = rest.replace(ending, replacement);
      return shorter.length >= shortestStem ? shorter : rest;
    }, word);

const stemmers: Readonly<Record<Language, (word: string) => string>> = {
  en: without(
    [/(?:'s|s')$/, ''],
    [/ies$/, 'y'],
    [/(?<=[^s])s$/, ''],
    [/(?:ing|ed|er|ly)$/, ''],
    [/e$/, ''],
    [/(.)\1$/, '$1'],
  ),
  fr: without([/[sx]$/, ''], [/(?:ement|ation|er|ir|ee|e|i)$/, ''], [/eau?$/, 'e'], [/(.)\1$/, '$1']),
  rw: (word) => word.replace(kinyarwandaPrefix, '').replace(/(?<=.{3})(?:ye|[aeiou])$/, ''),
  sw: (word) =>
    word
      .replace(swahiliPrefix, '')
      .replace(/(?<=.{4})ni$/, '')
      .replace(/(?<=.{3})[aeiu]$/, ''),
};

/**
 * What words of the same origin have in common, by a few rules of the language: no more than a help to find, since it takes
 * some words too far and others not far enough. A word without enough of a rest stays whole.
 *
 * @param word folded, see `foldedWords`
 * @example stemOf('kugabanya', 'rw') → 'gabany'
 * @example stemOf('exercises', 'en') → 'exercis'
 */
export function stemOf(word: string, language: Language): string {
  const stem = stemmers[language](word);
  return stem.length >= shortestStem ? stem : word;
}
