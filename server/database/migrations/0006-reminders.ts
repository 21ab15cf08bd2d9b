import type { Kysely } from 'kysely';

async function createSchedule(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('reminder_schedule')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('entry_id', 'text', (column) => column.notNull())
    .addColumn('next_at', 'text')
    .addColumn('handled_until', 'text', (column) => column.notNull())
    .addColumn('mail_ended_at', 'text')
    .addColumn('stop_hash', 'text', (column) => column.notNull().unique())
    .addPrimaryKeyConstraint('reminder_schedule_primary_key', ['user_id', 'entry_id'])
    .addForeignKeyConstraint(
      'reminder_schedule_entry',
      ['user_id', 'entry_id'],
      'entries',
      ['user_id', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
  for (const column of ['next_at', 'handled_until']) {
    await database.schema
      .createIndex(`reminder_schedule_${column}`)
      .on('reminder_schedule')
      .column(column)
      .execute();
  }
}

async function createPushTables(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('push_subscriptions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('endpoint_hash', 'text', (column) => column.notNull().unique())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('added_at', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('push_subscriptions_user_id')
    .on('push_subscriptions')
    .column('user_id')
    .execute();
  await database.schema
    .createTable('outgoing_push')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('subscription_id', 'text', (column) =>
      column.notNull().references('push_subscriptions.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('entry_id', 'text', (column) => column.notNull())
    .addColumn('planned', 'text', (column) => column.notNull())
    .addColumn('queued_at', 'text', (column) => column.notNull())
    .addColumn('send_before', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'text', (column) => column.notNull())
    .addColumn('claimed_until', 'text')
    .execute();
  for (const column of ['next_attempt_at', 'subscription_id']) {
    await database.schema.createIndex(`outgoing_push_${column}`).on('outgoing_push').column(column).execute();
  }
}

/** When reminders are due, who has ended their mails, and the devices that are notified. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createSchedule(database);
  await database.schema
    .createTable('reminder_members')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('stop_hash', 'text', (column) => column.notNull().unique())
    .addColumn('mails_ended_at', 'text')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('mails', 'integer', (column) => column.notNull())
    .addColumn('pushes', 'integer', (column) => column.notNull())
    .execute();
  await createPushTables(database);
}
