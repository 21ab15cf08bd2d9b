import type { Database } from '#server/database/schema.ts';
import type { Keyring } from '#server/entries/keyring.ts';
import type { ReminderMails, ReminderState, StopAnswer } from '#src/features/reminders/contract.ts';
import { readAllowance, setAllMails } from './delivery-counts.ts';
import { countDevices } from './push-subscriptions.ts';
import { hashOfToken } from './stop-tokens.ts';

/** What the server does for a member's reminders, as the page shows it. */
export async function readReminderState(
  database: Database,
  userId: string,
  now = new Date(),
): Promise<ReminderState> {
  const allowance = await readAllowance(database, userId, now);
  const rows = await database
    .selectFrom('reminder_schedule')
    .select(['entry_id', 'next_at', 'mail_ended_at'])
    .where('user_id', '=', userId)
    .orderBy('entry_id')
    .execute();
  return {
    mailsEnded: allowance.mailsEnded,
    endedReminders: rows.filter((row) => row.mail_ended_at !== null).map((row) => row.entry_id),
    devices: await countDevices(database, userId),
    full: allowance.mails === 0 || allowance.pushes === 0,
    scheduled: rows.map(({ entry_id: entry, next_at: next }) => ({ entry, next })),
  };
}

/** Ends or starts a member's mails, of one reminder or of all. */
export async function changeMails(
  { database, keyring }: { database: Database; keyring: Keyring },
  userId: string,
  { on, entry }: ReminderMails,
  now = new Date(),
): Promise<void> {
  if (entry === undefined) await setAllMails(database, keyring, userId, { on, now });
  // All that end together leave those alone that had been ended before.
  if (entry === undefined && !on) return;
  const rows = database
    .updateTable('reminder_schedule')
    .set({ mail_ended_at: on ? null : now.toISOString() })
    .where('user_id', '=', userId);
  await (entry === undefined ? rows : rows.where('entry_id', '=', entry)).execute();
}

/** Ends what a link in a mail stands for; undefined for a link that is none, or of what is gone. */
export async function stopByToken(
  database: Database,
  token: string,
  now = new Date(),
): Promise<StopAnswer | undefined> {
  const hash = hashOfToken(token);
  const endedAt = now.toISOString();
  const one = await database
    .updateTable('reminder_schedule')
    .set(({ fn, val }) => ({ mail_ended_at: fn.coalesce('mail_ended_at', val(endedAt)) }))
    .where('stop_hash', '=', hash)
    .returning('entry_id')
    .executeTakeFirst();
  if (one !== undefined) return { stopped: 'reminder' };
  const all = await database
    .updateTable('reminder_members')
    .set({ mails_ended_at: endedAt })
    .where('stop_hash', '=', hash)
    .returning('user_id')
    .executeTakeFirst();
  return all === undefined ? undefined : { stopped: 'all' };
}

/** The language of the member whom a link in a mail belongs to, and what it ends; it changes nothing. */
export async function whatTokenStops(
  database: Database,
  token: string,
): Promise<{ language: string; all: boolean } | undefined> {
  const hash = hashOfToken(token);
  for (const table of ['reminder_schedule', 'reminder_members'] as const) {
    const row = await database
      .selectFrom(table)
      .innerJoin('users', 'users.id', `${table}.user_id`)
      .select('users.language')
      .where('stop_hash', '=', hash)
      .executeTakeFirst();
    if (row !== undefined) return { language: row.language, all: table === 'reminder_members' };
  }
  return undefined;
}
