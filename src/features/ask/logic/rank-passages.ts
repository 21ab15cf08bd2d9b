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
}

/** Okapi BM25 (Robertson and Zaragoza, Foundations and Trends in Information Retrieval 2009;3:333–389). */
const bm25 = { k: 1.2, b: 0.5 } as const;
const headingWeight = 3;
const titleWeight = 1;
/** How much less a passage counts for each place that its page stands behind the likeliest one. */
const fallOfRank = 0.16;
/** Sections that every page has, and that say a little of everything. */
const everyPage: Readonly<Record<string, number>> = {
  '': 0.85,
  'next-steps': 0.5,
  'see-worker': 0.75,
  myths: 0.7,
  video: 0.3,
};

/** How often each term stands among stems, forms of a word counted as a part. */
function countTerms(terms: readonly Term[], stems: readonly string[]): number[] {
  return terms.map(({ stem }) => stems.reduce((sum, one) => sum + stemLikeness(stem, one), 0));
}

/** Orders the passages of pages by how well each answers the words of a question, the best first. */
export function rankPassages(
  candidates: readonly Candidate[],
  terms: readonly Term[],
  language: Language,
): Ranked[] {
  const all = candidates.flatMap((candidate, rank) => {
    return candidate.page.passages.map((passage) => {
      const body = stemsOf(passage.blocks.flatMap(textsOfBlock).join(' '), language);
      return {
        candidate,
        passage,
        rank,
        length: body.length,
        inHeading: countTerms(terms, stemsOf(passage.heading, language)),
        inBody: countTerms(terms, body),
      };
    });
  });
  const meanLength = all.reduce((sum, { length }) => sum + length, 0) / Math.max(all.length, 1);
  const holders = terms.map((_, index) => all.filter(({ inBody }) => (inBody[index] ?? 0) > 0).length);
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  return all
    .map(({ candidate, passage, rank, length, inHeading, inBody }) => {
      let score = 0;
      let covered = 0;
      let named = 0;
      terms.forEach(({ weight }, index) => {
        const [title = 0, heading = 0, body = 0] = [candidate.called[index], inHeading[index], inBody[index]];
        const often = body + headingWeight * Math.min(heading, 1) + titleWeight * Math.min(title, 1);
        if (often === 0) return;
        const norm = bm25.k * (1 - bm25.b + (bm25.b * length) / meanLength);
        const rare = Math.log(1 + (all.length + 0.5) / ((holders[index] ?? 0) + 0.5));
        score += weight * rare * ((often * (bm25.k + 1)) / (often + norm));
        covered += weight * Math.min(1, Math.max(title, heading, body));
        named += weight * Math.min(1, Math.max(title, heading));
      });
      const share = covered / Math.max(total, 1);
      const place = (everyPage[passage.section] ?? 1) / (1 + fallOfRank * rank);
      return {
        candidate,
        passage,
        covered: share,
        named: named / Math.max(total, 1),
        score: score * place * (0.3 + share),
      };
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
}
