import type { Problem } from './problem.ts';
import { pageOf, wordsIn } from './reading-grade.ts';
import { comparable, partsOf } from './shared-phrases.ts';
import type { TextSet } from './text-set.ts';

/** Sentences up to this length, such as “Keep it low.”, may stand in several places. In words. */
const freeWords = 3;

/**
 * No text, and no sentence of more than three words inside a text, stands on two pages: a reader who sees the same
 * sentence again stops reading. Capitals and the final mark make no difference.
 *
 * @param phrases the sentences that may, such as warnings that are worded in one way everywhere
 */
export function checkSharedSentences(
  { texts }: TextSet,
  phrases: ReadonlySet<string> = new Set(),
): Problem[] {
  const firstPlaces = new Map<string, string>();
  return [...texts.values()].flatMap(({ file, key, text }) =>
    [...ownParts(text, phrases)].flatMap(([part, shown]) => {
      const first = firstPlaces.get(part);
      if (first === undefined) {
        firstPlaces.set(part, key);
        return [];
      }
      return pageOf(first) === pageOf(key)
        ? []
        : [{ file, key, message: `“${shown}” stands at ${first} already: say it in words of its own.` }];
    }),
  );
}

// By its comparable form, so that a text of one sentence is reported once.
function ownParts(text: string, phrases: ReadonlySet<string>): Map<string, string> {
  const own = partsOf(text).filter((part) => !phrases.has(comparable(part)));
  const sentences = own.filter((part) => wordsIn(part).length > freeWords);
  return new Map((own.length === 0 ? [] : [text, ...sentences]).map((part) => [comparable(part), part]));
}
