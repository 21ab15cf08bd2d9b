import type { Database, DatabaseTransaction } from '#server/database/schema.ts';
import type { Entry } from '#src/features/entries/contract.ts';
import type { Keyring } from './keyring.ts';
import { type Opener, openEntry, sealEntry } from './sealed-entry.ts';
import { SealBroken } from './sealing.ts';

/** An entry with the number of its last change. */
export interface NumberedEntry {
  version: number;
  entry: Entry;
}

/**
 * A member's entries that were changed after a certain change, the oldest change first.
 *
 * @param after the number of that change; 0 for the beginning
 * @param limit how many at most
 * @throws SealBroken
 */
export async function entriesAfter(
  database: Database,
  opener: Opener,
  { after, limit }: { after: number; limit: number },
): Promise<NumberedEntry[]> {
  const rows = await database
    .selectFrom('entries')
    .select(['id', 'changed_at', 'version', 'sealed'])
    .where('user_id', '=', opener.userId)
    .where('version', '>', after)
    .orderBy('version')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ version: row.version, entry: openEntry(opener, row) }));
}

/** Those of some entries that are stored, by their ids. */
export async function entriesById(
  database: Database,
  opener: Opener,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Entry>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('entries')
    .select(['id', 'changed_at', 'sealed'])
    .where('user_id', '=', opener.userId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, openEntry(opener, row)]));
}

/** How many entries of a member are stored, those marked as deleted included. */
export async function countEntries(database: Database, userId: string): Promise<number> {
  const { count } = await database
    .selectFrom('entries')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Stores entries in the place of what was there, each under the next number. The member's vault must be open.
 *
 * @param last the number of the member's last change
 */
export async function storeEntries(
  transaction: DatabaseTransaction,
  opener: Opener,
  entries: readonly Entry[],
  last: number,
): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map((entry, index) => ({ ...sealEntry(opener, entry), version: last + index + 1 }));
  await transaction
    .insertInto('entries')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'id']).doUpdateSet(({ ref }) => ({
        changed_at: ref('excluded.changed_at'),
        version: ref('excluded.version'),
        sealed: ref('excluded.sealed'),
      })),
    )
    .execute();
  await transaction
    .updateTable('entry_vaults')
    .set({ last_version: last + rows.length })
    .where('user_id', '=', opener.userId)
    .execute();
}

// Between two pages the server turns to others.
const pageLength = 500;

/**
 * Everything that a member keeps, entries that are marked as deleted included.
 *
 * @throws SealBroken
 */
export async function allEntries(database: Database, opener: Opener): Promise<Entry[]> {
  const found: Entry[] = [];
  for (let after = 0; ; ) {
    const page = await entriesAfter(database, opener, { after, limit: pageLength });
    found.push(...page.map(({ entry }) => entry));
    const last = page.at(-1);
    if (last === undefined || page.length < pageLength) return found;
    after = last.version;
  }
}

/** Everything that a member keeps, to be handed over; without the server's secret of then it says that it is lost. */
export async function exportEntries(
  database: Database,
  keyring: Keyring,
  userId: string,
): Promise<Entry[] | 'unreadable'> {
  const vault = await database
    .selectFrom('entry_vaults')
    .select('wrapped_key')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (vault === undefined) return [];
  try {
    return await allEntries(database, { userId, key: keyring.unwrap(userId, vault.wrapped_key) });
  } catch (error) {
    // Whatever else is stored about a person can still be downloaded.
    if (error instanceof SealBroken) return 'unreadable';
    throw error;
  }
}
