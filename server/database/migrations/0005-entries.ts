import type { Kysely } from 'kysely';

/** What members keep: entries that their own key seals, and the secret address of their calendar. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('entry_vaults')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('wrapped_key', 'text', (column) => column.notNull())
    .addColumn('last_version', 'integer', (column) => column.notNull())
    .addColumn('calendar_hash', 'text', (column) => column.unique())
    .addColumn('calendar_made_at', 'text')
    .execute();
  // They belong to the vault: without its key no row of them is of any use.
  await database.schema
    .createTable('entries')
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('entry_vaults.user_id').onDelete('cascade'),
    )
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('entries_primary_key', ['user_id', 'id'])
    .addUniqueConstraint('entries_user_id_version', ['user_id', 'version'])
    .execute();
}
