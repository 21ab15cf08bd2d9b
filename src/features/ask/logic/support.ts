import { foldedWords } from '#src/features/search/logic/folded-words.ts';
import { countStems } from '#src/features/search/logic/telling-stems.ts';
import type { Language } from '#src/words/languages.ts';
import { sentencesOf } from './sentences.ts';

/** Letters that two stems must share from their beginning to count as one: rules of stemming stop at different places. */
const sharedBeginning = 5;

/** The stems of a text, each whole and cut short. */
function stemsOf(text: string, language: Language): { all: string[]; known: Set<string> } {
  const all = [...countStems(text, language).keys()];
  return { all, known: new Set([...all, ...all.map((stem) => stem.slice(0, sharedBeginning))]) };
}

/**
 * The share of what a sentence speaks of that a text speaks of too, from 0 to 1: stems of its words, without those that stand
 * in every text. A sentence that speaks of nothing has no support.
 *
 * @example supportOf('Rinse your eye.', 'If something is in an eye, rinse it with clean water.', 'en') → 1
 */
export function supportOf(sentence: string, text: string, language: Language): number {
  return shareOf(stemsOf(sentence, language).all, stemsOf(text, language).known);
}

function shareOf(stems: readonly string[], known: ReadonlySet<string>): number {
  if (stems.length === 0) return 0;
  const held = stems.filter(
    (stem) =>
      known.has(stem) || (stem.length >= sharedBeginning && known.has(stem.slice(0, sharedBeginning))),
  );
  return held.length / stems.length;
}

const negations: Readonly<Record<Language, (words: readonly string[], text: string) => boolean>> = {
  en: (words, text) =>
    /n[’']t\b/i.test(text) ||
    hasOne(
      words,
      /^(?:not|no|never|none|nothing|nobody|avoid\w*|cannot|without|nor|neither|stop|dont|less|instead)$/,
    ),
  fr: (words, text) =>
    /\bn[’']/i.test(text) || hasOne(words, /^(?:ne|ni|pas|non|jamais|aucune?|rien|sans|evit\w+|arret\w+)$/),
  rw: (words) =>
    hasOne(
      words,
      /^(?:nt[aiu]\w+|nt[aiu]|s[iy]\w{3,}|[kg]uda\w+|utaz?\w{4,}|irinde|wirinde|mwirinde|kwirinda|irinda|reka|ureke|oya|nta|aho)$/,
    ),
  sw: (words) =>
    hasOne(
      words,
      /^(?:si|sio|siyo|bila|hapana|kamwe|hakuna|epuk\w+|kuepuk\w+|(?:usi|msi|asi|wasi|isi)\w{2,}e|acha|usile|usinywe|hu?wezi|ha(?:wezi|iwezi|ziwezi)|(?:hai|hau|hazi|havi|haki|hawa|hatu|ham)\w{2,}[ie])$/,
    ),
};

const hasOne = (words: readonly string[], pattern: RegExp) => words.some((word) => pattern.test(word));

/**
 * Whether a text says what is not, or not to be done.
 *
 * @example isNegative('Do not rub the eye.', 'en') → true
 */
export const isNegative = (text: string, language: Language): boolean =>
  negations[language](foldedWords(text), text);

/** How much of a sentence another one must speak of, for the two to be compared. */
const comparable = 0.5;
/** How far below the nearest sentence another one may lie and still be what is meant. */
const asNear = 0.15;

/**
 * Whether a sentence turns what a text says into its opposite, as far as that shows: the sentences of the text that are nearest
 * to it say *not*, and it does not, or the other way round.
 *
 * @example contradicts('Rub the eye hard.', 'Do not rub the eye.', 'en') → true
 */
export function contradicts(sentence: string, text: string, language: Language): boolean {
  const { all } = stemsOf(sentence, language);
  const compared = sentencesOf(text).map((held) => ({
    share: shareOf(all, stemsOf(held, language).known),
    negative: isNegative(held, language),
  }));
  const most = Math.max(0, ...compared.map(({ share }) => share));
  if (most < comparable) return false;
  const nearest = compared.filter(({ share }) => share >= most - asNear);
  const negative = isNegative(sentence, language);
  return nearest.every((held) => held.negative !== negative);
}
