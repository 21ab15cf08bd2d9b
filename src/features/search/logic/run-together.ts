const shortestPart = 2;

/**
 * The words that somebody wrote without the spaces between them, as few as can be.
 *
 * @param isKnown whether a word is one
 * @returns nothing where the word cannot be cut into known ones
 * @example splitRunTogether('msongowamawazo', isKnown) → ['msongo', 'wa', 'mawazo']
 */
export function splitRunTogether(word: string, isKnown: (part: string) => boolean): string[] {
  const best: (string[] | undefined)[] = [[]];
  for (let end = shortestPart; end <= word.length; end += 1) {
    for (let start = 0; start <= end - shortestPart; start += 1) {
      const before = best[start];
      const part = word.slice(start, end);
      if (before === undefined || !isKnown(part)) continue;
      const known = best[end];
      if (known === undefined || before.length + 1 < known.length) best[end] = [...before, part];
    }
  }
  return best[word.length] ?? [];
}
