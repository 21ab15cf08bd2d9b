import { assetCache } from '#src/device/cache-names.ts';
import { scriptsIn } from '#src/features/offline/logic/addresses.ts';

/**
 * Stores what a script imports, at once or later, and the workers that it starts: so a tool that is open works on when the
 * site has a newer edition, whose files have other names, and when the network goes. A script is stored after its own imports,
 * so that one that is there has brought them, also when the work was broken off.
 *
 * @param take gets a file; undefined where it cannot be had
 * @param begun what is on its way already: scripts may import each other
 */
export async function storeImports(
  script: Response,
  take: (path: string) => Promise<Response | undefined>,
  begun: Set<string> = new Set(),
): Promise<void> {
  const cache = await caches.open(assetCache);
  for (const path of scriptsIn(await script.text())) {
    if (begun.has(path) || (await cache.match(path))) continue;
    begun.add(path);
    const imported = await take(path);
    if (imported?.ok !== true) continue;
    await storeImports(imported.clone(), take, begun);
    await cache.put(path, imported);
  }
}

/** Gets a file from the network or from what the browser kept. */
export const fetched = (path: string): Promise<Response | undefined> => fetch(path).catch(() => undefined);

/** Gets what the browser kept of an address by itself: nothing is fetched. */
export const present = (path: string): Promise<Response | undefined> =>
  fetch(path, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => undefined);
