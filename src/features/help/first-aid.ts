import type { Danger } from '#src/features/search/logic/danger.ts';
import { loadPhrases } from '#src/site/load-words.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';

/** What to do at once, before any page is read. */
export type FirstAid = Readonly<Partial<Record<Danger, string>>>;

/** The sentences on first aid that pages share, in a language. */
export async function loadFirstAid(language: BuiltLanguage): Promise<FirstAid> {
  const { poison = '', bleeding = '', cpr = '' } = await loadPhrases(language);
  return { poison, bleeding, collapse: cpr };
}
