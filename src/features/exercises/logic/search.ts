import { withoutAccents } from '#src/words/without-accents.ts';

/** Letters as people type them in a hurry: small, without accents, and nothing but letters and digits. */
function fold(text: string): string {
  return withoutAccents(text).replace(/[^\p{L}\p{N}-]+/gu, ' ');
}

/**
 * The words under which a thing is found, each once. A word with a hyphen is also found in parts and written as one.
 *
 * @example searchWords(['Push-up', 'Pompe (push-up)']) → ['push', 'up', 'pushup', 'pompe']
 */
export function searchWords(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) =>
    fold(text)
      .split(' ')
      .flatMap((word) => [...word.split('-'), word.replaceAll('-', '')]),
  );
  return [...new Set(words)].filter((word) => word.length > 1);
}

// Shorter words are too much like each other.
const shortestGuess = 4;

/** Whether two words differ by no more than one letter that is wrong, missing or too many. */
function isNearly(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const ends = [
    [1, 1],
    [1, 0],
    [0, 1],
  ] as const;
  return (
    one === other || ends.some(([cut, otherCut]) => one.slice(start + cut) === other.slice(start + otherCut))
  );
}

/**
 * Whether every word of a query is the beginning of one of the words, or stands inside of a long one.
 *
 * @param forgiving takes one wrong letter in each longer word of the query too
 */
export function isFound(words: readonly string[], query: string, forgiving: boolean): boolean {
  return fold(query)
    .split(/[ -]+/)
    .filter((part) => part !== '')
    .every((part) => {
      // One plank, two planks: an English or a French plural finds what the singular names.
      const sought = part.length > 3 ? part.replace(/s$/, '') : part;
      return words.some((word) => {
        if (word.startsWith(sought) || (sought.length >= shortestGuess && word.includes(sought))) return true;
        const lengths = [-1, 0, 1].map((difference) => sought.length + difference);
        return (
          forgiving &&
          sought.length >= shortestGuess &&
          lengths.some((length) => isNearly(word.slice(0, length), sought))
        );
      });
    });
}
