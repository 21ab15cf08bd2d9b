import type { Kysely } from 'kysely';

/** How often a mail was refused for good, and a row that the health check writes to. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('outgoing_mail')
    .addColumn('refusals', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await database.schema
    .createTable('health_checks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('content', 'text', (column) => column.notNull())
    .execute();
}
