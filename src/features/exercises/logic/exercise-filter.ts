import { type Hindrance, hasChoices, hindrancesOf, readChoices } from './choices.ts';
import { isFound } from './search.ts';

/** The choices of which an exercise must have the chosen value, as they stand in forms and addresses. */
const filterNames = ['muscle', 'pattern', 'equipment', 'level', 'suits'] as const;

/** The name of the words that are searched for. */
export const searchName = 'q';

export type FilterName = (typeof filterNames)[number];

/** What an exercise has: for each name its values, and the words that it is found under, separated by spaces. */
export type FilterValues = { readonly [Name in FilterName | 'words']?: string | undefined };

/** The choices of a form or an address, without those left open and those of other names. */
export function readFilter(choices: FormData | URLSearchParams): URLSearchParams {
  return readChoices(choices, [...filterNames, searchName]);
}

/**
 * Which exercises fit a filter, in their order: those that have every chosen value and are found under the words. One
 * wrong letter in a word is forgiven where otherwise nothing would be found.
 */
export function fitting(exercises: readonly FilterValues[], filter: URLSearchParams): boolean[] {
  const query = filter.get(searchName) ?? '';
  const chosen = exercises.map((values) => hasChoices(values, filter, filterNames));
  const found = (forgiving: boolean) =>
    exercises.map(
      ({ words = '' }, index) => chosen[index] === true && isFound(words.split(' '), query, forgiving),
    );
  const exactly = found(false);
  return exactly.includes(true) ? exactly : found(true);
}

/** Of a filter that nothing fits: the choices of which taking one away is enough, the most helpful first. */
export function hindrances(exercises: readonly FilterValues[], filter: URLSearchParams): Hindrance[] {
  return hindrancesOf(filter, (other) => fitting(exercises, other).filter(Boolean).length);
}
