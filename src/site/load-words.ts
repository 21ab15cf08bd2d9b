import { type BuiltLanguage, fallbackLanguage } from '#src/words/languages.ts';
import { mirrorTexts } from '#src/words/mirror-texts.ts';
import { mirrorWords, withoutReview } from '#src/words/page-words.ts';
import type { Phrases } from '#src/words/phrases.ts';
import { allEntries, type CollectionEntry, type CollectionKey, entryData, findEntryData } from './entries.ts';

/** A collection of words files, whose ids are folders with a language. */
export type WordsKey = Extract<CollectionKey, `${string}Words`>;

/**
 * The words of a folder in a language, and the language that they are in: English where the translation is missing.
 *
 * @throws Error that names the folder when it has no English words
 */
export async function loadWords<Key extends WordsKey>(
  collection: Key,
  id: string,
  language: BuiltLanguage,
): Promise<{ words: CollectionEntry<Key>['data']; language: BuiltLanguage }> {
  if (language !== 'ar-XB') {
    const words = await findEntryData(collection, `${id}/${language}`);
    if (words !== undefined) {
      return { words, language };
    }
  }
  const english = await entryData(collection, `${id}/${fallbackLanguage}`);
  return language === 'ar-XB'
    ? { words: mirrorWords(english), language }
    : { words: english, language: fallbackLanguage };
}

const phrasesByLanguage = new Map<BuiltLanguage, Promise<Phrases>>();

/** The sentences that many pages share, in a language; gathered once for all pages of a build. */
export function loadPhrases(language: BuiltLanguage): Promise<Phrases> {
  const phrases =
    (import.meta.env.DEV ? undefined : phrasesByLanguage.get(language)) ?? gatherPhrases(language);
  phrasesByLanguage.set(language, phrases);
  return phrases;
}

async function gatherPhrases(language: BuiltLanguage): Promise<Phrases> {
  if (language === 'ar-XB') return mirrorTexts(await loadPhrases(fallbackLanguage));
  const files = await allEntries('phraseWords');
  const own = files.filter(({ id }) => id.endsWith(`/${language}`));
  return Object.assign({}, ...own.map(({ data }) => withoutReview(data)));
}
