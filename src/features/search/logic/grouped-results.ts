import { type ResultGroup, resultGroups, type SearchPage } from './search-file.ts';

const bestCount = 4;
const mostInGroup = 6;
/** A page so far down has hardly anything to do with the query. */
const mostFound = 30;

/** Some results under a heading. */
export interface Results {
  group: ResultGroup | 'best';
  pages: SearchPage[];
}

/** The best results first, of whatever kind, and the others by their kind, the kind of the best of them first. */
export function groupedResults(found: readonly SearchPage[]): Results[] {
  const best = found.slice(0, bestCount);
  const others = found.slice(bestCount, mostFound);
  const order = [...new Set(others.map(({ group }) => group))].filter((group) =>
    resultGroups.includes(group),
  );
  return [
    { group: 'best' as const, pages: best },
    ...order.map((group) => ({
      group,
      pages: others.filter((page) => page.group === group).slice(0, mostInGroup),
    })),
  ].filter(({ pages }) => pages.length > 0);
}
