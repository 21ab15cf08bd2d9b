import type { Page } from '@playwright/test';
import { databaseName } from '#src/device/database-name.ts';

/**
 * Waits until the device holds what the page has begun to write: a page that is loaded anew at the same moment may end it
 * before. A change of the database waits for those that were begun before it.
 */
export function entriesWritten(page: Page): Promise<void> {
  return page.evaluate(
    (name) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('entries', 'readwrite');
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          transaction.objectStore('entries').count();
        };
      }),
    databaseName,
  );
}
