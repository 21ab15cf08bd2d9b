import type { DatabaseTransaction } from '#server/database/schema.ts';
import type { Keyring } from '#server/entries/keyring.ts';
import type { Opener } from '#server/entries/sealed-entry.ts';
import type { Log } from '#server/log.ts';
import type { Entry } from '#src/features/entries/contract.ts';
import { deliveryLimits } from '#src/features/reminders/contract.ts';
import type { Reminder } from '#src/features/reminders/logic/reminder-schema.ts';
import { isForServer, readReminder } from './read-reminder.ts';
import { stopHash } from './stop-tokens.ts';
import { nextMoment } from './zone-moments.ts';

interface ScheduleParts {
  keyring: Keyring;
  log: Log;
  now?: Date;
}

interface Planned {
  id: string;
  reminder: Reminder;
}

/** When a reminder is due after a moment; null when it rests, goes by no way of ours, or is over. */
export function nextDue(reminder: Reminder, after: Date): string | null {
  return isForServer(reminder) ? (nextMoment(reminder, after)?.toISOString() ?? null) : null;
}

/** The reminders among entries; the log says how many have a zone that is not known here. */
function plannedOf(entries: readonly Entry[], log: Log): Planned[] {
  const read = entries.map((entry) => ({ id: entry.id, reminder: readReminder(entry) }));
  const unknown = read.filter(({ reminder }) => reminder === 'unknown zone').length;
  if (unknown > 0) log.warn('reminders in an unknown time zone are not planned', { reminders: unknown });
  return read.flatMap(({ id, reminder }) => (typeof reminder === 'string' ? [] : [{ id, reminder }]));
}

async function scheduleOf(transaction: DatabaseTransaction, userId: string) {
  const rows = await transaction
    .selectFrom('reminder_schedule')
    .select(['entry_id', 'next_at', 'handled_until'])
    .where('user_id', '=', userId)
    .execute();
  return new Map(rows.map((row) => [row.entry_id, row]));
}

/**
 * Up to when everything counts as dealt with after a change. What was due and has not been seen to yet still is to be; but
 * a time that the change itself puts into the past is not reminded of.
 */
function handledUntil(
  before: { next_at: string | null; handled_until: string } | undefined,
  now: string,
): string {
  if (before === undefined) return now;
  const { next_at: due, handled_until: handled } = before;
  if (due !== null && due <= now) return new Date(Date.parse(due) - 1).toISOString();
  return handled > now ? handled : now;
}

/**
 * Brings the schedule in line with entries that have just been stored, in the transaction that stores them. The member's
 * row in `users` must be held, which is what keeps the worker away meanwhile.
 */
export async function scheduleReminders(
  transaction: DatabaseTransaction,
  { userId }: Opener,
  entries: readonly Entry[],
  { keyring, log, now = new Date() }: ScheduleParts,
): Promise<void> {
  if (entries.length === 0) return;
  const planned = plannedOf(entries, log);
  const gone = entries.map(({ id }) => id).filter((id) => !planned.some((other) => other.id === id));
  if (gone.length > 0) {
    await transaction
      .deleteFrom('reminder_schedule')
      .where('user_id', '=', userId)
      .where('entry_id', 'in', gone)
      .execute();
  }
  if (planned.length === 0) return;
  const before = await scheduleOf(transaction, userId);
  const known = planned.filter(({ id }) => before.has(id));
  const added = planned.filter(({ id }) => !before.has(id));
  const waiting = [...before.values()].filter((row) => row.next_at !== null).length;
  const room = Math.max(0, deliveryLimits.scheduled - waiting);
  if (added.length > room)
    log.warn('reminders beyond the limit are not planned', { reminders: added.length });
  const rows = [...known, ...added.slice(0, room)].map(({ id, reminder }) => {
    const handled = handledUntil(before.get(id), now.toISOString());
    return {
      user_id: userId,
      entry_id: id,
      next_at: nextDue(reminder, new Date(handled)),
      handled_until: handled,
      stop_hash: stopHash(keyring, userId, { entry: id }),
    };
  });
  if (rows.length === 0) return;
  await transaction
    .insertInto('reminder_schedule')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'entry_id']).doUpdateSet(({ ref }) => ({
        next_at: ref('excluded.next_at'),
        handled_until: ref('excluded.handled_until'),
      })),
    )
    .execute();
}
