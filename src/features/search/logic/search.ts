import MiniSearch from 'minisearch';
import type { Language } from '#src/words/languages.ts';
import { commonWords } from './common-words.ts';
import { type Danger, pagesAgainst } from './danger.ts';
import { foldedWords } from './folded-words.ts';
import { splitRunTogether } from './run-together.ts';
import type { SearchPage } from './search-file.ts';
import { stemOf } from './stems.ts';

/** A page with many names is found by each of them: its length counts less than is usual. */
const bm25 = { k: 1.2, b: 0.4, d: 0.5 } as const;

/** How much a word counts by where it stands. */
const boosts = { title: 6, names: 5, headings: 3, text: 1.5, words: 1.5 } as const;

/** Fields that hold no words as they are written, but what those of one origin have in common. */
const areStems: ReadonlySet<string> = new Set(['headings', 'words']);

/** A tool answers a question itself; an exercise is one of many that share their words. */
const groupWeights = { tool: 1.25, guide: 1.1, mind: 1.1, workout: 1, exercise: 0.9, site: 1 } as const;

/** Finds pages by words; those that say what to do in a danger come before all others. */
export type Search = (query: string, danger?: Danger) => SearchPage[];

/** Words, and each with the next one as one word: *skin care* is sought as skincare, and *bi polar* stands as bipolar. */
const withPairs = (words: readonly string[]): string[] => [
  ...words,
  ...words.slice(1).map((word, index) => `${words[index]}${word}`),
];

/** The word itself and what words of its origin have in common. */
function formsOf(word: string, language: Language): string[] {
  const stem = stemOf(word, language);
  return stem === word ? [word] : [word, stem];
}

/**
 * Gets pages ready to be searched in a language, which takes some tens of milliseconds.
 *
 * @returns a search that answers the best pages first: those that hold more of the words of the query, and in better places. A
 * wrong letter in a longer word is forgiven; a query without a word that says something finds nothing.
 */
export function searchIn(pages: readonly SearchPage[], language: Language): Search {
  const index = new MiniSearch<SearchPage & { id: number }>({
    fields: Object.keys(boosts),
    tokenize: (text, field) => (areStems.has(field ?? '') ? text.split(' ') : withPairs(foldedWords(text))),
    processTerm: (word, field) => (areStems.has(field ?? '') ? word : formsOf(word, language)),
  });
  index.addAll(pages.map((page, id) => ({ ...page, id })));
  const nameOf = (text: string) =>
    foldedWords(text)
      .map((word) => stemOf(word, language))
      .join(' ');
  const titles = new Map(pages.map((page) => [page, nameOf(page.title)]));
  const written = new Set(
    pages.flatMap(({ title, names, text }) => foldedWords(`${title} ${names} ${text}`)),
  );
  const isWord = (word: string) => written.has(word) || commonWords[language].has(word);
  return (query, danger) => {
    // Who types the name of a page wants that page.
    const name = nameOf(query);
    const isCalled = (page: SearchPage) => Number(titles.get(page) === name);
    const words = soughtWords(query, language).flatMap((word) => knownParts(index, word, language, isWord));
    const weights = new Map<number, { score: number; found: number }>();
    const add = (word: string, finds: number) => {
      for (const { id, score } of findWord(index, word, language, word === words.at(-1))) {
        const before = weights.get(id) ?? { score: 0, found: 0 };
        weights.set(id, { score: before.score + score, found: before.found + finds });
      }
    };
    for (const word of words) add(word, 1);
    for (const pair of withPairs(words).slice(words.length)) add(pair, 0);
    const found = [...weights]
      .map(([id, { score, found }]) => ({
        page: pages[id],
        weight: score * (Math.max(found, 1) / words.length) ** 2,
      }))
      .flatMap(({ page, weight }) => (page ? [{ page, weight: weight * groupWeights[page.group] }] : []))
      .sort((one, other) => isCalled(other.page) - isCalled(one.page) || other.weight - one.weight)
      .map(({ page }) => page);
    return danger === undefined ? found : withHelpFirst(danger, found, pages);
  };
}

/** Results led by the pages that say what to do in a danger, whether they hold a word of the query or not. */
function withHelpFirst(
  danger: Danger,
  found: readonly SearchPage[],
  pages: readonly SearchPage[],
): SearchPage[] {
  const helpful = pagesAgainst(danger).flatMap((place) => {
    const [path = '', section] = place.split('#');
    const page = pages.find(({ address }) => address.endsWith(path));
    return page ? [{ page, address: section ? `${page.address}#${section}` : page.address }] : [];
  });
  const others = found.filter((one) => !helpful.some(({ page }) => page === one));
  return [...helpful.map(({ page, address }) => ({ ...page, address })), ...others];
}

/** The words of a query that say something; all of them where none does. */
function soughtWords(query: string, language: Language): string[] {
  const words = [...new Set(foldedWords(query))];
  const telling = words.filter((word) => !commonWords[language].has(word));
  return telling.length > 0 ? telling : words;
}

/** A word that is on no page, even with a wrong letter, may be several without the spaces between them. */
function knownParts(
  index: MiniSearch,
  word: string,
  language: Language,
  isWord: (word: string) => boolean,
): string[] {
  if (word.length < 8 || isWord(word) || findWord(index, word, language, false).length > 0) return [word];
  const parts = splitRunTogether(word, isWord).filter((part) => !commonWords[language].has(part));
  return parts.length > 0 ? parts : [word];
}

/** Finds a word as it is or, only where there is nothing, with a wrong letter: else short words are taken for others. */
function findWord(index: MiniSearch, word: string, language: Language, isLast: boolean) {
  const found = findForms(index, formsOf(word, language), (term) => term.length > (isLast ? 1 : 4), false);
  return found.length > 0 ? found : findForms(index, formsOf(word, language), () => true, true);
}

function findForms(
  index: MiniSearch,
  queries: string[],
  prefix: (term: string) => boolean,
  isForgiving: boolean,
) {
  return index.search(
    { combineWith: 'OR', queries },
    {
      boost: boosts,
      prefix,
      bm25,
      fuzzy: (term) => isForgiving && (term.length > 7 ? 2 : term.length > 3 ? 1 : false),
      weights: { prefix: 0.3, fuzzy: 0.3 },
      processTerm: (term) => term,
    },
  );
}
