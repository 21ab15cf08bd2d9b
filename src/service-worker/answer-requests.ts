import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, type Strategy } from 'workbox-strategies';
import { assetCache, pageCache } from '#src/device/cache-names.ts';
import { isPrivate, offlinePath, pagePath } from '#src/features/offline/logic/addresses.ts';
import { isKept, keyOf, trim } from './kept-pages.ts';
import { isSparing } from './sparing.ts';
import { fetched, storeImports } from './store-imports.ts';
import { asStored, savedAnswer } from './stored-answers.ts';
import type { WorkerScope } from './worker-scope.ts';

// A reader who waits longer than this reads the stored page; what comes later is stored for the next time.
const patience = 3;
const mostPages = 60;
const mostAssets = 600;

const isPage = ({ mode }: Request): boolean => mode === 'navigate';
const isParcel = (pathname: string): boolean => pathname.startsWith('/assets/packs/');

/** Answers what pages ask for: from the network where it is there in time, else from the device. */
export function answerRequests(scope: WorkerScope): void {
  const network = new NetworkOnly();
  const pages = pageStrategy(scope);
  registerRoute(({ request, url }) => isPage(request) && isPrivate(url.pathname), network);
  registerRoute(({ request, sameOrigin }) => sameOrigin && isPage(request), pages);
  const assets = assetStrategy(scope);
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/') && !isParcel(url.pathname),
    assets,
  );
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === '/favicon.svg', network);
  setCatchHandler(async ({ request }) => {
    const { pathname } = new URL(request.url);
    const path = isPage(request) ? offlinePath(pathname) : pathname;
    return (await savedAnswer(path)) ?? Response.error();
  });
}

/**
 * Network first: with the tag that the browser keeps, an unchanged page costs some hundred bytes, and nobody reads an old
 * number of an emergency line while the network is there.
 */
function pageStrategy({ edition }: WorkerScope): Strategy {
  return new NetworkFirst({
    cacheName: pageCache,
    networkTimeoutSeconds: patience,
    plugins: [
      {
        cacheKeyWillBeUsed: async ({ request }) => keyOf(request.url),
        cacheWillUpdate: async ({ response }) => ((await isKept(response)) ? response : null),
        cacheDidUpdate: () => trim(pageCache, mostPages),
        cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
          const { pathname } = new URL(request.url);
          const stored = cachedResponse ?? (await savedAnswer(pagePath(pathname)));
          return stored && asStored(stored, pathname, edition.lines);
        },
      },
    ],
  });
}

/**
 * Device first: another content has another name. What a script may load later comes along, so that a tool that is open
 * works on when the site has a new edition, and when the network goes.
 */
function assetStrategy(scope: WorkerScope): Strategy {
  return new CacheFirst({
    cacheName: assetCache,
    plugins: [
      {
        cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
        cacheDidUpdate: async ({ request, newResponse }) => {
          await trim(assetCache, mostAssets);
          if (isSparing(scope) || !new URL(request.url).pathname.endsWith('.js')) return;
          await storeImports(newResponse.clone(), fetched);
        },
        cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
          cachedResponse ?? savedAnswer(new URL(request.url).pathname),
      },
    ],
  });
}
