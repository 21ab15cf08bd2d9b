import type { DatabaseTransaction } from '#server/database/schema.ts';
import type { EntryVaultTable } from './entry-tables.ts';
import type { Keyring } from './keyring.ts';

/**
 * Holds on to the row of a user until the transaction ends: another call of the same member waits, and so does a
 * deletion of the account. The user's row and no other, because that is what a deletion takes first; who took the two in
 * another order would wait for it while it waits for them.
 * @returns false when the account has just gone.
 */
export async function holdUser(transaction: DatabaseTransaction, userId: string): Promise<boolean> {
  // SQLite has no other way to lock a row, and on PostgreSQL this one is as good.
  const held = await transaction
    .updateTable('users')
    .set(({ ref }) => ({ updated_at: ref('updated_at') }))
    .where('id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return held !== undefined;
}

/**
 * Opens the vault of a member for one transaction, and makes it, with a new key, where there is none.
 * @returns undefined when the account has just gone.
 */
export async function openVault(
  transaction: DatabaseTransaction,
  keyring: Keyring,
  userId: string,
): Promise<EntryVaultTable | undefined> {
  if (!(await holdUser(transaction, userId))) return undefined;
  const there = await transaction
    .selectFrom('entry_vaults')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (there !== undefined) return there;
  return transaction
    .insertInto('entry_vaults')
    .values({
      user_id: userId,
      wrapped_key: keyring.wrap(userId, keyring.newKey()),
      last_version: 0,
      calendar_hash: null,
      calendar_made_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
