import { assetCache } from '#src/device/cache-names.ts';
import { scriptsIn } from '#src/features/offline/logic/addresses.ts';

/**
 * Stores what a script imports, at once or later, and the workers that it starts: so a tool that is open works on when the
 * site has a newer edition, whose files have other names, and when the network goes.
 *
 * @param take gets a file; undefined where it cannot be had
 */
export async function storeImports(
  script: Response,
  take: (path: string) => Promise<Response | undefined>,
): Promise<void> {
  const cache = await caches.open(assetCache);
  for (const path of scriptsIn(await script.text())) {
    // What is there has brought its own.
    if (await cache.match(path)) continue;
    const imported = await take(path);
    if (imported?.ok !== true) continue;
    await cache.put(path, imported.clone());
    await storeImports(imported, take);
  }
}

/** Gets a file from the network or from what the browser kept. */
export const fetched = (path: string): Promise<Response | undefined> => fetch(path).catch(() => undefined);

/** Gets what the browser kept of an address by itself: nothing is fetched. */
export const present = (path: string): Promise<Response | undefined> =>
  fetch(path, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => undefined);
