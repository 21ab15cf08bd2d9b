import type { Language } from '#src/words/languages.ts';
import { type Block, type Passage, textsOfBlock } from './passages.ts';
import { stemsOf, type Term } from './question.ts';
import { countTerms, type Ranked } from './rank-passages.ts';

/** How many pages are fetched for a question. */
export const pagesToRead = 4;

/** How many passages are shown. */
export const mostPassages = 4;
const mostOfPage = 2;
/** A passage that answers so much worse than the best is left out. */
const leastOfBest = 0.3;
/** A heading that holds so much of a question is about it. */
export const isHeaded = 0.8;

/**
 * How much of a question a passage must cover, with half of what its heading and its page name on top, so that it is an answer:
 * measured with the questions of `tests/ask`, see docs/decisions/017-ask.md.
 */
const leastRelevance = 0.66;
/** Of how many of the best passages one must cover that much, and one be about it. */
const judged = 3;

/**
 * The passages that answer, the best first.
 *
 * @returns none where our pages have nothing on the question
 */
export function chooseAnswers(ranked: readonly Ranked[]): Ranked[] {
  const [best] = ranked;
  const most = (share: 'covered' | 'named') =>
    Math.max(0, ...ranked.slice(0, judged).map((one) => one[share]));
  if (best === undefined || most('named') === 0) return [];
  if (most('covered') + most('named') / 2 < leastRelevance) return [];
  const chosen: Ranked[] = [];
  for (const one of ranked) {
    const ofPage = chosen.filter(({ candidate }) => candidate === one.candidate).length;
    if (chosen.length === mostPassages || one.score < leastOfBest * best.score) break;
    if (ofPage < mostOfPage && !isAside(one, best)) chosen.push(one);
  }
  return chosen;
}

/** Where a heading is about the question, a passage of another page that only mentions its words is about something else. */
function isAside({ candidate, headed }: Ranked, best: Ranked): boolean {
  return best.headed >= isHeaded && candidate !== best.candidate && headed === 0;
}

/** What is quoted of a passage: whole paragraphs and points, in the order of the page. */
export interface Quote {
  blocks: Block[];
  /** Whether the passage says more. */
  isShortened: boolean;
}

const mostCharacters = 650;
/** A point with a name of its own that holds so much less of what is asked than the best is about something else. */
const leastOfPoint = 0.3;

/**
 * Quotes of a passage what answers best: all of it where it is short, else the paragraphs and points that hold most of what is
 * asked. Nothing is cut inside, and no list stands without the heading above it. Points with names are subjects of their own: beside
 * one that answers stand only such as answer too, unless the heading of all of them is what is asked.
 */
export function quoteOf(passage: Passage, terms: readonly Term[], language: Language): Quote {
  const parts = passage.blocks.flatMap((block, place) =>
    block.kind === 'heading'
      ? []
      : textsOfBlock(block).map((text, item) => ({
          key: `${place} ${item}`,
          text,
          isNamed: block.kind === 'list' && block.items[item]?.term !== '',
          value: askedIn(text, terms, language),
        })),
  );
  const best = [...parts].sort((one, other) => other.value - one.value);
  const isOfAll = askedIn(passage.heading, terms, language) > 0;
  const least = isOfAll ? 0 : leastOfPoint * (best[0]?.value ?? 0);
  const taken = new Set<string>();
  let left = mostCharacters;
  for (const { key, text, isNamed, value } of best) {
    if (taken.size > 0 && (text.length > left || (isNamed && value < least))) continue;
    taken.add(key);
    left -= text.length;
  }
  const blocks = passage.blocks.flatMap((block, place): Block[] => {
    if (block.kind === 'heading') return [block];
    if (block.kind === 'text') return taken.has(`${place} 0`) ? [block] : [];
    const items = block.items.filter((_, item) => taken.has(`${place} ${item}`));
    return items.length === 0 ? [] : [{ ...block, items }];
  });
  return {
    blocks: blocks.filter(({ kind }, place) => kind !== 'heading' || followsText(blocks, place)),
    isShortened: taken.size < parts.length,
  };
}

/** How much of what is asked stands in a text. */
function askedIn(text: string, terms: readonly Term[], language: Language): number {
  const counts = countTerms(terms, stemsOf(text, language));
  return terms.reduce((sum, { weight }, index) => sum + weight * Math.min(1, counts[index] ?? 0), 0);
}

/** Whether something stands below a heading before the next one. */
function followsText(blocks: readonly Block[], place: number): boolean {
  const next = blocks[place + 1];
  return next !== undefined && next.kind !== 'heading';
}
