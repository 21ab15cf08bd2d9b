import type { Kysely } from 'kysely';
import { z } from 'zod';

const mailSchema = z.object({ to: z.string() });

/** The parts of the older tables that this migration reads. */
interface Before {
  verifications: { id: string };
  outgoing_mail: { id: string; content: string; recipient: string };
}

// Links that were mailed before cannot be carried over: a sign-up waited in its link's row, and is now a user.
async function simplifyVerifications(database: Kysely<Before>): Promise<void> {
  await database.deleteFrom('verifications').execute();
  await database.schema.dropIndex('verifications_email').execute();
  await database.schema.alterTable('verifications').dropColumn('kind').execute();
  await database.schema.alterTable('verifications').dropColumn('email').execute();
  await database.schema.createIndex('verifications_value').on('verifications').column('value').execute();
}

async function addRecipients(database: Kysely<Before>): Promise<void> {
  await database.schema
    .alterTable('outgoing_mail')
    .addColumn('recipient', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  for (const { id, content } of await database
    .selectFrom('outgoing_mail')
    .select(['id', 'content'])
    .execute()) {
    const recipient = mailSchema.parse(JSON.parse(content)).to;
    await database.updateTable('outgoing_mail').set({ recipient }).where('id', '=', id).execute();
  }
  await database.schema
    .createIndex('outgoing_mail_recipient')
    .on('outgoing_mail')
    .column('recipient')
    .execute();
}

/**
 * Who wrote a message, whom a mail is for, and the counters of the limits. Users are now stored before their address is
 * confirmed, so a link needs no more than the user that it belongs to.
 */
export async function up(database: Kysely<Before>): Promise<void> {
  await simplifyVerifications(database);
  await addRecipients(database);
  await database.schema
    .alterTable('contact_messages')
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .execute();
  await database.schema
    .createIndex('contact_messages_user_id')
    .on('contact_messages')
    .column('user_id')
    .execute();
  await database.schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('points', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('rate_limits_expires_at')
    .on('rate_limits')
    .column('expires_at')
    .execute();
}
