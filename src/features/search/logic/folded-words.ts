import { withoutAccents } from '#src/words/without-accents.ts';

/**
 * The words of a text as people type them in a hurry: small, without accents. What stands before an apostrophe is a word of its
 * own, so that *l’eau* and *y’amaraso* are found under their nouns; a word with a hyphen is also found as one.
 *
 * @example foldedWords('Douleurs à l’épaule') → ['douleurs', 'epaule']
 */
export function foldedWords(text: string): string[] {
  return withoutAccents(text)
    .replace(/\b(\p{L}+)-(\p{L}+)\b/gu, '$1 $2 $1$2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 || /\d/.test(word));
}
