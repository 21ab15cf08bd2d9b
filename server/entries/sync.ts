import type { Database } from '#server/database/schema.ts';
import type { Log } from '#server/log.ts';
import { scheduleReminders } from '#server/reminders/schedule.ts';
import { type Entry, entryLimits, type SyncAnswer, type SyncCall } from '#src/features/entries/contract.ts';
import { laterOf } from '#src/features/entries/logic/merge.ts';
import type { Keyring } from './keyring.ts';
import { countEntries, entriesAfter, entriesById, storeEntries } from './stored-entries.ts';
import { openVault } from './vaults.ts';

/** What came of a call: the answer, or why nothing was stored. */
export type SyncOutcome =
  | { state: 'done'; answer: SyncAnswer }
  | { state: 'otherAccount'; account: string }
  | { state: 'full' }
  /** The account was deleted in the same moment. */
  | { state: 'gone' };

/** Of entries with the same id the one that stands. */
function oneOfEach(entries: readonly Entry[]): Entry[] {
  const latest = new Map<string, Entry>();
  for (const entry of entries) {
    const other = latest.get(entry.id);
    latest.set(entry.id, other === undefined ? entry : laterOf(other, entry));
  }
  return [...latest.values()];
}

/**
 * Puts what a device has changed beside what is stored, where the later change stands, and answers what has been changed
 * since the device asked last. The same call may come twice: what is stored already changes nothing.
 */
export async function syncEntries(
  { database, keyring, log }: { database: Database; keyring: Keyring; log: Log },
  userId: string,
  call: SyncCall,
): Promise<SyncOutcome> {
  const account = keyring.accountOf(userId);
  if (call.account !== null && call.account !== account) return { state: 'otherAccount', account };
  return database.transaction().execute(async (transaction) => {
    const vault = await openVault(transaction, keyring, userId);
    if (vault === undefined) return { state: 'gone' };
    const opener = { userId, key: keyring.unwrap(userId, vault.wrapped_key) };

    const sent = oneOfEach(call.entries);
    const ids = sent.map(({ id }) => id);
    const stored = await entriesById(transaction, opener, ids);
    const added = sent.length - stored.size;
    if (added > 0 && added + (await countEntries(transaction, userId)) > entryLimits.count) {
      return { state: 'full' };
    }
    const changed = sent.filter((entry) => {
      const before = stored.get(entry.id);
      return before === undefined || laterOf(before, entry) === entry;
    });
    await storeEntries(transaction, opener, changed, vault.last_version);
    await scheduleReminders(transaction, opener, changed, { keyring, log });

    // A device that knows more than there is has seen what an older copy of the database does not have: it gets all.
    const after = call.after > vault.last_version ? 0 : call.after;
    const limit = entryLimits.batch;
    const found = await entriesAfter(transaction, opener, { after, limit: limit + 1 });
    const given = found.slice(0, limit);
    const version = given.at(-1)?.version ?? vault.last_version;
    const entries = given.map(({ entry }) => entry);
    return { state: 'done', answer: { account, version, entries, more: found.length > limit } };
  });
}
