import { assetCache, pageCache } from '#src/device/cache-names.ts';
import { assetsIn, isPrivate, pagePath } from '#src/features/offline/logic/addresses.ts';
import { isKept } from './kept-pages.ts';
import type { WorkerScope } from './worker-scope.ts';

/**
 * Stores the pages that were open before there was a worker, from what the browser has already: nothing is fetched. From now on
 * they are the worker's.
 */
export async function keepOpenPages(scope: WorkerScope): Promise<void> {
  await scope.clients.claim();
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const { url } of open) {
    const { origin, pathname } = new URL(url);
    if (origin === scope.location.origin && !isPrivate(pathname)) await keepPage(origin + pagePath(pathname));
  }
}

async function keepPage(address: string): Promise<void> {
  const page = await present(address);
  if (!page || !(await isKept(page))) return;
  const html = await page.clone().text();
  await (await caches.open(pageCache)).put(address, page);
  const assets = await caches.open(assetCache);
  for (const path of assetsIn(html)) {
    const asset = (await assets.match(path)) ? undefined : await present(path);
    if (asset?.ok) await assets.put(path, asset);
  }
}

/** What the browser kept of an address by itself; undefined where it has nothing. */
async function present(address: string): Promise<Response | undefined> {
  try {
    return await fetch(address, { cache: 'only-if-cached', mode: 'same-origin' });
  } catch {
    return undefined;
  }
}
