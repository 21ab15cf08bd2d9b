import {
  allEntries,
  type CollectionEntry,
  type CollectionKey,
  entryData,
  loadSources,
} from '#src/site/entries.ts';
import type { Source } from '#src/site/schemas.ts';
import { type BuiltLanguage, type Language, languageCodes } from '#src/words/languages.ts';
import { loadWords } from './load-words.ts';
import { pageAt } from './page-paths.ts';

/** The facts and words of a longer page in a language, and its sources in the order of their numbers. */
export interface LoadedPage<Facts, Words> {
  id: string;
  facts: Facts;
  words: Words;
  /** The language of the words: English where the translation is missing. */
  language: BuiltLanguage;
  /** Ids of the sources; a source's number on the page is its place here, from 1. */
  sourceIds: readonly string[];
  sources: readonly Source[];
}

type KeysOf<Suffix extends string> = Extract<CollectionKey, `${string}${Suffix}`>;
type Kind = KeysOf<'Facts'> extends infer Key ? (Key extends `${infer Name}Facts` ? Name : never) : never;

/** The kinds of pages whose words carry a review and whose facts name sources. */
export type PageKind = Extract<
  Kind,
  'guide' | 'bodyCare' | 'mentalGuide' | 'mentalCategory' | 'disorder' | 'support' | 'workout' | 'catalogue'
>;

type FactsOf<Name extends PageKind> = CollectionEntry<`${Name}Facts`>['data'];
type WordsOf<Name extends PageKind> = CollectionEntry<`${Name}Words`>['data'];
export type PageOf<Name extends PageKind> = LoadedPage<FactsOf<Name>, WordsOf<Name>>;

/** The ids of all pages of a kind: their folders. */
export async function pageIds(kind: PageKind): Promise<string[]> {
  const entries = await allEntries(`${kind}Facts`);
  return entries.map(({ id }) => id.replace(/\/facts$/, ''));
}

/** The languages that a page is written in. */
export async function writtenLanguages(kind: PageKind, id: string): Promise<Language[]> {
  const entries = await allEntries(`${kind}Words`);
  const ids = entries.map((entry) => entry.id);
  return languageCodes.filter((language) => ids.includes(`${id}/${language}`));
}

/** All pages of a kind in a language, by their ids. */
export async function loadAllPages<Name extends PageKind>(
  kind: Name,
  language: BuiltLanguage,
): Promise<PageOf<Name>[]> {
  const ids = await pageIds(kind);
  return Promise.all(ids.map((id) => loadPage(kind, id, language)));
}

/**
 * A page of a kind in a language.
 *
 * @throws Error that names the page when there is none of that id
 */
export async function loadPage<Name extends PageKind>(
  kind: Name,
  id: string,
  language: BuiltLanguage,
): Promise<PageOf<Name>> {
  const facts = (await entryData(`${kind}Facts`, `${id}/facts`)) as FactsOf<Name>;
  const { words, language: wordsLanguage } = await loadWords(`${kind}Words`, id, language);
  const sourceIds = [...new Set(namedSources(facts))];
  return {
    id,
    facts,
    words: words as WordsOf<Name>,
    language: wordsLanguage,
    sourceIds,
    sources: await loadSources(sourceIds),
  };
}

/** Every list of sources in a page's facts, those of the page first. */
function namedSources(facts: { sources: readonly string[] }): string[] {
  const { sections, parts } = facts as {
    sections?: readonly { sources: readonly string[] }[];
    parts?: Readonly<Record<string, readonly string[]>>;
  };
  return [
    ...facts.sources,
    ...(sections ?? []).flatMap((section) => section.sources),
    ...Object.values(parts ?? {}).flat(),
  ];
}

/** A link to another page of the site: its heading where it is one of the pages written in content/. */
export interface PageLink {
  path: `/${string}`;
  heading: string | undefined;
}

/** The links to other pages, each with its heading in the language. */
export async function loadLinks(
  paths: readonly `/${string}`[],
  language: BuiltLanguage,
): Promise<PageLink[]> {
  return Promise.all(paths.map(async (path) => ({ path, heading: await headingAt(path, language) })));
}

async function headingAt(path: string, language: BuiltLanguage): Promise<string | undefined> {
  const place = pageAt(path);
  if (place === undefined || !(await pageIds(place.kind)).includes(place.id)) {
    return undefined;
  }
  const { words } = await loadPage(place.kind, place.id, language);
  return words.heading;
}
