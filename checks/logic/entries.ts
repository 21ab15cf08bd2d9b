import { type Entry, fitting, judged } from '#checks/content/entries.ts';
import { translationLanguages } from '#checks/content/texts.ts';
import { kinds } from '#src/reading/kinds.ts';
import { anyFactsSchema } from '#src/reading/page-schemas.ts';
import { fallbackLanguage, type Language, languageCodes } from '#src/words/languages.ts';
import { type AllowanceList, applyAllowances, type Excusable } from './allowances.ts';
import type { Problem } from './problem.ts';

/** The languages that an entry is to be written in: those that its facts name, else all. */
export function languagesOf({ facts }: Entry): readonly Language[] {
  return anyFactsSchema.safeParse(facts?.data).data?.languages ?? languageCodes;
}

/** Facts and words of every entry have the form of their schema; a page is of a kind that the registry has. */
export function checkForm(entries: readonly Entry[]): Problem[] {
  return entries.flatMap(({ folder, facts, kind, schemas, words, collection }) => {
    if (facts === undefined) {
      return [{ file: `${folder}/facts.yaml`, key: '', message: 'Write this file.' }];
    }
    if (schemas === undefined) {
      const known = Object.keys(kinds).join(', ');
      const message = `There is no kind “${kind ?? ''}” of ${collection}: write one of ${known}.`;
      return [{ file: facts.file, key: 'kind', message }];
    }
    return [
      { file: facts, schema: schemas.facts },
      ...[...words.values()].map(withSchema(schemas.words)),
    ].flatMap(({ file, schema }) =>
      (judged(schema, file).error?.issues ?? []).map(({ path, message }) => ({
        file: file.file,
        key: path.join('.'),
        message,
      })),
    );
  });
}

const withSchema =
  <Schema>(schema: Schema) =>
  <File>(file: File) => ({ file, schema });

/** The folder of an entry holds its facts, its words, and nothing else. */
export function checkNoStrays(entries: readonly Entry[]): Problem[] {
  const known = new Set(['facts.yaml', ...languageCodes.map((language) => `${language}.yaml`)]);
  return entries.flatMap(({ folder, names }) =>
    names
      .filter((name) => !known.has(name))
      .map((name) => ({
        file: `${folder}/${name}`,
        key: '',
        message: 'Only facts.yaml and one file for each language stand in this folder: remove this one.',
      })),
  );
}

/** Every entry is written in the languages that it is meant for, and in no other; a translation may be awaited. */
export function checkWritten(entries: readonly Entry[], awaited: AllowanceList): Problem[] {
  const wanting = entries.flatMap((entry) => unwritten(entry, languagesOf(entry)));
  const unwanted = entries.flatMap((entry) => {
    const wanted = languagesOf(entry);
    return [...entry.words]
      .filter(([language]) => !wanted.includes(language))
      .map(([, { file }]) => ({
        file,
        key: '',
        message: `facts.yaml names the languages ${wanted.join(', ')}: remove this file, or name its language there.`,
      }));
  });
  const english = wanting.filter(({ language }) => language === fallbackLanguage);
  const translations = wanting.filter(({ language }) => language !== fallbackLanguage);
  return [
    ...english.map(({ problem }) => ({ ...problem, key: '' })),
    ...applyAllowances(translations, awaited),
    ...unwanted,
  ];
}

/** The translations that a row says are still to come. */
export function awaitedTranslations(entries: readonly Entry[], { rows }: AllowanceList): Problem[] {
  return entries
    .flatMap((entry) => unwritten(entry, languagesOf(entry)))
    .flatMap(({ language, problem: { file, key } }) =>
      rows
        .filter((row) => row.key === key && row.languages.includes(language))
        .map(({ reason }) => ({ file, key, message: `Still to be written: ${reason}` })),
    );
}

function unwritten({ collection, id, folder, words }: Entry, wanted: readonly Language[]): Excusable[] {
  return wanted
    .filter((language) => !words.has(language))
    .map((language) => ({
      language,
      problem: {
        file: `${folder}/${language}.yaml`,
        key: `${collection}:${id}`,
        message: 'Write this file.',
      },
    }));
}

/** What `madeFrom` of a translation has to say; undefined while the English does not fit its schema. */
export function englishDigest({ schemas, words, digest }: Entry): string | undefined {
  const english = fitting(schemas?.words, words.get(fallbackLanguage));
  return english === undefined ? undefined : digest(english);
}

/** Every translation names the English of today as the one that it was made from, and the English names none. */
export function checkMadeFrom(entries: readonly Entry[]): Problem[] {
  return entries.flatMap((entry) => {
    const { collection, id, words } = entry;
    const digest = englishDigest(entry);
    const english = words.get(fallbackLanguage);
    const path = collection === 'pages' ? id : `${collection}/${id}`;
    const stale = translationLanguages
      .map((language) => ({ language, words: words.get(language) }))
      .filter(({ words: own }) => own !== undefined && digest !== undefined && madeFrom(own.data) !== digest)
      .map(({ language, words: own }) => ({
        file: own?.file ?? '',
        key: 'madeFrom',
        message: `The English has changed: compare the two, then run “npm run check:content -- --accept ${path}/${language}”.`,
      }));
    return english !== undefined && madeFrom(english.data) !== undefined
      ? [
          { file: english.file, key: 'madeFrom', message: 'English is no translation: remove this line.' },
          ...stale,
        ]
      : stale;
  });
}

function madeFrom(words: unknown): unknown {
  return typeof words === 'object' && words !== null && 'madeFrom' in words ? words.madeFrom : undefined;
}
