import type { Entry, SyncAnswer, SyncCall } from '#src/features/entries/contract.ts';
import { settled } from '#src/features/entries/logic/sync.ts';
import { type Change, change, readEntry } from './entry-table.ts';

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
    await transaction.objectStore('declined').clear();
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

/** Remembers that somebody did not want to copy to an account. */
export function writeDeclined(account: string): Promise<void> {
  return change(async (transaction) => {
    await transaction.objectStore('declined').put(account, 'account');
  });
}

/** Forgets the account. From now on every entry waits, because the next account has none of them. */
export function removeLink(): Promise<void> {
  return change(async (transaction) => {
    await transaction.objectStore('link').clear();
    for (const id of await transaction.objectStore('entries').getAllKeys())
      await transaction.objectStore('waiting').put(true, id);
  });
}
