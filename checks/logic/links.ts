import type { Entry } from '#checks/content/entries.ts';
import { parentPath } from '#src/reading/page-tree.ts';
import type { Path } from '#src/site/routes.ts';
import type { Problem } from './problem.ts';

/** The address of a page. */
export const pathOf = ({ id }: Pick<Entry, 'id'>): Path => `/${id}`;

interface Named {
  file: string;
  key: string;
  path: string;
}

/**
 * Every path that facts name leads to a page that a link can show by its name.
 *
 * @param named the paths of routes that have such a name without being written in content/pages
 */
export function checkLinks(
  entries: readonly Entry[],
  pages: readonly Entry[],
  named: ReadonlySet<string>,
): Problem[] {
  const known = new Set([...pages.map(pathOf), ...named]);
  return entries
    .flatMap(({ facts }) => (facts === undefined ? [] : pathsIn(facts.file, facts.data)))
    .filter(({ path }) => !known.has(path))
    .map(({ file, key, path }) => ({
      file,
      key,
      message: `No page has the address ${path}: correct it, or remove it until the page is written.`,
    }));
}

/** The paths under `related` and under `workout` of a day. */
function pathsIn(file: string, facts: unknown): Named[] {
  if (typeof facts !== 'object' || facts === null) return [];
  const related = 'related' in facts && Array.isArray(facts.related) ? facts.related : [];
  const days = 'days' in facts && Array.isArray(facts.days) ? facts.days : [];
  return [
    ...related.map((path, index) => ({ file, key: `related.${index}`, path: String(path) })),
    ...days.flatMap((day: unknown, index) =>
      typeof day === 'object' && day !== null && 'workout' in day
        ? [{ file, key: `days.${index}.workout`, path: String(day.workout) }]
        : [],
    ),
  ];
}

/** Every id under `children` of a page is that of a page one level below it. */
export function checkChildren(pages: readonly Entry[]): Problem[] {
  const below = Map.groupBy(pages.map(pathOf), parentPath);
  return pages.flatMap((page) => {
    const { facts } = page;
    const ids = new Set((below.get(pathOf(page)) ?? []).map((path) => path.slice(path.lastIndexOf('/') + 1)));
    return facts === undefined
      ? []
      : childrenIn(facts.data)
          .filter((id) => !ids.has(id))
          .map((id) => ({
            file: facts.file,
            key: 'children',
            message: `No page “${id}” stands below this one: correct it, or remove it until the page is written.`,
          }));
  });
}

function childrenIn(facts: unknown): string[] {
  return typeof facts === 'object' && facts !== null && 'children' in facts && Array.isArray(facts.children)
    ? facts.children.map(String)
    : [];
}
