import { allEntries, type CollectionEntry, entryData, loadSite } from '#src/site/entries.ts';
import type { WordsKey } from '#src/site/load-words.ts';
import { calculatorRoutes } from '#src/site/routes.ts';
import { languageCodes } from '#src/words/languages.ts';
import { dataFiles, type OpenData } from './data-files.ts';
import { makeTables, type OpenContent } from './make-tables.ts';

let made: Promise<OpenData> | undefined;

/** The open data of the site: the same in every language, made once for a build. */
export function loadOpenData(): Promise<OpenData> {
  if (import.meta.env.DEV) made = undefined;
  made ??= loadContent().then((content) => dataFiles(makeTables(content)));
  return made;
}

async function loadContent(): Promise<OpenContent> {
  return {
    site: await loadSite(),
    sources: await loadById('sources'),
    compendium: await loadById('compendium'),
    exercises: await Promise.all(
      (await allEntries('exerciseFacts')).map(async ({ id, data: facts }) => {
        return { id, facts, words: await wordsOf('exerciseWords', id) };
      }),
    ),
    dishes: await Promise.all(
      (await allEntries('dishFacts')).map(async ({ id, data: facts }) => {
        return { id, facts, words: await wordsOf('dishWords', id) };
      }),
    ),
    foods: await loadById('foodFacts'),
    foodWords: await wordsOf('foodWords', 'foods'),
    calculators: await loadCalculators(),
  };
}

async function loadById<Key extends 'sources' | 'compendium' | 'foodFacts'>(collection: Key) {
  const entries = await allEntries(collection);
  return Object.fromEntries(entries.map(({ id, data }) => [id, data]));
}

async function loadCalculators(): Promise<OpenContent['calculators']> {
  const rows = calculatorRoutes.map(async (id) => [id, await entryData('calculators', id)] as const);
  return Object.fromEntries(await Promise.all(rows)) as OpenContent['calculators'];
}

/** The words of a folder in every language; a missing translation ends the build rather than being English in its place. */
async function wordsOf<Key extends WordsKey>(collection: Key, id: string) {
  const rows = languageCodes.map(
    async (code) => [code, await entryData(collection, `${id}/${code}`)] as const,
  );
  return Object.fromEntries(await Promise.all(rows)) as Record<
    (typeof languageCodes)[number],
    CollectionEntry<Key>['data']
  >;
}
