import { dangerOf } from './danger-of.ts';
import type { Search } from './search.ts';

/** What somebody typed, and the paths of the pages that would content them. */
export interface JudgedQuery {
  query: string;
  pages: readonly string[];
}

/** How many results a reader looks at before trying other words. */
const looked = 3;

/**
 * The queries of which none of the pages that would content their reader is among the first three results.
 *
 * @param pathOf the path that all languages share, of a page's address
 */
export function missedQueries(
  search: Search,
  judged: readonly JudgedQuery[],
  pathOf: (address: string) => string,
): JudgedQuery[] {
  return judged.filter(({ query, pages }) => {
    const first = search(query, dangerOf(query)).slice(0, looked);
    return !first.some(({ address }) => pages.includes(pathOf(address.replace(/#.*/, ''))));
  });
}
