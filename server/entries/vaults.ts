import type { DatabaseTransaction } from '#server/database/schema.ts';
import type { EntryVaultTable } from './entry-tables.ts';
import type { Keyring } from './keyring.ts';

/** The row of a member, for this transaction alone: another call of the same member waits until it ends. */
function lockedRow(transaction: DatabaseTransaction, userId: string): Promise<EntryVaultTable | undefined> {
  return transaction
    .updateTable('entry_vaults')
    .set(({ ref }) => ({ last_version: ref('last_version') }))
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
}

/** Holds on to a user, so that the account cannot be deleted in the same moment; false when it has just gone. */
async function holdUser(transaction: DatabaseTransaction, userId: string): Promise<boolean> {
  const held = await transaction
    .updateTable('users')
    .set(({ ref }) => ({ id: ref('id') }))
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
  const there = await lockedRow(transaction, userId);
  if (there !== undefined) return there;
  if (!(await holdUser(transaction, userId))) return undefined;
  const fresh = { wrapped_key: keyring.wrap(userId, keyring.newKey()), last_version: 0 };
  await transaction
    .insertInto('entry_vaults')
    .values({ user_id: userId, ...fresh, calendar_hash: null, calendar_made_at: null })
    // Another call may have made it between the two looks.
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  return lockedRow(transaction, userId);
}
