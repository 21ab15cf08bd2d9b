import { createHmac, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { languageOf } from '#server/account/accounts.ts';
import type { Database } from '#server/database/schema.ts';
import type { Keyring } from '#server/entries/keyring.ts';
import { openSealed, seal } from '#server/entries/sealing.ts';
import { holdUser } from '#server/entries/vaults.ts';
import { deliveryLimits, type PushSubscriptionCall } from '#src/features/reminders/contract.ts';
import type { Language } from '#src/words/languages.ts';
import type { PushTarget } from './push-transport.ts';

/** A browser that a member wants to be notified in. */
export interface PushDevice {
  id: string;
  target: PushTarget;
  language: Language;
}

const targetSchema = z.object({
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
});

function hashOf(keyring: Keyring, endpoint: string): string {
  const key = keyring.keyFor('reminders: the names of devices');
  return createHmac('sha256', key).update(endpoint).digest('base64url');
}

const sealingKey = (keyring: Keyring) => keyring.keyFor('reminders: the addresses of devices');
const placeOf = (id: string, userId: string) => ['push subscription', userId, id];

/** @throws SealBroken with another secret of the server */
export function openTarget(
  keyring: Keyring,
  { id, user_id, sealed }: { id: string; user_id: string; sealed: string },
): PushTarget {
  const open = openSealed(sealingKey(keyring), sealed, placeOf(id, user_id));
  return targetSchema.parse(JSON.parse(open.toString()));
}

/**
 * Notifies a browser from now on. One that is known already begins anew, also under another member: a family may share a
 * phone, and what waited for the member before is dropped.
 */
export async function addDevice(
  { database, keyring }: { database: Database; keyring: Keyring },
  userId: string,
  { endpoint, keys, language }: PushSubscriptionCall,
): Promise<'added' | 'tooMany' | 'gone'> {
  const endpointHash = hashOf(keyring, endpoint);
  const id = randomUUID();
  const target: PushTarget = { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
  return database.transaction().execute(async (transaction) => {
    // Held, so that two browsers that come at once are counted one after the other.
    if (!(await holdUser(transaction, userId))) return 'gone';
    await transaction.deleteFrom('push_subscriptions').where('endpoint_hash', '=', endpointHash).execute();
    if ((await countDevices(transaction, userId)) >= deliveryLimits.devices) return 'tooMany';
    await transaction
      .insertInto('push_subscriptions')
      .values({
        id,
        user_id: userId,
        endpoint_hash: endpointHash,
        sealed: seal(sealingKey(keyring), Buffer.from(JSON.stringify(target)), placeOf(id, userId)),
        language,
        added_at: new Date().toISOString(),
      })
      .execute();
    return 'added';
  });
}

/** How many browsers a member is notified in. */
export async function countDevices(database: Database, userId: string): Promise<number> {
  const { count } = await database
    .selectFrom('push_subscriptions')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A member's browser by its address; undefined when it is not notified. */
export async function findDevice(
  { database, keyring }: { database: Database; keyring: Keyring },
  userId: string,
  endpoint: string,
): Promise<PushDevice | undefined> {
  const row = await database
    .selectFrom('push_subscriptions')
    .select(['id', 'user_id', 'sealed', 'language'])
    .where('user_id', '=', userId)
    .where('endpoint_hash', '=', hashOf(keyring, endpoint))
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return { id: row.id, target: openTarget(keyring, row), language: languageOf(row.language) };
}

/** Notifies a member's browser no more, and drops what waits for it. */
export async function removeDevice(
  { database, keyring }: { database: Database; keyring: Keyring },
  userId: string,
  endpoint: string,
): Promise<void> {
  await database
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', userId)
    .where('endpoint_hash', '=', hashOf(keyring, endpoint))
    .execute();
}
