import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Rolldown } from 'vite';
import { projectDirectory } from '#scripts/site-paths.ts';

/** What pages to read show, on every page; what only pages with a tool show, on those; and what only the first page shows. */
export type StyleSheet = 'site' | 'tool' | 'home';

const isDoor = (id: string) => /\/src\/pages\/[^?]*\.astro$/.test(id);
const isHome = (id: string) => /\/src\/pages\/\[\.\.\.language\]\/index\.astro$/.test(id);
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
  let sheet: StyleSheet = 'tool';
  const waiting = [css];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const module = graph.getModuleInfo(id);
    if (isHome(id)) sheet = 'home';
    else if (isDoor(id) && module?.importedIds.some(isIsland) !== true) return 'site';
    waiting.push(...(module?.importers ?? []), ...(module?.dynamicImporters ?? []));
  }
  return sheet;
}

/** Every class of every CSS module, by file and name, with a name of two or three letters. */
const shortNames: ReadonlyMap<string, string> = new Map(
  globSync('src/**/*.module.css', { cwd: projectDirectory })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(projectDirectory, file), 'utf8');
      return [...new Set(text.match(/(?<=\.)[A-Za-z][\w-]*/g))].map((name) => `${file} ${name}`);
    })
    .map((key, index) => [key, `_${index.toString(36)}`]),
);

/**
 * What a class of a CSS module is called on every page. The bundler's own names, with the file and the line of each class, would
 * cost every page a kilobyte. A class that was written while the site is being developed has its own name.
 */
export function classNameOf(name: string, file: string): string {
  const place = relative(projectDirectory, file.replace(/\?.*$/, '')).replaceAll('\\', '/');
  return shortNames.get(`${place} ${name}`) ?? name;
}
