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
  const chosen = [...filterNames, searchName].flatMap((name) =>
    choices.getAll(name).map((value): [string, string] => [name, String(value).trim()]),
  );
  return new URLSearchParams(chosen.filter(([, value]) => value !== ''));
}

/** Whether an exercise has every chosen value. */
function hasChoices(values: FilterValues, filter: URLSearchParams): boolean {
  return filterNames.every((name) => {
    const own = values[name]?.split(' ') ?? [];
    return filter.getAll(name).every((value) => own.includes(value));
  });
}

/**
 * Which exercises fit a filter, in their order: those that have every chosen value and are found under the words. One
 * wrong letter in a word is forgiven where otherwise nothing would be found.
 */
export function fitting(exercises: readonly FilterValues[], filter: URLSearchParams): boolean[] {
  const query = filter.get(searchName) ?? '';
  const chosen = exercises.map((values) => hasChoices(values, filter));
  const found = (forgiving: boolean) =>
    exercises.map(
      ({ words = '' }, index) => chosen[index] === true && isFound(words.split(' '), query, forgiving),
    );
  const exactly = found(false);
  return exactly.includes(true) ? exactly : found(true);
}

/** A choice that leaves nothing to show together with the others. */
export interface Hindrance {
  name: string;
  value: string;
  /** How many exercises fit without it. */
  count: number;
}

/** Of a filter that nothing fits: the choices of which taking one away is enough, the most helpful first. */
export function hindrances(exercises: readonly FilterValues[], filter: URLSearchParams): Hindrance[] {
  return [...filter]
    .map(([name, value]) => {
      const without = new URLSearchParams(filter);
      without.delete(name, value);
      return { name, value, count: fitting(exercises, without).filter(Boolean).length };
    })
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
}
