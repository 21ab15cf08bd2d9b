import { z } from 'zod';
import { allEntries, entryData, findEntryData, loadSources } from '#src/site/entries.ts';
import { loadPhrases, loadWords } from '#src/site/load-words.ts';
import type { Picture } from '#src/site/pictures.ts';
import { lastPart, type Path } from '#src/site/routes.ts';
import type { Source } from '#src/site/schemas.ts';
import { type BuiltLanguage, fallbackLanguage, type Language, languageCodes } from '#src/words/languages.ts';
import { mirrorWords } from '#src/words/page-words.ts';
import { withPhrases } from '#src/words/phrases.ts';
import { ownPicture } from './page-picture.ts';
import { parentPath } from './page-tree.ts';

/** The schemas of a kind of page. */
export interface PageSchemas {
  facts: z.ZodType<{ sources: string[]; related: Path[]; checked: Date }>;
  words: z.ZodType<{
    review: string;
    reviewed: Date;
    madeFrom?: string | undefined;
    title: string;
    description: string;
    heading: string;
  }>;
}

/** The facts and words of a page in a language, and its sources in the order of their numbers. */
export interface Page<Facts, Words> {
  /** Its address, and its folder below content/pages. */
  path: Path;
  facts: Facts;
  words: Words;
  /** The language of the words: English where the translation is missing. */
  language: BuiltLanguage;
  /** Ids of the sources; a source's number on the page is its place here, from 1. */
  sourceIds: readonly string[];
  sources: readonly Source[];
}

export type PageOf<Schemas extends PageSchemas> = Page<z.infer<Schemas['facts']>, z.infer<Schemas['words']>>;

/** A link to another page of the site: its heading where it is one of the pages written in content/pages. */
export interface PageLink {
  path: Path;
  heading: string | undefined;
  /** The language of the heading: English where the page is not written in the reader's. */
  language: BuiltLanguage | undefined;
}

/** What a card says of a page, in the language of its words. */
export interface PageCard {
  path: Path;
  heading: string;
  description: string;
  /** Its own picture, where it has one. */
  picture: Picture | undefined;
  /** English where the translation is missing. */
  language: BuiltLanguage;
}

const idOf = (path: Path) => path.slice(1);

/** Every page of content/pages with its kind, by path. */
export async function allPages(): Promise<{ path: Path; kind: string }[]> {
  const entries = await allEntries('pageFacts');
  return entries.map(({ id, data }) => ({ path: `/${id}` as const, kind: data.kind }));
}

/** The languages that a page is written in. */
export async function writtenLanguages(path: Path): Promise<Language[]> {
  const found = await Promise.all(
    languageCodes.map(async (language) => ({
      language,
      words: await findEntryData('pageWords', `${idOf(path)}/${language}`),
    })),
  );
  return found.filter(({ words }) => words !== undefined).map(({ language }) => language);
}

/**
 * A page in a language.
 *
 * @throws Error that names the file and what is wrong in it when the page does not fit the schemas
 */
export async function loadPage<Schemas extends PageSchemas>(
  schemas: Schemas,
  path: Path,
  language: BuiltLanguage,
): Promise<PageOf<Schemas>> {
  const id = idOf(path);
  const facts = fitting<Schemas['facts']>(schemas.facts, await entryData('pageFacts', id), `${id}/facts`);
  // Mirroring makes texts longer, so that they must fit before it.
  const { words: read, language: readIn } = await loadWords(
    'pageWords',
    id,
    language === 'ar-XB' ? fallbackLanguage : language,
  );
  const whole = withPhrases(read, await loadPhrases(readIn));
  const words = fitting<Schemas['words']>(schemas.words, whole, `${id}/${readIn}`);
  const sourceIds = [...new Set(namedSources(facts as Parameters<typeof namedSources>[0]))];
  return {
    path,
    facts,
    words: language === 'ar-XB' ? mirrorWords(words) : words,
    language: language === 'ar-XB' ? language : readIn,
    sourceIds,
    sources: await loadSources(sourceIds),
  };
}

function fitting<Schema extends z.ZodType>(schema: Schema, data: unknown, file: string): z.infer<Schema> {
  const parsed = schema.safeParse(data);
  if (!parsed.success) {
    throw new Error(`content/pages/${file}.yaml\n${z.prettifyError(parsed.error)}`);
  }
  return parsed.data;
}

/** Every list of sources in a page's facts, those of the page first. */
function namedSources(facts: {
  sources: readonly string[];
  sections?: readonly { sources: readonly string[] }[];
  parts?: Readonly<Record<string, readonly string[]>>;
}): string[] {
  return [
    ...facts.sources,
    ...(facts.sections ?? []).flatMap((section) => section.sources),
    ...Object.values(facts.parts ?? {}).flat(),
  ];
}

/** The links to other pages, each with its heading in the language. */
export async function loadLinks(paths: readonly Path[], language: BuiltLanguage): Promise<PageLink[]> {
  return Promise.all(paths.map((path) => loadLink(path, language)));
}

async function loadLink(path: Path, language: BuiltLanguage): Promise<PageLink> {
  if ((await findEntryData('pageFacts', idOf(path))) === undefined) {
    return { path, heading: undefined, language: undefined };
  }
  const { words, language: readIn } = await loadWords('pageWords', idOf(path), language);
  return { path, heading: words.heading, language: readIn };
}

/**
 * A card for each page one level below a page, of whatever kind.
 *
 * @param first ids of those that come first, in their order
 */
export async function loadCards(
  path: Path,
  language: BuiltLanguage,
  first: readonly string[] = [],
): Promise<PageCard[]> {
  const below = await childPaths(path);
  const listed = first.map((id) => `${path}/${id}` as Path).filter((child) => below.includes(child));
  const paths = [...new Set([...listed, ...below])];
  return Promise.all(
    paths.map(async (child) => {
      const { words, language: readIn } = await loadWords('pageWords', idOf(child), language);
      return {
        path: child,
        heading: words.heading,
        description: words.description,
        picture: ownPicture(child),
        language: readIn,
      };
    }),
  );
}

/** The pages above a page, the highest first. */
export async function loadAbove(path: Path, language: BuiltLanguage): Promise<PageLink[]> {
  const above: Path[] = [];
  for (let parent = parentPath(path); parent !== undefined; parent = parentPath(parent)) {
    if ((await findEntryData('pageFacts', idOf(parent))) !== undefined) above.unshift(parent);
  }
  return loadLinks(above, language);
}

/**
 * The pages one level below a page: in the order of `children` in its facts where it has one, the others after them by
 * their paths.
 *
 * @param kind where only those of one kind are wanted
 * @throws Error that names what `children` lists and is not there
 */
export async function childPaths(path: Path, kind?: string): Promise<Path[]> {
  // A list of topics may stand above pages without being written in content/pages itself.
  const { children: order = [] } = (await findEntryData('pageFacts', idOf(path))) ?? {};
  const pages = await allPages();
  const below = pages
    .filter((page) => parentPath(page.path) === path && (kind === undefined || page.kind === kind))
    .map((page) => page.path);
  const placeOf = (child: Path) => order.indexOf(lastPart(child));
  const missing = order.filter((id) => !below.some((child) => child.endsWith(`/${id}`)));
  if (missing.length > 0) {
    throw new Error(`content/pages${path}/facts.yaml lists ${missing.join(', ')}, which is not there.`);
  }
  const listed = below.filter((child) => placeOf(child) >= 0);
  return [
    ...listed.sort((one, other) => placeOf(one) - placeOf(other)),
    ...below.filter((child) => placeOf(child) < 0),
  ];
}
