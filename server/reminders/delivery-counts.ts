import type { Database, DatabaseTransaction } from '#server/database/schema.ts';
import type { Keyring } from '#server/entries/keyring.ts';
import { deliveryLimits } from '#src/features/reminders/contract.ts';
import { stopHash } from './stop-tokens.ts';

/** What a member may still be sent today, by UTC. */
export interface Allowance {
  mailsEnded: boolean;
  mails: number;
  pushes: number;
}

const dayOf = (now: Date) => now.toISOString().slice(0, 10);

/** What a member may still be sent today, and whether all mails of reminders have been ended. */
export async function readAllowance(database: Database, userId: string, now: Date): Promise<Allowance> {
  const row = await database
    .selectFrom('reminder_members')
    .select(['mails_ended_at', 'day', 'mails', 'pushes'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const today = row?.day === dayOf(now) ? row : { mails: 0, pushes: 0 };
  return {
    mailsEnded: (row?.mails_ended_at ?? null) !== null,
    mails: Math.max(0, deliveryLimits.mailsOfDay - today.mails),
    pushes: Math.max(0, deliveryLimits.pushesOfDay - today.pushes),
  };
}

function newRow(keyring: Keyring, userId: string, now: Date) {
  const start = { mails_ended_at: null, day: dayOf(now), mails: 0, pushes: 0 };
  return { user_id: userId, stop_hash: stopHash(keyring, userId, 'all'), ...start };
}

/** Counts what is being sent to a member, whose row in `users` must be held. */
export async function countDeliveries(
  transaction: DatabaseTransaction,
  keyring: Keyring,
  userId: string,
  { mails, pushes, now }: { mails: number; pushes: number; now: Date },
): Promise<void> {
  const day = dayOf(now);
  await transaction
    .insertInto('reminder_members')
    .values({ ...newRow(keyring, userId, now), mails, pushes })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(({ ref, eb }) => {
        const added = (column: 'mails' | 'pushes', more: number) =>
          eb
            .case()
            .when(ref('reminder_members.day'), '=', day)
            .then(eb(ref(`reminder_members.${column}`), '+', more))
            .else(eb.lit(more))
            .end();
        return { day, mails: added('mails', mails), pushes: added('pushes', pushes) };
      }),
    )
    .execute();
}

/** Ends the mails of all reminders of a member, or starts them again. */
export async function setAllMails(
  database: Database,
  keyring: Keyring,
  userId: string,
  { on, now }: { on: boolean; now: Date },
): Promise<void> {
  const endedAt = on ? null : now.toISOString();
  await database
    .insertInto('reminder_members')
    .values({ ...newRow(keyring, userId, now), mails_ended_at: endedAt })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ mails_ended_at: endedAt }))
    .execute();
}
