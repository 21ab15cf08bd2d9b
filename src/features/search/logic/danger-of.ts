import { type Language, languageCodes } from '#src/words/languages.ts';
import { type DangerOf, type DangerWords, openDangers } from './danger.ts';
import { dangerWords, harmlessWords } from './danger-words.ts';

const ofAll = (words: Readonly<Record<Language, string>>) =>
  languageCodes.map((language) => words[language]).join(', ');

/** People mix languages, so the words of all are looked for together. */
export const allDangerWords: DangerWords = {
  dangers: {
    ownHand: ofAll(dangerWords.ownHand),
    violence: ofAll(dangerWords.violence),
    poison: ofAll(dangerWords.poison),
    heart: ofAll(dangerWords.heart),
    stroke: ofAll(dangerWords.stroke),
    collapse: ofAll(dangerWords.collapse),
    bleeding: ofAll(dangerWords.bleeding),
    snake: ofAll(dangerWords.snake),
  },
  harmless: ofAll(harmlessWords),
};

let open: DangerOf | undefined;

/**
 * What may be happening to somebody who types a text, where the whole list is at hand; a page fetches it, see `openDangers`.
 *
 * @example dangerOf('I dont want to live') → 'ownHand'
 * @example dangerOf('Baba ana maumivu ya kifua') → 'heart'
 */
export const dangerOf: DangerOf = (text) => {
  open ??= openDangers(allDangerWords);
  return open(text);
};
