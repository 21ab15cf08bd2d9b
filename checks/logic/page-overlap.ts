import type { Language } from '#src/words/languages.ts';
import type { Problem } from './problem.ts';
import { pageOf, wordsIn } from './reading-grade.ts';
import type { TextSet } from './text-set.ts';

/** Sentences that two pages may share. */
const greatestShare = 0.1;
/** Shorter ones, such as “Go slowly.”, do not count. In words. */
const countedWords = 4;

/** No page shares more than a tenth of its sentences with another page of its language. */
export function checkPageOverlap({ texts }: TextSet<Language>): Problem[] {
  const pages = [...Map.groupBy(texts.values(), ({ key }) => pageOf(key))].map(([page, own]) => ({
    page,
    file: own[0]?.file ?? page,
    sentences: new Set(own.flatMap(({ text }) => sentencesOf(text))),
  }));
  return pages.flatMap(({ page, file, sentences }) =>
    pages
      .filter((other) => other.page !== page)
      .flatMap((other) => {
        const shared = [...sentences].filter((sentence) => other.sentences.has(sentence));
        return shared.length > greatestShare * sentences.size
          ? [
              {
                file,
                key: page,
                message: `${shared.length} of ${sentences.size} sentences stand on ${other.page} too, such as “${shared[0]}”.`,
              },
            ]
          : [];
      }),
  );
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…][”)]?)\s+/)
    .filter((sentence) => wordsIn(sentence).length >= countedWords)
    .map((sentence) => sentence.toLowerCase());
}
