import { onTestFinished, vi } from 'vitest';
import { readConfiguration } from '#server/configuration.ts';
import type { Database } from '#server/database/schema.ts';
import { createKeyring } from '#server/entries/keyring.ts';
import { syncEntries } from '#server/entries/sync.ts';
import { createLog } from '#server/log.ts';
import type { ReminderParts } from '#server/reminders/deliver.ts';
import { handleNextDue } from '#server/reminders/handle-due.ts';
import type { Entry } from '#src/features/entries/contract.ts';
import type { Reminder } from '#src/features/reminders/logic/reminder-schema.ts';
import { secret } from './account-parts.ts';
import { type DatabaseKind, emptyDatabase } from './databases.ts';
import { addUser, newEntry, syncCall } from './entries.ts';
import { type Environment, openTestDatabase, testEnvironment } from './server.ts';

const daily: Reminder = {
  topic: 'medicine',
  text: '',
  from: '2026-01-01',
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  times: ['08:00'],
  zone: 'Africa/Kigali',
  language: 'en',
  mail: true,
  push: true,
};

/** A reminder at eight each day in Kigali, which is six in UTC, but for what is given. */
export function reminderEntry(changes: Partial<Reminder> = {}, at = 1_000): Entry {
  return { ...newEntry({ ...daily, ...changes }, at), kind: 'reminder' };
}

/** The same, as a reminder alone. */
export function reminderOf(changes: Partial<Reminder> = {}): Reminder {
  return { ...daily, ...changes };
}

/** Sets the clock of this process until the test ends; ISO 8601. */
export function setClock(moment: string): void {
  vi.setSystemTime(new Date(moment));
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

/** A mail that waits in the queue. */
export interface WaitingMail {
  to: string;
  subject: string;
  text: string;
  sendBefore: string;
  unsubscribe: string;
}

/** The mails in the queue, oldest first. */
export async function queuedMails(database: Database): Promise<WaitingMail[]> {
  const rows = await database
    .selectFrom('outgoing_mail')
    .select('content')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ content }) => JSON.parse(content));
}

/** The parts of a server's reminders on a database of their own, and what it logs. */
export interface ReminderScene extends ReminderParts {
  environment: Environment;
  userId: string;
  logged: () => string;
  /** Stores entries as a device of the member brings them. */
  store: (...entries: Entry[]) => Promise<void>;
  /** Deals with all that is due at a moment, ISO 8601, to which the clock is set; the mails that it queued. */
  at: (moment: string) => Promise<WaitingMail[]>;
  /** The rows of the schedule. */
  schedule: () => Promise<{ entry_id: string; next_at: string | null; handled_until: string }[]>;
}

/** Opens a scene on 2026-03-01 at noon, UTC, with one member. */
export async function openReminders(kind: DatabaseKind = 'SQLite'): Promise<ReminderScene> {
  setClock('2026-03-01T12:00:00.000Z');
  const environment = testEnvironment({
    DATABASE_URL: await emptyDatabase(kind),
    PUBLIC_URL: 'https://buzima.example',
  });
  const database = await openTestDatabase(environment);
  const keyring = createKeyring(secret);
  let lines = '';
  const log = createLog('debug', (more) => {
    lines += more;
  });
  const parts: ReminderParts = { configuration: readConfiguration(environment), database, keyring, log };
  const scene: ReminderScene = {
    ...parts,
    environment,
    userId: await addUser(database),
    logged() {
      log.flush();
      return lines;
    },
    async store(...entries) {
      const outcome = await syncEntries(parts, scene.userId, syncCall({ entries }));
      if (outcome.state !== 'done') throw new Error(outcome.state);
    },
    async at(moment) {
      const before = (await queuedMails(database)).length;
      vi.setSystemTime(new Date(moment));
      while ((await handleNextDue(parts, new Date())) !== undefined);
      return (await queuedMails(database)).slice(before);
    },
    schedule: () =>
      database
        .selectFrom('reminder_schedule')
        .select(['entry_id', 'next_at', 'handled_until'])
        .orderBy('next_at')
        .execute(),
  };
  return scene;
}
