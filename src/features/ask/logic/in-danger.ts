import { type Danger, passagesAgainst } from '#src/features/search/logic/danger.ts';
import { chooseAnswers, isHeaded, mostPassages } from './answer.ts';
import type { Candidate, Ranked } from './rank-passages.ts';

/** Places as `path#section`, the first of them first. */
const placesAgainst = (danger: Danger | undefined) => (danger === undefined ? [] : passagesAgainst(danger));

const pathOf = (place: string) => place.replace(/#.*/, '');

/**
 * The pages that say what to do in a danger, as their numbers among addresses of a language; none where nobody seems to be in
 * one.
 */
export function pagesInDanger(danger: Danger | undefined, addresses: readonly string[]): number[] {
  const paths = placesAgainst(danger).map(pathOf);
  const pages = paths.map((path) => addresses.findIndex((one) => one.endsWith(path)));
  return [...new Set(pages)].filter((page) => page >= 0);
}

/**
 * The passages that answer, the best first. In danger those come first that say what to do, and others only where a single page
 * says it all: pages that each say a part are about more than that. Where no page says it, only what a heading says: whatever
 * else holds a word of the question leads away from help.
 */
export function answersInDanger(
  danger: Danger | undefined,
  ranked: readonly Ranked[],
  candidates: readonly Candidate[],
): Ranked[] {
  if (danger === undefined) return chooseAnswers(ranked);
  const places = placesAgainst(danger);
  const told = places.flatMap((place) => passageAt(place, candidates));
  if (told.length === 0) return chooseAnswers(ranked).filter(isAboutIt);
  const paths = [...new Set(places.map(pathOf))];
  const chosen = chooseAnswers(
    ranked.filter(({ candidate }) => paths.some((path) => candidate.address.endsWith(path))),
  );
  // Whoever asks what a heading of these pages says gets that first.
  if (chosen[0] !== undefined && isAboutIt(chosen[0])) return chosen;
  if (paths.length > 1) return told;
  const others = chosen.filter((one) => !told.some(({ passage }) => passage === one.passage));
  return [...told, ...others].slice(0, mostPassages);
}

const isAboutIt = ({ headed }: Ranked) => headed >= isHeaded;

function passageAt(place: string, candidates: readonly Candidate[]): Ranked[] {
  return candidates.flatMap((candidate) =>
    candidate.page.passages
      .filter(({ section }) => `${candidate.address}#${section}`.endsWith(place))
      .map((passage) => ({ candidate, passage, score: 0, covered: 0, named: 0, headed: 0 })),
  );
}
