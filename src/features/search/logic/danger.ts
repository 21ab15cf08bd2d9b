import { withoutAccents } from '#src/words/without-accents.ts';

/** What may be happening to somebody who types such words, the most pressing first. */
export const dangers = [
  /** By their own hand. */
  'ownHand',
  'violence',
  'poison',
  'heart',
  'stroke',
  /** No breath, no answer, a fit. */
  'collapse',
  'bleeding',
  'snake',
] as const;
export type Danger = (typeof dangers)[number];

type Path = `/${string}`;

/** The words of all languages, as `danger-words.ts` writes them. */
export interface DangerWords {
  dangers: Readonly<Record<Danger, string>>;
  harmless: string;
}

/** The numbers of all countries, and to go to a hospital first. */
const numbersPlace: Path = '/tips/mental-care/support/resources#emergency-help';

/**
 * The pages that say what to do, or the places on them, as the paths that all languages share, the first of them first. Where no
 * page is about it as a whole, the numbers are first: a page on the mind must not receive somebody with a wound or a poisoned
 * child.
 */
const dangerPages: Readonly<Record<Danger, readonly [Path, ...Path[]]>> = {
  ownHand: ['/tips/mental-care/support/crisis', '/tips/mental-care/support/emergency'],
  violence: ['/tips/mental-care/trauma-and-stress/after-trauma', '/tips/mental-care/support/crisis'],
  poison: [numbersPlace, '/tips/mental-care/support/crisis'],
  heart: ['/tips/body-care/heart-care'],
  stroke: ['/tips/body-care/paralysis-prevention'],
  collapse: ['/tips/mental-care/support/emergency', '/tips/mental-care/support/crisis'],
  bleeding: [numbersPlace],
  snake: [numbersPlace],
};

/** The passages that say what to do, as the places that all languages share, the first of them first. */
const dangerPassages: Readonly<Record<Danger, readonly Path[]>> = {
  ownHand: [
    '/tips/mental-care/support/crisis#for-you-now',
    '/tips/mental-care/support/crisis#for-someone-else',
  ],
  violence: [
    '/tips/mental-care/support/specialized-populations#birth-and-violence',
    '/tips/mental-care/trauma-and-stress/after-trauma#see-worker',
  ],
  poison: ['/tips/mental-care/support/crisis#already-happened'],
  heart: ['/tips/body-care/heart-care#symptoms'],
  stroke: ['/tips/body-care/paralysis-prevention#symptoms'],
  collapse: [],
  bleeding: [],
  snake: [],
};

/** @example folded('J’ai mal à la poitrine') → ' # j ai mal a la poitrine # ' */
function folded(text: string): string {
  return ` # ${withoutAccents(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} # `;
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

/** Says what may be happening to somebody who types a text; undefined where no words of danger stand in it. */
export type DangerOf = (text: string) => Danger | undefined;

/** Gets the words of danger ready, which takes a few milliseconds. */
export function openDangers({ dangers: words, harmless }: DangerWords): DangerOf {
  const without = patternOf(harmless);
  const patterns = dangers.map((danger) => [danger, patternOf(words[danger])] as const);
  return (text) => {
    const rest = folded(text).replace(without, ' ');
    return patterns.find(([, pattern]) => rest.search(pattern) >= 0)?.[0];
  };
}

/** The pages that say what to do in a danger, the first of them first: paths that all languages share, with a place on some. */
export function pagesAgainst(danger: Danger): readonly [Path, ...Path[]] {
  return dangerPages[danger];
}

/** The passages that say what to do in a danger, as `path#section`, the first of them first. */
export function passagesAgainst(danger: Danger): readonly Path[] {
  return dangerPassages[danger];
}
