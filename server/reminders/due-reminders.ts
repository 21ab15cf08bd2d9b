import { SqliteAdapter } from 'kysely';
import type { Database, DatabaseTransaction } from '#server/database/schema.ts';
import type { ReminderScheduleTable } from './reminder-tables.ts';

/** A clock that ran so far ahead has moved rows beyond what can be waited for. */
const clockErrorMilliseconds = 86_400_000;

function limits(now: Date) {
  return {
    due: now.toISOString(),
    future: new Date(now.getTime() + clockErrorMilliseconds).toISOString(),
  };
}

/**
 * A member with a reminder that is due, or with one that was dealt with "tomorrow" or later: the clock was wrong then. On
 * PostgreSQL the member's row stays held until the transaction ends, and members whom another server holds are passed
 * over; SQLite lets one transaction write at a time anyway.
 */
async function holdMember(transaction: DatabaseTransaction, now: Date): Promise<string | undefined> {
  const { due, future } = limits(now);
  const query = transaction
    .selectFrom('reminder_schedule')
    .innerJoin('users', 'users.id', 'reminder_schedule.user_id')
    .select('users.id')
    .where(({ or, eb }) => or([eb('next_at', '<=', due), eb('handled_until', '>', future)]))
    .orderBy('next_at')
    .limit(1);
  const isSqlite = transaction.getExecutor().adapter instanceof SqliteAdapter;
  // The same lock that a call of `/api/sync` takes, and a deletion of the account first of all.
  const held = isSqlite ? query : query.forNoKeyUpdate('users').skipLocked();
  return (await held.executeTakeFirst())?.id;
}

/** A row of the schedule that nobody else changes while the transaction lasts. */
export interface DueReminder {
  row: ReminderScheduleTable;
  /** From when on what was due has not been dealt with. */
  handledUntil: Date;
}

/**
 * Takes the next reminder that is due for this transaction alone; its row is to be moved on before the transaction ends.
 * @returns undefined when none is due that no other server has in its hands.
 */
export async function claimDueReminder(
  transaction: DatabaseTransaction,
  now: Date,
): Promise<DueReminder | undefined> {
  const userId = await holdMember(transaction, now);
  if (userId === undefined) return undefined;
  const { due, future } = limits(now);
  // Read anew: before the member was held, another server may have moved the row on.
  const row = await transaction
    .selectFrom('reminder_schedule')
    .selectAll()
    .where('user_id', '=', userId)
    .where(({ or, eb }) => or([eb('next_at', '<=', due), eb('handled_until', '>', future)]))
    .orderBy('next_at')
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return { row, handledUntil: row.handled_until > future ? now : new Date(row.handled_until) };
}

/** Whether anything is due: a look that holds nobody up. */
export async function isAnythingDue(database: Database, now: Date): Promise<boolean> {
  const { due, future } = limits(now);
  const row = await database
    .selectFrom('reminder_schedule')
    .select('entry_id')
    .where(({ or, eb }) => or([eb('next_at', '<=', due), eb('handled_until', '>', future)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
