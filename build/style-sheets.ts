import type { Rolldown } from 'vite';

/** What pages to read show, on every page; and what only pages with a tool show, on those. */
export type StyleSheet = 'site' | 'tool';

const isDoor = (id: string) => /\/src\/pages\/[^?]*\.astro$/.test(id);
const isIsland = (id: string) => /\/src\/features\/[^/]+\/island\//.test(id);

/**
 * The style sheet that a CSS file of the site goes into, for the bundler. Most visits are to read, and what calculators and
 * accounts look like would be half of what they bring; a sheet for each component, on the other hand, would be fourteen requests
 * before the first paint of a guide.
 */
export function styleSheetOf(
  css: string,
  graph: Pick<Rolldown.ChunkingContext, 'getModuleInfo'>,
): StyleSheet {
  const seen = new Set<string>();
  const waiting = [css];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const module = graph.getModuleInfo(id);
    if (isDoor(id) && module?.importedIds.some(isIsland) !== true) return 'site';
    waiting.push(...(module?.importers ?? []), ...(module?.dynamicImporters ?? []));
  }
  return 'tool';
}
