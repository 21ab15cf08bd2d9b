/** What one thing of a list has: its values by the names of the choices, separated by spaces. */
export type ChoiceValues = { readonly [name: string]: string | undefined };

/** The choices of a form or an address, each once, without those left open and those of other names. */
export function readChoices(choices: FormData | URLSearchParams, names: readonly string[]): URLSearchParams {
  const chosen = names.flatMap((name) => {
    const values = choices.getAll(name).map((value) => String(value).trim());
    return [...new Set(values)].map((value): [string, string] => [name, value]);
  });
  return new URLSearchParams(chosen.filter(([, value]) => value !== ''));
}

/** Whether a thing has every chosen value. */
export function hasChoices(values: ChoiceValues, filter: URLSearchParams, names: readonly string[]): boolean {
  return names.every((name) => {
    const own = values[name]?.split(' ') ?? [];
    return filter.getAll(name).every((value) => own.includes(value));
  });
}

/** A choice that leaves nothing to show together with the others. */
export interface Hindrance {
  name: string;
  value: string;
  /** How many things fit without it. */
  count: number;
}

/**
 * Of a filter that nothing fits: the choices of which taking one away is enough, the most helpful first.
 *
 * @param countOf how many things fit a filter
 */
export function hindrancesOf(
  filter: URLSearchParams,
  countOf: (filter: URLSearchParams) => number,
): Hindrance[] {
  return [...filter]
    .map(([name, value]) => {
      const without = new URLSearchParams(filter);
      without.delete(name, value);
      return { name, value, count: countOf(without) };
    })
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
}
