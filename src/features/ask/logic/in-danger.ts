import { type Danger, pagesAgainst, passagesAgainst } from '#src/features/search/logic/danger.ts';
import { chooseAnswers, isHeaded, mostPassages } from './answer.ts';
import type { Candidate, Ranked } from './rank-passages.ts';

interface Place {
  path: string;
  section: string;
}

function placesAgainst(danger: Danger | undefined): Place[] {
  const places = danger === undefined ? [] : passagesAgainst(danger);
  return places.map((place) => {
    const [path = '', section = ''] = place.split('#');
    return { path, section };
  });
}

/**
 * The pages that say what to do in a danger, as their numbers among addresses of a language; none where nobody seems to be in
 * one.
 */
export function pagesInDanger(danger: Danger | undefined, addresses: readonly string[]): number[] {
  const pages = placesAgainst(danger).map(({ path }) => addresses.findIndex((one) => one.endsWith(path)));
  return [...new Set(pages)].filter((page) => page >= 0);
}

/**
 * The passages that answer, the best first. In danger those come first that say what to do, and others only of the page that is
 * about it; where no page says it, only what a heading says: whatever else holds a word of the question leads away from help.
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
  const isOfPages = ({ candidate }: Ranked) => places.some(({ path }) => candidate.address.endsWith(path));
  const chosen = chooseAnswers(ranked.filter(isOfPages));
  // Whoever asks what a heading of these pages says gets that first.
  if (chosen[0] !== undefined && isAboutIt(chosen[0])) return chosen;
  const [about] = pagesAgainst(danger);
  const others = chosen.filter(
    ({ candidate, passage }) =>
      candidate.address.endsWith(about) && !told.some((one) => one.passage === passage),
  );
  return [...told, ...others].slice(0, mostPassages);
}

const isAboutIt = ({ headed }: Ranked) => headed >= isHeaded;

function passageAt({ path, section }: Place, candidates: readonly Candidate[]): Ranked[] {
  const candidate = candidates.find(({ address }) => address.endsWith(path));
  const passage = candidate?.page.passages.find((one) => one.section === section);
  if (candidate === undefined || passage === undefined) return [];
  return [{ candidate, passage, score: 0, covered: 0, named: 0, headed: 0 }];
}
