import type { Problem } from './problem.ts';
import { pageOf, wordsIn } from './reading-grade.ts';
import type { TextSet } from './text-set.ts';

/** Sentences up to this length, such as “Keep it low.”, may stand in several places. In words. */
const freeWords = 3;

/**
 * No text, and no sentence of more than three words inside a text, stands on two pages: a reader who sees the same
 * sentence again stops reading. Capitals and the final mark make no difference.
 */
export function checkSharedSentences({ texts }: TextSet): Problem[] {
  const firstPlaces = new Map<string, string>();
  return [...texts.values()].flatMap(({ file, key, text }) =>
    [...partsOf(text)].flatMap(([part, shown]) => {
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
function partsOf(text: string): Map<string, string> {
  const sentences = text.split(/(?<=[.!?…][”)]?)\s+/).filter((part) => wordsIn(part).length > freeWords);
  return new Map([text, ...sentences].map((part) => [part.toLowerCase().replace(/[.!?…]+$/, ''), part]));
}
