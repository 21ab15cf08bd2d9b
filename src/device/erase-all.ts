import { databaseName } from './database-name.ts';

/**
 * Forgets everything on this device, also what is in no list: a library or an older edition of the site may have left
 * something. Apart from the list, because every page carries this in its HTML: a part that islands use too would be a
 * file more to fetch for each reader.
 */
export function eraseAll(): void {
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    try {
      globalThis[storage].clear();
    } catch {
      // Forbidden by the browser, so there is nothing in it.
    }
  }
  try {
    indexedDB.deleteDatabase(databaseName);
  } catch {
    // As above.
  }
}
