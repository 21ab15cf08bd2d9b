import type { Language } from '#src/words/languages.ts';
import { type AskedPage, type Passage, textsOfBlock } from './passages.ts';
import { askedStems, stemLikeness, stemsOf, type Term } from './question.ts';
import { readRising, writeRising } from './small-numbers.ts';

/** Stems, and for each the numbers of what holds it, as `writeRising` writes them; both between spaces, in the order of the alphabet. */
export interface StemTable {
  stems: string;
  holders: string;
}

/** What is known of all passages of a language before any page is fetched. */
export interface AskIndex {
  addresses: readonly string[];
  titles: readonly string[];
  /** How many passages each page has. */
  counts: readonly number[];
  /** By page: what it is called. */
  names: StemTable;
  /** By passage: what stands in its heading, and what tells its text from the others. */
  headings: StemTable;
  texts: StemTable;
  /** Stems of so many passages that they tell little, between spaces. */
  common: string;
}

/** A page that goes into the index. */
export interface IndexedPage {
  address: string;
  title: string;
  /** Other words that people use for it. */
  names: string;
  /** An exercise is one of hundreds that share their words: only its beginning is known. */
  isExercise: boolean;
  page: AskedPage;
}

const stemsPerPassage = 22;
/** A stem of so large a share of the passages is common. */
const commonShare = 0.12;

const isTelling = (stem: string) => stem.length > 2 && !/\d/.test(stem);

/** The passages of a page that are indexed, the lead first. */
function indexedPassages({ isExercise, page }: IndexedPage): Passage[] {
  const [lead, ...others] = page.passages;
  if (lead === undefined) return [];
  return isExercise ? [{ ...lead, blocks: lead.blocks.slice(0, 2) }] : [lead, ...others];
}

function toTable(lists: readonly (readonly string[])[]): StemTable {
  const holders = new Map<string, number[]>();
  lists.forEach((stems, holder) => {
    for (const stem of new Set(stems)) holders.set(stem, [...(holders.get(stem) ?? []), holder]);
  });
  const stems = [...holders.keys()].sort();
  return {
    stems: stems.join(' '),
    holders: stems.map((stem) => writeRising(holders.get(stem) ?? [])).join(' '),
  };
}

/** Of each text the stems that it holds more often than the others do, so that the file stays small. */
function mostTelling(texts: readonly (readonly string[])[], share: (stem: string) => number): string[][] {
  return texts.map((stems) => {
    const often = new Map<string, number>();
    for (const stem of stems) often.set(stem, (often.get(stem) ?? 0) + 1);
    return [...often]
      .filter(([stem]) => share(stem) < commonShare)
      .map(([stem, count]) => ({ stem, weight: Math.log(1 + count) * -Math.log(share(stem)) }))
      .sort((one, other) => other.weight - one.weight || (one.stem < other.stem ? -1 : 1))
      .slice(0, stemsPerPassage)
      .map(({ stem }) => stem);
  });
}

export function toAskIndex(pages: readonly IndexedPage[], language: Language): AskIndex {
  const byPage = pages.map(indexedPassages);
  const passages = byPage.flat();
  const known = (text: string) => stemsOf(text, language).filter(isTelling);
  const texts = passages.map(({ blocks }) => known(blocks.flatMap(textsOfBlock).join(' ')));
  const spread = new Map<string, number>();
  for (const stem of texts.flatMap((stems) => [...new Set(stems)])) {
    spread.set(stem, (spread.get(stem) ?? 0) + 1);
  }
  const share = (stem: string) => (spread.get(stem) ?? 0) / passages.length;
  return {
    addresses: pages.map(({ address }) => address),
    titles: pages.map(({ title }) => title),
    counts: byPage.map(({ length }) => length),
    names: toTable(pages.map(({ title, names }) => known(`${title} ${names}`))),
    headings: toTable(passages.map(({ heading }) => known(heading))),
    texts: toTable(mostTelling(texts, share)),
    common: [...spread.keys()]
      .filter((stem) => share(stem) >= commonShare)
      .sort()
      .join(' '),
  };
}

/** The index, ready to be asked. */
export interface OpenIndex {
  /** What the words of a question tell; those of the fewest passages tell most. */
  termsOf: (question: string) => Term[];
  /** The pages that may answer, the likeliest first, as their numbers in the index. */
  likelyPages: (terms: readonly Term[]) => number[];
  /** For each term how far a page is called by it, 0 to 1. */
  calledBy: (page: number, terms: readonly Term[]) => number[];
}

/** A question may be a story: what comes after so many words makes an answer no better. */
const mostTerms = 14;
/** A word that no page knows may be a form of one that they know: it tells no more than a rare one. */
const weightOfUnknown = 5;
/** How much a word counts by where it stands. */
const shares = { names: 1.3, headings: 1.2, texts: 1, page: 0.6 } as const;

/** Finds the holders of a stem and of forms of it, each with how alike the two are. */
function openTable({ stems, holders }: StemTable): (stem: string) => Map<number, number> {
  const known = stems.split(' ');
  const lists = holders.split(' ');
  return (stem) => {
    const found = new Map<number, number>();
    known.forEach((other, place) => {
      const likeness = stemLikeness(stem, other);
      if (likeness === 0) return;
      for (const holder of readRising(lists[place] ?? '')) raise(found, holder, likeness);
    });
    return found;
  };
}

/** Sets the value of a key where it is larger than what it has. */
function raise(values: Map<number, number>, key: number, value: number): void {
  values.set(key, Math.max(values.get(key) ?? 0, value));
}

function add(values: Map<number, number>, key: number, value: number): void {
  values.set(key, (values.get(key) ?? 0) + value);
}

export function openAskIndex(index: AskIndex, language: Language): OpenIndex {
  const common = new Set(index.common.split(' '));
  const pageOf = index.counts.flatMap((count, page) => Array.from({ length: count }, () => page));
  // Who asks for a squat wants that page before the others with the word in a longer name.
  const titleLengths = index.titles.map((title) => Math.max(1, stemsOf(title, language).length));
  const pagesCalled = openTable(index.names);
  const passagesHeaded = openTable(index.headings);
  const passagesWith = openTable(index.texts);
  const weightOf = (count: number) => Math.log(1 + pageOf.length / (1 + count));
  const termOf = (stem: string): Term => {
    if (common.has(stem)) return { stem, weight: weightOf(pageOf.length * commonShare) };
    const holders = new Set([...passagesWith(stem).keys(), ...passagesHeaded(stem).keys()]);
    const count = Math.max(holders.size, pagesCalled(stem).size);
    return { stem, weight: count === 0 && stem !== '' ? weightOfUnknown : weightOf(count) };
  };
  const isKnown = (stem: string) =>
    common.has(stem) || passagesWith(stem).size + passagesHeaded(stem).size + pagesCalled(stem).size > 0;
  const likelyPages = (terms: readonly Term[]) => {
    const passages = new Map<number, number>();
    const pages = new Map<number, number>();
    for (const { stem, weight } of terms) {
      const inPage = new Map<number, number>();
      const inPassage = new Map<number, number>();
      for (const [passage, likeness] of passagesWith(stem)) add(inPassage, passage, shares.texts * likeness);
      for (const [passage, likeness] of passagesHeaded(stem))
        add(inPassage, passage, shares.headings * likeness);
      for (const [passage, share] of inPassage) {
        add(passages, passage, weight * share);
        raise(inPage, pageOf[passage] ?? 0, shares.page * Math.min(share, 1));
      }
      for (const [page, likeness] of pagesCalled(stem)) {
        add(inPage, page, shares.names * likeness * (1 + 1 / (titleLengths[page] ?? 1)));
      }
      for (const [page, share] of inPage) add(pages, page, weight * share);
    }
    const best = new Map<number, number>();
    for (const [passage, score] of passages) raise(best, pageOf[passage] ?? 0, score);
    const score = (page: number) => (pages.get(page) ?? 0) + (best.get(page) ?? 0);
    return [...pages.keys()].sort((one, other) => score(other) - score(one) || one - other);
  };
  return {
    termsOf: (question) => {
      const stems = askedStems(question, language).map((forms) => forms.find(isKnown) ?? forms[0] ?? '');
      return [...new Set(stems)].slice(0, mostTerms).map(termOf);
    },
    likelyPages,
    calledBy: (page, terms) => terms.map(({ stem }) => pagesCalled(stem).get(page) ?? 0),
  };
}
