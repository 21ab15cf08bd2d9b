import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database, DatabaseSchema } from '#server/database/schema.ts';

const mailContentSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  replyTo: z.object({ name: z.string(), address: z.string() }).optional(),
  /** ISO 8601, UTC: from then on it says nothing of use any more and is dropped. */
  sendBefore: z.iso.datetime().optional(),
  /** Where a mail program ends mails of this sort with one request (RFC 8058). */
  unsubscribe: z.url().optional(),
});

/** What a mail says; who it is from is the transport's business. */
export type MailContent = z.infer<typeof mailContentSchema>;

/** A mail taken from the queue. */
export interface QueuedMail extends MailContent {
  id: string;
  createdAt: Date;
  /** How often it has been tried, this time included. */
  attempt: number;
  /** How often it has been refused for good. */
  refusals: number;
  /** Proof that it is still ours to deal with. */
  claimedUntil: string;
}

/** A mail that was refused for good this often is parked: trying on would only take the mail server's patience. */
export const refusalLimit = 10;

/**
 * How long to wait after the given failure in a row (from 1), in milliseconds: at first `first`, then twice as long
 * each time, never more than `longest`.
 */
export function backOff(failure: number, first: number, longest: number): number {
  return Math.min(first * 2 ** Math.min(failure - 1, 30), longest);
}

/**
 * Puts a mail into the queue. Inside a transaction it goes out exactly when what it tells of was stored.
 * @returns the id of the mail; its row is gone once it has been sent.
 */
export async function queueMail(
  database: Kysely<DatabaseSchema>,
  content: MailContent,
  now = new Date(),
): Promise<string> {
  const id = randomUUID();
  const createdAt = now.toISOString();
  await database
    .insertInto('outgoing_mail')
    .values({
      id,
      created_at: createdAt,
      content: JSON.stringify(content),
      recipient: content.to,
      attempts: 0,
      next_attempt_at: createdAt,
      claimed_until: null,
      last_error: null,
    })
    .execute();
  return id;
}

/**
 * Takes the next due mail for this relay alone until `leaseMilliseconds` have passed; of several servers on one
 * database only one gets it. A server that dies with a mail in its hands loses it to the others when the lease ends.
 * First attempts go before further ones, so that what is refused again and again holds up nothing new.
 */
export async function claimDueMail(
  database: Database,
  leaseMilliseconds: number,
  now = new Date(),
): Promise<QueuedMail | undefined> {
  const nowText = now.toISOString();
  const claimedUntil = new Date(now.getTime() + leaseMilliseconds).toISOString();
  // Several candidates, because another server may take the first between the two statements.
  const candidates = await database
    .selectFrom('outgoing_mail')
    .select('id')
    .where('next_attempt_at', '<=', nowText)
    .where('refusals', '<', refusalLimit)
    .where((where) => where.or([where('claimed_until', 'is', null), where('claimed_until', '<=', nowText)]))
    .orderBy('attempts')
    .orderBy('next_attempt_at')
    .limit(10)
    .execute();
  for (const { id } of candidates) {
    const row = await database
      .updateTable('outgoing_mail')
      .set((update) => ({ claimed_until: claimedUntil, attempts: update('attempts', '+', 1) }))
      .where('id', '=', id)
      .where((where) => where.or([where('claimed_until', 'is', null), where('claimed_until', '<=', nowText)]))
      .where('next_attempt_at', '<=', nowText)
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) continue;
    const content = mailContentSchema.parse(JSON.parse(row.content));
    const { attempts: attempt, refusals } = row;
    return { ...content, id, createdAt: new Date(row.created_at), attempt, refusals, claimedUntil };
  }
  return undefined;
}

/** Takes a mail that is done with out of the queue: nothing that it said is kept longer than it must. */
export async function removeMail(database: Database, mail: QueuedMail): Promise<void> {
  await database.deleteFrom('outgoing_mail').where('id', '=', mail.id).execute();
}

export interface Postponement {
  reason: string;
  nextAttemptAt: Date;
  /** Whether the mail server refused this mail for good. */
  refused?: boolean;
}

/** Gives a mail back to be tried again later, unless another server has taken it over meanwhile. */
export async function postponeMail(
  database: Database,
  mail: QueuedMail,
  { reason, nextAttemptAt, refused = false }: Postponement,
): Promise<void> {
  await database
    .updateTable('outgoing_mail')
    .set({
      claimed_until: null,
      refusals: mail.refusals + (refused ? 1 : 0),
      last_error: reason.slice(0, 500),
      next_attempt_at: nextAttemptAt.toISOString(),
    })
    .where('id', '=', mail.id)
    .where('claimed_until', '=', mail.claimedUntil)
    .execute();
}

/** Lets every parked mail be tried once more: whoever starts the server anew may have mended what refused it. */
export async function resumeParkedMails(database: Database): Promise<void> {
  await database
    .updateTable('outgoing_mail')
    .set({ refusals: refusalLimit - 1, next_attempt_at: new Date().toISOString() })
    .where('refusals', '>=', refusalLimit)
    .execute();
}
