import { databaseName, savedDatabaseName } from './database-name.ts';

/**
 * Forgets everything on this device, also what is in no list: a library or an older edition of the site may have left
 * something. What can be erased at once is gone when it returns, saved pages and the service worker when its promise is kept.
 * Apart from the list, because a page carries this in its HTML: a part that islands use too would be a file more to fetch
 * for each reader. It never fails.
 */
export async function eraseAll(): Promise<void> {
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    try {
      globalThis[storage].clear();
    } catch {
      // Forbidden by the browser, so there is nothing in it.
    }
  }
  for (const name of [databaseName, savedDatabaseName]) {
    try {
      indexedDB.deleteDatabase(name);
    } catch {
      // As above.
    }
  }
  // The worker first: it would store what is asked for meanwhile.
  await unregisterWorkers().catch(() => undefined);
  await deleteCaches().catch(() => undefined);
}

async function unregisterWorkers(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
}

async function deleteCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}
