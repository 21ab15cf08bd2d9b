import type { IDBPTransaction } from 'idb';
import { type AccountLink, type DeviceSchema, deviceDatabase } from '#src/device/database.ts';
import { type Entry, entrySchema, type SyncAnswer, type SyncCall } from '#src/features/entries/contract.ts';
import { laterOf } from '#src/features/entries/logic/merge.ts';
import { settled } from '#src/features/entries/logic/sync.ts';

/** What the database of the device holds. */
export interface Table {
  entries: Entry[];
  /** What this edition of the site does not understand: a newer one may have written it, so it is left as it is. */
  strange: object[];
  /** The ids of the entries that the account does not have as they are. */
  waiting: string[];
  link: AccountLink | undefined;
}

const names: ['entries', 'waiting', 'link'] = ['entries', 'waiting', 'link'];
type Change = IDBPTransaction<DeviceSchema, typeof names, 'readwrite'>;

/** Reads everything at one moment. */
export async function readTable(): Promise<Table> {
  const transaction = (await deviceDatabase()).transaction(names);
  const [stored, waiting, link] = await Promise.all([
    transaction.objectStore('entries').getAll(),
    transaction.objectStore('waiting').getAllKeys(),
    transaction.objectStore('link').get('account'),
  ]);
  const table: Table = { entries: [], strange: [], waiting, link };
  for (const one of stored) {
    const entry = entrySchema.safeParse(one);
    if (entry.success) table.entries.push(entry.data);
    else table.strange.push(one);
  }
  return table;
}

/**
 * Writes all of these entries or, where one finds no room, none. Where another tab has written a later version, that one
 * stands.
 *
 * @throws DOMException with the name `QuotaExceededError` where the device is full
 */
export function writeEntries(entries: readonly Entry[]): Promise<void> {
  return change(async (transaction) => {
    for (const entry of entries) {
      const stored = await readEntry(transaction, entry.id);
      await transaction.objectStore('entries').put(stored ? laterOf(stored, entry) : entry);
      await transaction.objectStore('waiting').put(true, entry.id);
    }
  });
}

/**
 * Writes down what the account has answered.
 *
 * @param now milliseconds since 1970
 * @returns whether the device still copies to the account that was called: somebody may have stopped it meanwhile
 */
export async function writeAnswer(call: SyncCall, answer: SyncAnswer, now: number): Promise<boolean> {
  let isWritten = false;
  await change(async (transaction) => {
    const link = await transaction.objectStore('link').get('account');
    if ((link?.account ?? null) !== call.account) return;
    const sent = new Map(call.entries.map((entry) => [entry.id, entry]));
    const theirs = new Map(answer.entries.map((entry) => [entry.id, entry]));
    for (const id of new Set([...sent.keys(), ...theirs.keys()]))
      await settle(transaction, id, sent.get(id), theirs.get(id));
    const { account, version } = answer;
    await transaction.objectStore('link').put({ account, version, copied: now }, 'account');
    isWritten = true;
  });
  return isWritten;
}

async function settle(
  transaction: Change,
  id: string,
  sent: Entry | undefined,
  theirs: Entry | undefined,
): Promise<void> {
  const waiting = transaction.objectStore('waiting');
  const entry = await readEntry(transaction, id);
  const held = entry && { entry, waits: (await waiting.getKey(id)) !== undefined };
  const next = settled(held, sent, theirs);
  if (next === undefined) return;
  if (next.entry !== entry) await transaction.objectStore('entries').put(next.entry);
  if (next.waits) await waiting.put(true, id);
  else await waiting.delete(id);
}

/** Forgets the account. From now on every entry waits, because the next account has none of them. */
export function removeLink(): Promise<void> {
  return change(async (transaction) => {
    await transaction.objectStore('link').clear();
    for (const id of await transaction.objectStore('entries').getAllKeys())
      await transaction.objectStore('waiting').put(true, id);
  });
}

/** Erases everything from the device, the marks of what was deleted and the account included. */
export function clearTable(): Promise<void> {
  return change(async (transaction) => {
    for (const name of names) await transaction.objectStore(name).clear();
  });
}

async function readEntry(transaction: Change, id: string): Promise<Entry | undefined> {
  return entrySchema.safeParse(await transaction.objectStore('entries').get(id)).data;
}

async function change(work: (transaction: Change) => Promise<void>): Promise<void> {
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
