import { randomUUID } from 'node:crypto';
import type { Configuration } from '#server/configuration.ts';
import type { Database, DatabaseTransaction } from '#server/database/schema.ts';
import type { Keyring } from '#server/entries/keyring.ts';
import type { Log } from '#server/log.ts';
import { queueMail } from '#server/mail/mail-queue.ts';
import type { Reminder } from '#src/features/reminders/logic/reminder-schema.ts';
import { countDeliveries, readAllowance } from './delivery-counts.ts';
import { usefulMilliseconds } from './lateness.ts';
import { reminderMail } from './reminder-mail.ts';
import type { ReminderScheduleTable } from './reminder-tables.ts';
import type { Occurrence } from './zone-moments.ts';

/** What the reminders work with beside requests. */
export interface ReminderParts {
  configuration: Configuration;
  database: Database;
  keyring: Keyring;
  log: Log;
}

/** What is due of a reminder, the earliest first. */
export interface Sending {
  reminder: Reminder;
  due: readonly Occurrence[];
  now: Date;
}

/** What was put into the queues. */
export interface Delivered {
  mails: number;
  pushes: number;
}

/** When the last of what is due is of no use any more. */
function sendBefore({ reminder, due, now }: Sending): string {
  const last = due.at(-1)?.at ?? now;
  return new Date(last.getTime() + usefulMilliseconds(reminder.topic)).toISOString();
}

async function queueReminderMail(
  transaction: DatabaseTransaction,
  { configuration, keyring }: ReminderParts,
  { user_id: userId, entry_id: entry }: ReminderScheduleTable,
  sending: Sending,
): Promise<void> {
  const { email } = await transaction
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const { reminder, due, now } = sending;
  const mail = reminderMail({ configuration, keyring, userId, entry }, reminder, due, now);
  await queueMail(transaction, { to: email, sendBefore: sendBefore(sending), ...mail }, now);
}

async function queuePushes(
  transaction: DatabaseTransaction,
  { user_id, entry_id }: ReminderScheduleTable,
  devices: readonly string[],
  sending: Sending,
): Promise<void> {
  if (devices.length === 0) return;
  const now = sending.now.toISOString();
  const planned = sending.due.map(({ at }) => at.toISOString()).join(' ');
  const common = { user_id, entry_id, planned, queued_at: now, send_before: sendBefore(sending) };
  const waiting = { attempts: 0, next_attempt_at: now, claimed_until: null };
  await transaction
    .insertInto('outgoing_push')
    .values(devices.map((device) => ({ id: randomUUID(), subscription_id: device, ...common, ...waiting })))
    .execute();
}

async function devicesOf(transaction: DatabaseTransaction, userId: string): Promise<string[]> {
  const rows = await transaction
    .selectFrom('push_subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('added_at', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Puts a reminder into the queues of mails and notifications, by the ways that the member wants and as far as the limits
 * of the day go. The member's row in `users` must be held.
 */
export async function deliver(
  transaction: DatabaseTransaction,
  parts: ReminderParts,
  row: ReminderScheduleTable,
  sending: Sending,
): Promise<Delivered> {
  const { reminder, now } = sending;
  const userId = row.user_id;
  const allowance = await readAllowance(transaction, userId, now);
  const wantsMail = reminder.mail && row.mail_ended_at === null && !allowance.mailsEnded;
  const mails = wantsMail && allowance.mails > 0 ? 1 : 0;
  const devices = reminder.push ? await devicesOf(transaction, userId) : [];
  const reached = devices.slice(0, allowance.pushes);
  if ((wantsMail && mails === 0) || reached.length < devices.length) {
    parts.log.warn('a member has used up the reminders of the day');
  }
  if (mails > 0) await queueReminderMail(transaction, parts, row, sending);
  await queuePushes(transaction, row, reached, sending);
  const delivered = { mails, pushes: reached.length };
  if (mails + reached.length > 0) {
    await countDeliveries(transaction, parts.keyring, userId, { ...delivered, now });
  }
  return delivered;
}
