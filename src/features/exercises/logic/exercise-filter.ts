/** The choices of which an exercise must have the chosen value, as they stand in forms and addresses. */
const filterNames = ['muscle', 'pattern', 'equipment', 'level', 'suits'] as const;

export type FilterName = (typeof filterNames)[number];

/** What an exercise has: for each name its values, separated by spaces. */
export type FilterValues = { readonly [Name in FilterName]?: string | undefined };

/** The choices of a form or an address, without those left open and those of other names. */
export function readFilter(choices: FormData | URLSearchParams): URLSearchParams {
  const chosen = filterNames.flatMap((name) =>
    choices.getAll(name).map((value): [string, string] => [name, String(value)]),
  );
  return new URLSearchParams(chosen.filter(([, value]) => value !== ''));
}

/** Whether an exercise has every chosen value. */
export function fitsFilter(values: FilterValues, filter: URLSearchParams): boolean {
  return filterNames.every((name) => {
    const own = values[name]?.split(' ') ?? [];
    return filter.getAll(name).every((value) => own.includes(value));
  });
}
