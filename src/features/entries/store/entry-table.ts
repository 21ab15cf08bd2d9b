import type { IDBPTransaction } from 'idb';
import { type AccountLink, type DeviceSchema, deviceDatabase } from '#src/device/database.ts';
import type { Entry } from '#src/features/entries/contract.ts';
import { isEntry } from '#src/features/entries/logic/is-entry.ts';
import { laterOf } from '#src/features/entries/logic/merge.ts';

/** What the database of the device holds. */
export interface Table {
  entries: Entry[];
  /** What this edition of the site does not understand: a newer one may have written it, so it is left as it is. */
  strange: object[];
  /** The ids of the entries that the account does not have as they are. */
  waiting: string[];
  link: AccountLink | undefined;
  /** The account that somebody did not want to copy to, or `any`. */
  declined: string | undefined;
}

const names: ['entries', 'waiting', 'link', 'declined'] = ['entries', 'waiting', 'link', 'declined'];
export type Change = IDBPTransaction<DeviceSchema, typeof names, 'readwrite'>;

/** Reads everything at one moment. */
export async function readTable(): Promise<Table> {
  const transaction = (await deviceDatabase()).transaction(names);
  const [stored, waiting, link, declined] = await Promise.all([
    transaction.objectStore('entries').getAll(),
    transaction.objectStore('waiting').getAllKeys(),
    transaction.objectStore('link').get('account'),
    transaction.objectStore('declined').get('account'),
  ]);
  const entries = stored.filter(isEntry);
  return { entries, strange: stored.filter((one) => !isEntry(one)), waiting, link, declined };
}

/**
 * Writes all of these entries or, where one finds no room, none. Where another tab has written a later version, that one
 * stands.
 *
 * @throws DOMException with the name `QuotaExceededError` where the device is full
 */
export function writeEntries(entries: readonly Entry[]): Promise<void> {
  return change(async (transaction) => {
    const stored = await Promise.all(entries.map(({ id }) => readEntry(transaction, id)));
    const writing = entries.map(async (entry, index) => {
      const before = stored[index];
      const put = transaction.objectStore('entries').put(before ? laterOf(before, entry) : entry);
      await Promise.all([put, transaction.objectStore('waiting').put(true, entry.id)]);
    });
    // Whoever leaves the page now loses nothing any more; browsers that do not know it end it a moment later.
    transaction.commit?.();
    await Promise.all(writing);
  });
}

/** Erases everything from the device, the marks of what was deleted and the account included. */
export function clearTable(): Promise<void> {
  return change(async (transaction) => {
    for (const name of names) await transaction.objectStore(name).clear();
  });
}

/** The stored version of an entry; undefined also for one that this edition does not understand. */
export async function readEntry(transaction: Change, id: string): Promise<Entry | undefined> {
  const stored = await transaction.objectStore('entries').get(id);
  return isEntry(stored) ? stored : undefined;
}

/** Changes all of what `work` says or, where it fails, nothing. */
export async function change(work: (transaction: Change) => Promise<void>): Promise<void> {
  const transaction = (await deviceDatabase()).transaction(names, 'readwrite');
  // It fails for the same reason as the work, which is told below.
  transaction.done.catch(() => undefined);
  try {
    await work(transaction);
  } catch (error) {
    giveUp(transaction);
    throw error;
  }
  await transaction.done;
}

function giveUp(transaction: Change): void {
  try {
    transaction.abort();
  } catch {
    // The fault of the work has ended it already.
  }
}
