import { basename } from 'node:path';
import { type TextSet, textSet } from '#checks/logic/text-set.ts';
import { fallbackLanguage, type Language, languageCodes } from '#src/words/languages.ts';
import { namespaces } from '#src/words/resources.ts';
import type { Entry } from './entries.ts';
import type { ContentFile } from './files.ts';

/** The language that everything is written in first, and those that it is translated into. */
export type Original = typeof fallbackLanguage;
export type Translated = Exclude<Language, Original>;
export const translationLanguages = languageCodes.filter(
  (code): code is Translated => code !== fallbackLanguage,
);

/** The texts of one part of the content in every language. */
export interface Editions {
  english: TextSet<Original>;
  translations: readonly TextSet<Translated>[];
  /** The English, then the translations. */
  all: readonly TextSet<Language>[];
}

export function editionsOf(read: <Name extends Language>(language: Name) => TextSet<Name>): Editions {
  const english = read(fallbackLanguage);
  const translations = translationLanguages.map((language) => read(language));
  return { english, translations, all: [english, ...translations] };
}

/** Every edition with its texts changed or chosen in the same way. */
export function mapEditions(
  { english, translations }: Editions,
  change: <Name extends Language>(set: TextSet<Name>) => TextSet<Name>,
): Editions {
  const changed = translations.map(change);
  const original = change(english);
  return { english: original, translations: changed, all: [original, ...changed] };
}

/** The texts of several parts of the content in one set for each language. */
export function joined(...parts: readonly Editions[]): Editions {
  return editionsOf((language) => ({
    language,
    texts: new Map(
      parts.flatMap(({ all }) =>
        all.filter((set) => set.language === language).flatMap(({ texts }) => [...texts]),
      ),
    ),
  }));
}

/** The texts of a set that are wanted. */
export function chosen<Name extends Language>(
  { language, texts }: TextSet<Name>,
  isWanted: (key: string) => boolean,
): TextSet<Name> {
  return { language, texts: new Map([...texts].filter(([key]) => isWanted(key))) };
}

/** Every text of the entries, by keys such as `pages:tips/dental-care.keyPoints.0`. */
export function entryTexts(entries: readonly Entry[]): Editions {
  return editionsOf((language) =>
    textSet(
      language,
      entries.flatMap(({ collection, id, words }) => {
        const own = words.get(language);
        return own === undefined
          ? []
          : [{ file: own.file, prefix: `${collection}:${id}.`, content: shownTexts(own.data) ?? {} }];
      }),
    ),
  );
}

const unseen = new Set(['review', 'reviewed', 'madeFrom']);

/** What a reader sees of a words file, lists as groups by their index. What is no text is a matter of the schema. */
function shownTexts(words: unknown): unknown {
  if (typeof words !== 'object' || words === null) {
    return typeof words === 'string' ? words : undefined;
  }
  return Object.fromEntries(
    Object.entries(words)
      .filter(([key]) => !unseen.has(key))
      .map(([key, value]) => [key, shownTexts(value)])
      .filter(([, value]) => value !== undefined),
  );
}

/** The names of the foods, by keys such as `foods:names.beans`. */
export function foodTexts(files: ReadonlyMap<string, ContentFile>): Editions {
  return editionsOf((language) => {
    const file = `content/foods/${language}.yaml`;
    return textSet(language, [{ file, prefix: 'foods:', content: shownTexts(files.get(file)?.data) ?? {} }]);
  });
}

export const interfaceFolder = 'content/interface';

/** What stands before each key of a namespace; nothing before those of the default one. */
export function keyPrefix(namespace: string): string {
  return namespace === 'translation' ? '' : `${namespace}:`;
}

/** The texts of the interface in one language, or their descriptions for translators. */
export function interfaceTexts<Name extends Language | 'descriptions'>(
  language: Name,
  files: ReadonlyMap<string, ContentFile>,
): TextSet<Name> {
  return textSet(
    language,
    namespaces.flatMap((namespace) => {
      const file = `${interfaceFolder}/${language}/${namespace}.json`;
      const content = files.get(file)?.data;
      return content === undefined ? [] : [{ file, prefix: keyPrefix(namespace), content }];
    }),
  );
}

/** The names of the files in the folder of a language or of the descriptions. */
export function interfaceFiles(language: string, files: ReadonlyMap<string, ContentFile>): string[] {
  return [...files.keys()]
    .filter((file) => file.startsWith(`${interfaceFolder}/${language}/`))
    .map((file) => basename(file));
}
