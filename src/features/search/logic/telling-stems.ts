import type { Language } from '#src/words/languages.ts';
import { commonWords } from './common-words.ts';
import { foldedWords } from './folded-words.ts';
import { stemOf } from './stems.ts';

/**
 * For each text the stems of words that it holds more often than the others do (term frequency × inverse document frequency;
 * Spärck Jones, Journal of Documentation 1972;28:11–21), the most telling first.
 *
 * @param most how many at most of each text
 */
export function tellingStems(texts: readonly string[], language: Language, most: number): string[][] {
  const counted = texts.map((text) => countStems(text, language));
  const holders = new Map<string, number>();
  for (const stem of counted.flatMap((stems) => [...stems.keys()]))
    holders.set(stem, (holders.get(stem) ?? 0) + 1);
  return counted.map((stems) =>
    [...stems]
      .map(([stem, count]) => ({
        stem,
        weight: Math.log(1 + count) * Math.log(texts.length / (holders.get(stem) ?? 1)),
      }))
      .filter(({ weight }) => weight > 0)
      .sort((one, other) => other.weight - one.weight || (one.stem < other.stem ? -1 : 1))
      .slice(0, most)
      .map(({ stem }) => stem),
  );
}

/** How often each stem stands in a text, without those that say nothing of what is sought. */
export function countStems(text: string, language: Language): Map<string, number> {
  const counted = new Map<string, number>();
  for (const word of foldedWords(text)) {
    if (word.length < 3 || /\d/.test(word) || commonWords[language].has(word)) continue;
    const stem = stemOf(word, language);
    counted.set(stem, (counted.get(stem) ?? 0) + 1);
  }
  return counted;
}
