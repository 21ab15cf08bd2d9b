import type { Language } from '#src/words/languages.ts';
import { type AskedPage, type Passage, textsOfBlock } from './passages.ts';
import { stemLikeness, stemsOf, type Term } from './question.ts';

/** A page that may hold the answer, the likeliest first. */
export interface Candidate {
  /** Its address in the language. */
  address: string;
  page: AskedPage;
  /** For each term of the question how far the page is called by it, 0 to 1. */
  called: readonly number[];
}

/** A passage with how well it answers. */
export interface Ranked {
  candidate: Candidate;
  passage: Passage;
  score: number;
  /** The share of what the question asks that stands in the passage or in the title of its page, 0 to 1. */
  covered: number;
  /** The share of it that stands in the heading, or in the title of the page. */
  named: number;
  /** The share of it that stands in the heading. */
  headed: number;
}

/** Okapi BM25 (Robertson and Zaragoza, Foundations and Trends in Information Retrieval 2009;3:333–389). */
const bm25 = { k: 2, b: 0.75 } as const;
/** How much a word counts by where it stands, beside 1 for a text that is full of it. */
const headingWeight = 1.5;
const titleWeight = 0.7;
/** How much less a word of a heading counts for each word of it: a long heading says less of each. */
const fallOfLength = 0.05;
/** How much less a passage counts for each place that its page stands behind the likeliest one. */
const fallOfRank = 0.16;
/** Sections that every page has, and that say a little of everything. */
const everyPage: Readonly<Record<string, number>> = {
  '': 0.6,
  'next-steps': 0.4,
  'see-worker': 0.7,
  myths: 0.6,
  video: 0.2,
};

/** How often each term stands among stems, forms of a word counted as a part. */
export function countTerms(terms: readonly Term[], stems: readonly string[]): number[] {
  return terms.map(({ stem }) => stems.reduce((sum, one) => sum + stemLikeness(stem, one), 0));
}

/**
 * Orders the passages of pages by how well each answers the words of a question, the best first. What a page is called counts
 * for its passages all alike: else a passage that never speaks of a word would win by the page's name, with the word in no other.
 */
export function rankPassages(
  candidates: readonly Candidate[],
  terms: readonly Term[],
  language: Language,
): Ranked[] {
  const all = candidates.flatMap((candidate, rank) => {
    return candidate.page.passages.map((passage) => {
      const body = stemsOf(passage.blocks.flatMap(textsOfBlock).join(' '), language);
      const heading = stemsOf(passage.heading, language);
      return {
        candidate,
        passage,
        rank,
        length: body.length,
        headingLength: heading.length,
        inHeading: countTerms(terms, heading).map((count) => Math.min(count, 1)),
        inBody: countTerms(terms, body),
      };
    });
  });
  const meanLength = all.reduce((sum, { length }) => sum + length, 0) / Math.max(all.length, 1);
  const total = Math.max(
    terms.reduce((sum, { weight }) => sum + weight, 0),
    1,
  );
  const rarities = terms.map((_, index) => {
    const holders = all.filter(({ inBody }) => (inBody[index] ?? 0) > 0).length;
    return Math.log(1 + (all.length + 0.5) / (holders + 0.5));
  });
  return all
    .map(({ candidate, passage, rank, length, headingLength, inHeading, inBody }) => {
      let [score, covered, named, headed] = [0, 0, 0, 0];
      const norm = bm25.k * (1 - bm25.b + (bm25.b * length) / meanLength);
      terms.forEach(({ weight }, index) => {
        const [title = 0, heading = 0, body = 0] = [candidate.called[index], inHeading[index], inBody[index]];
        const inPassage =
          body / (body + norm) + (headingWeight * heading) / (1 + fallOfLength * headingLength);
        score += weight * ((rarities[index] ?? 0) * inPassage + titleWeight * title);
        covered += (weight / total) * Math.min(1, Math.max(title, heading, body));
        named += (weight / total) * Math.max(title, heading);
        headed += (weight / total) * heading;
      });
      const place = (everyPage[passage.section] ?? 1) / (1 + fallOfRank * rank);
      return {
        candidate,
        passage,
        covered,
        named,
        headed,
        score: score * place * Math.sqrt(0.5 + covered),
      };
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
}
