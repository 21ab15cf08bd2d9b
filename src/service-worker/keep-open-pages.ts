import { assetCache, pageCache } from '#src/device/cache-names.ts';
import { assetsIn, isPrivate, pagePath } from '#src/features/offline/logic/addresses.ts';
import { isKept } from './kept-pages.ts';
import { isSparing } from './sparing.ts';
import { fetched, present, storeImports } from './store-imports.ts';
import type { WorkerScope } from './worker-scope.ts';

/**
 * Stores the pages that were open before there was a worker, from what the browser has already: nothing is fetched but what
 * their tools may load later. From now on they are the worker's.
 */
export async function keepOpenPages(scope: WorkerScope): Promise<void> {
  await scope.clients.claim();
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const { url } of open) {
    const { origin, pathname } = new URL(url);
    if (origin === scope.location.origin && !isPrivate(pathname)) {
      await keepPage(origin + pagePath(pathname), isSparing(scope) ? present : fetched);
    }
  }
}

async function keepPage(address: string, take: typeof fetched): Promise<void> {
  const page = await present(address);
  if (!page || !(await isKept(page))) return;
  const html = await page.clone().text();
  await (await caches.open(pageCache)).put(address, page);
  const assets = await caches.open(assetCache);
  for (const path of assetsIn(html)) {
    const asset = (await assets.match(path)) ? undefined : await present(path);
    if (asset?.ok !== true) continue;
    if (path.endsWith('.js')) await storeImports(asset.clone(), take);
    await assets.put(path, asset);
  }
}
