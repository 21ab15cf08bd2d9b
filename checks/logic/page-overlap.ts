import type { Language } from '#src/words/languages.ts';
import type { Problem } from './problem.ts';
import { pageOf, wordsIn } from './reading-grade.ts';
import { comparable, partsOf } from './shared-phrases.ts';
import type { TextSet } from './text-set.ts';

/** Sentences that two pages may share. */
const greatestShare = 0.1;
/** Shorter ones, such as “Go slowly.”, do not count. In words. */
const countedWords = 4;

interface Page {
  name: string;
  file: string;
  sentences: readonly string[];
}

/**
 * No page shares more than a tenth of its sentences with another page of its language.
 *
 * @param phrases the sentences that do not count, such as warnings that are worded in one way everywhere
 */
export function checkPageOverlap(
  { texts }: TextSet<Language>,
  phrases: ReadonlySet<string> = new Set(),
): Problem[] {
  const pages = [...Map.groupBy(texts.values(), ({ key }) => pageOf(key))].map(
    ([name, own]): Page => ({
      name,
      file: own[0]?.file ?? name,
      sentences: [...new Set(own.flatMap(({ text }) => sentencesOf(text, phrases)))],
    }),
  );
  return overlapsOf(pages).problems;
}

/**
 * The page that each page shares most with, where that is too much.
 *
 * A page that shares more than `allowed` sentences of another shares at least one of all but its `allowed` commonest
 * ones. So only pages that share such a rarer sentence are compared at all, and a few sentences that stand everywhere
 * do not make every page a candidate for every other.
 *
 * @returns the problems, and how many times a page was set beside another
 */
export function overlapsOf(pages: readonly Page[]): { problems: Problem[]; comparisons: number } {
  const places = new Map<string, Page[]>();
  for (const page of pages) {
    for (const sentence of page.sentences) {
      const known = places.get(sentence);
      if (known === undefined) places.set(sentence, [page]);
      else known.push(page);
    }
  }
  const sets = new Map(pages.map((page) => [page, new Set(page.sentences)]));
  const commonness = (sentence: string) => places.get(sentence)?.length ?? 0;
  let comparisons = 0;
  const problems = pages.flatMap((page): Problem[] => {
    const { name, file, sentences } = page;
    const allowed = Math.floor(greatestShare * sentences.length);
    const rarest = [...sentences].sort((one, other) => commonness(one) - commonness(other));
    const candidates = new Set(
      rarest.slice(0, sentences.length - allowed).flatMap((sentence) => places.get(sentence) ?? []),
    );
    candidates.delete(page);
    comparisons += candidates.size;
    const found = [...candidates]
      .map((other) => ({ other, shared: sentences.filter((sentence) => sets.get(other)?.has(sentence)) }))
      .filter(({ shared }) => shared.length > allowed)
      .sort((one, another) => another.shared.length - one.shared.length);
    const [most] = found;
    const others = found.length > 1 ? ` and too many on ${found.length - 1} more` : '';
    return most === undefined
      ? []
      : [
          {
            file,
            key: name,
            message: `${most.shared.length} of ${sentences.length} sentences stand on ${most.other.name} too${others}, such as “${most.shared[0]}”: say them in words of their own.`,
          },
        ];
  });
  return { problems, comparisons };
}

function sentencesOf(text: string, phrases: ReadonlySet<string>): string[] {
  return partsOf(text)
    .filter((sentence) => wordsIn(sentence).length >= countedWords && !phrases.has(comparable(sentence)))
    .map((sentence) => sentence.toLowerCase());
}
