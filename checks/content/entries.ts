import { basename, dirname } from 'node:path';
import type { z } from 'zod';
import { exerciseWordsDigest } from '#src/features/exercises/exercise-words.ts';
import { exerciseFactsSchema, exerciseWordsSchema } from '#src/features/exercises/schema.ts';
import { dishFactsSchema, dishWordsSchema } from '#src/features/meals/schema.ts';
import { planWordsDigest } from '#src/features/week-plan/plan-words.ts';
import { planFactsSchema, planWordsSchema } from '#src/features/week-plan/schema.ts';
import { isKind, kinds } from '#src/reading/kinds.ts';
import { anyFactsSchema, phraseSchemas } from '#src/reading/page-schemas.ts';
import { fallbackLanguage, isLanguage, type Language } from '#src/words/languages.ts';
import { pageWordsDigest, withoutReview } from '#src/words/page-words.ts';
import { type Phrases, withoutPhrases, withPhrases } from '#src/words/phrases.ts';
import type { ContentFile } from './files.ts';

export type Collection = 'pages' | 'phrases' | 'exercises' | 'week-plans' | 'dishes';

export interface EntrySchemas {
  facts: z.ZodType;
  words: z.ZodType;
}

/** A folder that holds facts, and words in each language: a page, an exercise, a week plan or a dish. */
export interface Entry {
  collection: Collection;
  /** Below the folder of the collection: `tips/eye-care`, `squat`. */
  id: string;
  folder: string;
  /** The names of all files in the folder. */
  names: readonly string[];
  facts: ContentFile | undefined;
  words: ReadonlyMap<Language, ContentFile>;
  /** What the facts name as their kind; undefined in collections of one kind. */
  kind: string | undefined;
  /** Undefined for a kind that the registry does not have. */
  schemas: EntrySchemas | undefined;
  /** Names the state of words that fit their schema. */
  digest: (words: unknown) => string;
}

type Describe = (
  facts: ContentFile | undefined,
  phrasesIn: PhrasesIn,
) => Pick<Entry, 'kind' | 'schemas' | 'digest'>;

/** The sentences that many pages share, in a language. */
export type PhrasesIn = (language: Language) => Phrases;

const collections: Readonly<Record<Collection, Describe>> = {
  pages: (facts, phrasesIn) => {
    const kind = anyFactsSchema.safeParse(facts?.data).data?.kind;
    const schemas = kind !== undefined && isKind(kind) ? kinds[kind].schemas : undefined;
    // A phrase counts by its name: where it is repaired, only its own translations have to be compared.
    const digest = (words: unknown) =>
      (pageWordsDigest as Entry['digest'])(withoutPhrases(words, phrasesIn(fallbackLanguage)));
    return { kind, schemas, digest };
  },
  phrases: () => ({
    kind: undefined,
    schemas: phraseSchemas,
    digest: pageWordsDigest as Entry['digest'],
  }),
  exercises: () => ({
    kind: undefined,
    schemas: { facts: exerciseFactsSchema, words: exerciseWordsSchema },
    digest: exerciseWordsDigest as Entry['digest'],
  }),
  'week-plans': () => ({
    kind: undefined,
    schemas: { facts: planFactsSchema, words: planWordsSchema },
    digest: planWordsDigest as Entry['digest'],
  }),
  dishes: () => ({
    kind: undefined,
    schemas: { facts: dishFactsSchema, words: dishWordsSchema },
    digest: pageWordsDigest as Entry['digest'],
  }),
};

/**
 * Every entry of a collection, in the order of their ids. A folder without facts of its own only leads to others.
 *
 * @param phrasesIn what stands for the references in the words of pages
 */
export function entriesOf(
  collection: Collection,
  files: ReadonlyMap<string, ContentFile>,
  phrasesIn: PhrasesIn = () => ({}),
): Entry[] {
  const root = `content/${collection}/`;
  const own = [...files.values()].filter(({ file }) => file.startsWith(root));
  const folders = Map.groupBy(own, ({ file }) => dirname(file));
  return [...folders]
    .map(([folder, inside]) => entryOf(collection, folder, inside, phrasesIn))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}

function entryOf(
  collection: Collection,
  folder: string,
  files: readonly ContentFile[],
  phrasesIn: PhrasesIn,
): Entry {
  const named = new Map(files.map((file) => [basename(file.file, '.yaml'), file]));
  const facts = named.get('facts');
  return {
    collection,
    id: folder.slice(`content/${collection}/`.length),
    folder,
    names: files.map(({ file }) => basename(file)),
    facts,
    words: new Map(
      [...named]
        .filter((pair): pair is [Language, ContentFile] => isLanguage(pair[0]))
        .map(([language, file]) => [
          language,
          collection === 'pages' ? filled(file, phrasesIn(language)) : file,
        ]),
    ),
    ...collections[collection](facts, phrasesIn),
  };
}

/** A file with its references filled in; the same object where it has none, because what it is judged by is kept. */
function filled(file: ContentFile, phrases: Phrases): ContentFile {
  const data = withPhrases(file.data, phrases);
  return JSON.stringify(data) === JSON.stringify(file.data) ? file : { ...file, data };
}

/** The sentences that many pages share, from the files of content/phrases/. */
export function phrasesOf(entries: readonly Entry[]): PhrasesIn {
  const ofLanguage = new Map<Language, Phrases>();
  return (language) => {
    const known = ofLanguage.get(language);
    if (known !== undefined) return known;
    const groups = entries.map(({ words }) => fitting(phraseSchemas.words, words.get(language)));
    const phrases = Object.assign({}, ...groups.map((group) => group && withoutReview(group)));
    ofLanguage.set(language, phrases);
    return phrases;
  };
}

const parsed = new WeakMap<z.ZodType, WeakMap<ContentFile, z.ZodSafeParseResult<unknown>>>();

/** What a schema says to a file; each pair is judged once. */
export function judged<Schema extends z.ZodType>(
  schema: Schema,
  file: ContentFile,
): z.ZodSafeParseResult<z.infer<Schema>> {
  const known = parsed.get(schema) ?? new WeakMap();
  parsed.set(schema, known);
  const result = known.get(file) ?? schema.safeParse(file.data);
  known.set(file, result);
  // A result is kept under the schema that gave it.
  return result as z.ZodSafeParseResult<z.infer<Schema>>;
}

/** What a file holds, where it fits the schema; that it does not is reported once, by the check of schemas. */
export function fitting<Schema extends z.ZodType>(
  schema: Schema | undefined,
  file: ContentFile | undefined,
): z.infer<Schema> | undefined {
  return schema === undefined || file === undefined ? undefined : judged(schema, file).data;
}
