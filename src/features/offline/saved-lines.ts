import { monthNames } from '#src/words/dates.ts';
import type { Language } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import type { SavedLines } from './logic/saved-line.ts';

const lineOf = (language: Language) => ({
  text: textsOf(language).offline.savedLine,
  months: monthNames(language),
});

/** What a stored page says of itself, in each language, for the service worker. */
export const savedLines: SavedLines = {
  en: lineOf('en'),
  fr: lineOf('fr'),
  rw: lineOf('rw'),
  sw: lineOf('sw'),
};
