import { pagePath } from '#src/features/offline/logic/addresses.ts';

const leftInAHurry = ' data-leave=';

/**
 * Whether a page may be kept because it was visited. Pages that can be left in a hurry are not: the next person with the phone
 * would find them in the list. They come with a saved language, which tells nothing of its reader.
 */
export async function isKept(page: Response): Promise<boolean> {
  const isPage = page.status === 200 && page.headers.get('Content-Type')?.startsWith('text/html') === true;
  return isPage && !page.redirected && !(await page.clone().text()).includes(leftInAHurry);
}

/** The one address under which a page is kept, whatever its query. */
export function keyOf(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pagePath(pathname);
}

/** Forgets what was put into a cache first, down to a number. */
export async function trim(name: string, most: number): Promise<void> {
  const cache = await caches.open(name);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)));
}
