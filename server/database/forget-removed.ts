import { SqliteAdapter, sql } from 'kysely';
import type { Database } from './schema.ts';

/**
 * Empties SQLite's write-ahead log, where what has been removed can be read until something else is written over it.
 * PostgreSQL keeps its own house.
 */
export async function forgetRemoved(database: Database): Promise<void> {
  if (!(database.getExecutor().adapter instanceof SqliteAdapter)) return;
  await sql`pragma wal_checkpoint(truncate)`.execute(database);
}
