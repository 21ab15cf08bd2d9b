import { DatabaseAwayError } from '#server/database/database-away.ts';
import type { DatabaseTransaction } from '#server/database/schema.ts';
import type { Keyring } from '#server/entries/keyring.ts';
import { entriesById } from '#server/entries/stored-entries.ts';
import { errorFacts } from '#server/log.ts';
import type { Reminder } from '#src/features/reminders/logic/reminder-schema.ts';
import { type Delivered, deliver, type ReminderParts } from './deliver.ts';
import { claimDueReminder, type DueReminder } from './due-reminders.ts';
import { usefulMilliseconds } from './lateness.ts';
import { isForServer, readReminder } from './read-reminder.ts';
import { nextDue } from './schedule.ts';
import { type Occurrence, occurrencesBetween } from './zone-moments.ts';

/** What a member stored as a reminder; undefined when it is none any more. */
async function openReminder(
  transaction: DatabaseTransaction,
  keyring: Keyring,
  { user_id: userId, entry_id: entryId }: DueReminder['row'],
): Promise<Reminder | undefined> {
  const vault = await transaction
    .selectFrom('entry_vaults')
    .select('wrapped_key')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const opener = { userId, key: keyring.unwrap(userId, vault.wrapped_key) };
  const entry = (await entriesById(transaction, opener, [entryId])).get(entryId);
  const reminder = entry === undefined ? 'none' : readReminder(entry);
  return typeof reminder === 'string' ? undefined : reminder;
}

/** What was due since the row was dealt with last, and is still worth sending. */
function stillOfUse(reminder: Reminder, handledUntil: Date, now: Date): Occurrence[] {
  if (!isForServer(reminder)) return [];
  const oldest = new Date(now.getTime() - usefulMilliseconds(reminder.topic));
  return occurrencesBetween(reminder, handledUntil > oldest ? handledUntil : oldest, now);
}

/** For how long a reminder that cannot be read is left: another server may hold the right secret. */
const unreadableMilliseconds = 600_000;

/** Where a row moves on to, and what is to be sent. */
interface Verdict {
  nextAt: string | null;
  handledUntil: Date;
  sending?: { reminder: Reminder; due: readonly Occurrence[] };
}

/** Decides about a row. One that cannot be read waits for a while, so that it holds up no other. */
async function judge(
  transaction: DatabaseTransaction,
  { keyring, log }: ReminderParts,
  { row, handledUntil }: DueReminder,
  now: Date,
): Promise<Verdict> {
  try {
    const reminder = await openReminder(transaction, keyring, row);
    const later = handledUntil > now ? handledUntil : now;
    if (reminder === undefined) return { nextAt: null, handledUntil: later };
    const due = stillOfUse(reminder, handledUntil, now);
    return { nextAt: nextDue(reminder, later), handledUntil: later, sending: { reminder, due } };
  } catch (error) {
    if (error instanceof DatabaseAwayError) throw error;
    log.error('a reminder cannot be read', errorFacts(error));
    return { nextAt: new Date(now.getTime() + unreadableMilliseconds).toISOString(), handledUntil };
  }
}

async function handle(
  transaction: DatabaseTransaction,
  parts: ReminderParts,
  claimed: DueReminder,
  now: Date,
): Promise<Delivered> {
  const { row } = claimed;
  const { nextAt, handledUntil, sending } = await judge(transaction, parts, claimed, now);
  await transaction
    .updateTable('reminder_schedule')
    .set({ next_at: nextAt, handled_until: handledUntil.toISOString() })
    .where('user_id', '=', row.user_id)
    .where('entry_id', '=', row.entry_id)
    .execute();
  if (sending === undefined || sending.due.length === 0) return { mails: 0, pushes: 0 };
  return deliver(transaction, parts, row, { ...sending, now });
}

/**
 * Deals with one reminder that is due, in one transaction: it is in the queues exactly when its row has moved on. Whether
 * this server dies in between, or another looks at the same moment, it is queued once.
 *
 * @returns what was queued; undefined when nothing is due.
 */
export function handleNextDue(parts: ReminderParts, now: Date): Promise<Delivered | undefined> {
  return parts.database.transaction().execute(async (transaction) => {
    const claimed = await claimDueReminder(transaction, now);
    return claimed === undefined ? undefined : handle(transaction, parts, claimed, now);
  });
}
