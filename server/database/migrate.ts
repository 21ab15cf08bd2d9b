import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import * as contactMessagesAndOutgoingMail from './migrations/0001-contact-messages-and-outgoing-mail.ts';
import * as accounts from './migrations/0002-accounts.ts';
import * as refusedMailAndHealth from './migrations/0003-refused-mail-and-health.ts';
import * as membersAndLimits from './migrations/0004-members-and-limits.ts';
import * as entries from './migrations/0005-entries.ts';
import * as reminders from './migrations/0006-reminders.ts';

/** In the order of their names; a migration that has been released is never changed, a new one is added below. */
const migrations: Record<string, Migration> = {
  '0001-contact-messages-and-outgoing-mail': contactMessagesAndOutgoingMail,
  '0002-accounts': accounts,
  '0003-refused-mail-and-health': refusedMailAndHealth,
  '0004-members-and-limits': membersAndLimits,
  '0005-entries': entries,
  '0006-reminders': reminders,
};

/** Brings the tables up to date; two servers that start at once take turns. */
export async function migrate<Schema>(database: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
