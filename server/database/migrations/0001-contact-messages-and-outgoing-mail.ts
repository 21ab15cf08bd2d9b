import type { Kysely } from 'kysely';

/** The messages of the contact form, and the mails that wait to be sent. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('contact_messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('from_name', 'text', (column) => column.notNull())
    .addColumn('from_email', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('language', 'text')
    .addColumn('page', 'text')
    .addColumn('suspected_spam', 'integer', (column) => column.notNull())
    .addColumn('mail_id', 'text')
    .execute();
  await database.schema
    .createIndex('contact_messages_received_at')
    .on('contact_messages')
    .column('received_at')
    .execute();
  await database.schema
    .createTable('outgoing_mail')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'text', (column) => column.notNull())
    .addColumn('claimed_until', 'text')
    .addColumn('last_error', 'text')
    .execute();
  await database.schema
    .createIndex('outgoing_mail_next_attempt_at')
    .on('outgoing_mail')
    .column('next_attempt_at')
    .execute();
}
