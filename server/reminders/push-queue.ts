import type { Database } from '#server/database/schema.ts';
import type { OutgoingPushTable } from './reminder-tables.ts';

/** A notification taken from the queue. */
export type QueuedPush = OutgoingPushTable & { claimed_until: string };

/**
 * Takes the next due notification for this server alone until `leaseMilliseconds` have passed. A server that dies with one
 * in its hands loses it to the others when the lease ends; a browser that gets it twice shows it once, by its tag.
 */
export async function claimDuePush(
  database: Database,
  leaseMilliseconds: number,
  now: Date,
): Promise<QueuedPush | undefined> {
  const due = now.toISOString();
  const claimedUntil = new Date(now.getTime() + leaseMilliseconds).toISOString();
  // Several candidates, because another server may take the first between the two statements.
  const candidates = await database
    .selectFrom('outgoing_push')
    .select('id')
    .where('next_attempt_at', '<=', due)
    .where(({ or, eb }) => or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', due)]))
    .orderBy('attempts')
    .orderBy('next_attempt_at')
    .limit(10)
    .execute();
  for (const { id } of candidates) {
    const row = await database
      .updateTable('outgoing_push')
      .set(({ eb }) => ({ claimed_until: claimedUntil, attempts: eb('attempts', '+', 1) }))
      .where('id', '=', id)
      .where('next_attempt_at', '<=', due)
      .where(({ or, eb }) => or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', due)]))
      .returningAll()
      .executeTakeFirst();
    if (row !== undefined) return { ...row, claimed_until: claimedUntil };
  }
  return undefined;
}

/** Takes a notification that is done with out of the queue. */
export async function removePush(database: Database, { id }: QueuedPush): Promise<void> {
  await database.deleteFrom('outgoing_push').where('id', '=', id).execute();
}

/** Gives a notification back to be tried again later, unless another server has taken it over meanwhile. */
export async function postponePush(database: Database, push: QueuedPush, nextAttemptAt: Date): Promise<void> {
  await database
    .updateTable('outgoing_push')
    .set({ claimed_until: null, next_attempt_at: nextAttemptAt.toISOString() })
    .where('id', '=', push.id)
    .where('claimed_until', '=', push.claimed_until)
    .execute();
}

/** Notifies a browser no more that has ended its subscription; what waits for it goes too. */
export async function removeSubscription(database: Database, id: string): Promise<void> {
  await database.deleteFrom('push_subscriptions').where('id', '=', id).execute();
}
