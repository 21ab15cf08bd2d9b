import { createHash } from 'node:crypto';
import { languageOf, newToken } from '#server/account/accounts.ts';
import type { Database } from '#server/database/schema.ts';
import type { CalendarAddress, CalendarState } from '#src/features/entries/contract.ts';
import type { Language } from '#src/words/languages.ts';
import type { Keyring } from './keyring.ts';
import type { Opener } from './sealed-entry.ts';
import { openVault } from './vaults.ts';

// What is random needs no slow hash, and no salt.
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * Makes the secret address of a member's calendar; an older one ends.
 * @returns undefined when the account has just gone.
 */
export async function makeCalendarAddress(
  { database, keyring }: { database: Database; keyring: Keyring },
  userId: string,
): Promise<CalendarAddress | undefined> {
  const token = newToken();
  const madeAt = new Date().toISOString();
  const isMade = await database.transaction().execute(async (transaction) => {
    if ((await openVault(transaction, keyring, userId)) === undefined) return false;
    await transaction
      .updateTable('entry_vaults')
      .set({ calendar_hash: hashOf(token), calendar_made_at: madeAt })
      .where('user_id', '=', userId)
      .execute();
    return true;
  });
  return isMade ? { path: `/api/calendar/${token}.ics`, madeAt } : undefined;
}

/** When the secret address that is open now was made. */
export async function calendarState(database: Database, userId: string): Promise<CalendarState> {
  const row = await database
    .selectFrom('entry_vaults')
    .select('calendar_made_at as madeAt')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? { madeAt: null };
}

/** Nobody reads the calendar by its secret address any more. */
export async function endCalendarAddress(database: Database, userId: string): Promise<void> {
  await database
    .updateTable('entry_vaults')
    .set({ calendar_hash: null, calendar_made_at: null })
    .where('user_id', '=', userId)
    .execute();
}

/**
 * Whose calendar a secret address opens.
 *
 * @param file what the address ends with, such as `<token>.ics`
 * @throws SealBroken with another secret of the server
 */
export async function ownerOfCalendar(
  { database, keyring }: { database: Database; keyring: Keyring },
  file: string,
): Promise<(Opener & { language: Language }) | undefined> {
  const token = /^([\w-]{43})\.ics$/.exec(file)?.[1];
  if (token === undefined) return undefined;
  const row = await database
    .selectFrom('entry_vaults')
    .innerJoin('users', 'users.id', 'entry_vaults.user_id')
    .select(['user_id', 'wrapped_key', 'language'])
    .where('calendar_hash', '=', hashOf(token))
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { user_id: userId, wrapped_key, language } = row;
  return { userId, key: keyring.unwrap(userId, wrapped_key), language: languageOf(language) };
}
