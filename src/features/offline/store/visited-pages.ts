import { pageCache } from '#src/device/cache-names.ts';
import { isOfflinePage } from '#src/features/offline/logic/addresses.ts';

/** A page that the service worker kept because it was visited. */
export interface VisitedPage {
  path: string;
  title: string;
  answer: Response;
}

/** The visited pages that are kept, the latest first. */
export async function visitedPages(): Promise<VisitedPage[]> {
  // To open one would make it.
  if (!(await caches.has(pageCache))) return [];
  const cache = await caches.open(pageCache);
  const isListed = ({ url }: Request) => !isOfflinePage(new URL(url).pathname);
  const keys = (await cache.keys()).filter(isListed).reverse();
  const pages = await Promise.all(
    keys.map(async ({ url }) => {
      const answer = await cache.match(url);
      if (!answer) return [];
      const [, title = ''] = /<title>([^<]*)/.exec(await answer.clone().text()) ?? [];
      return [{ path: new URL(url).pathname, title: plainText(title), answer }];
    }),
  );
  return pages.flat();
}

/** What a title says, without the signs of HTML. */
function plainText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
}

/** Forgets those pages that stand in a list of addresses. */
export async function forgetVisited(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(pageCache);
  await Promise.all(paths.filter((path) => !path.startsWith('/assets/')).map((path) => cache.delete(path)));
}

/** Keeps pages again that were forgotten. */
export async function keepVisited(pages: readonly VisitedPage[]): Promise<void> {
  const cache = await caches.open(pageCache);
  for (const { path, answer } of [...pages].reverse()) await cache.put(path, answer.clone());
}
