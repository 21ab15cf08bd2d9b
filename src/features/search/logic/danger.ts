import { type Language, languageCodes } from '#src/words/languages.ts';
import { type Danger, dangers, dangerWords, harmlessWords } from './danger-words.ts';

type Path = `/${string}`;

/** The pages that say what to do, as the paths that all languages share, the first of them first. */
const dangerPages: Readonly<Record<Danger, readonly [Path, ...Path[]]>> = {
  ownHand: ['/tips/mental-care/support/crisis'],
  violence: ['/tips/mental-care/trauma-and-stress/after-trauma', '/tips/mental-care/support/crisis'],
  poison: ['/tips/mental-care/support/crisis'],
  heart: ['/tips/body-care/heart-care'],
  stroke: ['/tips/body-care/paralysis-prevention'],
  collapse: ['/tips/mental-care/support/emergency', '/tips/mental-care/support/crisis'],
  bleeding: ['/tips/mental-care/support/crisis'],
  snake: ['/tips/skin-care-men'],
};

/** @example folded('J’ai mal à la poitrine') → ' j ai mal a la poitrine ' */
function folded(text: string): string {
  const words = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return ` ${words
    .replace(/œ/g, 'oe')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}

/** What matches any of the phrases between commas, see `dangerWords`. */
function patternOf(phrases: string): RegExp {
  const source = phrases
    .replace(/ … /g, ' (?:[a-z0-9]+ ){0,4}')
    .replace(/\*/g, '[a-z0-9]*')
    .replace(/'/g, ' ?')
    .replace(/, /g, '|');
  return new RegExp(` (?:${source})(?= )`, 'g');
}

let known: { harmless: RegExp; patterns: readonly (readonly [Danger, RegExp])[] } | undefined;

/** Made when first asked for: a page is ready before anybody types. */
function knownWords() {
  const ofAll = (words: Readonly<Record<Language, string>>) =>
    languageCodes.map((language) => words[language]).join(', ');
  known ??= {
    harmless: patternOf(ofAll(harmlessWords)),
    patterns: dangers.map((danger) => [danger, patternOf(ofAll(dangerWords[danger]))] as const),
  };
  return known;
}

/**
 * What may be happening to somebody who types a text, so that the way to help stands before all else; undefined where no words
 * of danger stand in it. People mix languages, so those of all are looked for.
 *
 * @example dangerOf('I dont want to live') → 'ownHand'
 * @example dangerOf('Baba ana maumivu ya kifua') → 'heart'
 */
export function dangerOf(text: string): Danger | undefined {
  const { harmless, patterns } = knownWords();
  const words = folded(text).replace(harmless, ' ');
  return patterns.find(([, pattern]) => words.search(pattern) >= 0)?.[0];
}

/** The pages that say what to do in a danger, the first of them first: paths that all languages share. */
export function pagesAgainst(danger: Danger): readonly [Path, ...Path[]] {
  return dangerPages[danger];
}

/** Where the first of those pages says it. */
export function placeAgainst(danger: Danger): Path {
  const [page] = dangerPages[danger];
  return danger === 'poison' || danger === 'bleeding' ? `${page}#already-happened` : page;
}
