import { join } from 'node:path';
import { type Dialect, Kysely, PostgresDialect } from 'kysely';
import { StartupError } from '#server/startup-error.ts';
import { migrate } from './migrate.ts';
import { NodeSqliteDialect } from './node-sqlite-dialect.ts';
import type { Database, DatabaseSchema } from './schema.ts';

export interface DatabaseOptions {
  /** A PostgreSQL URL; SQLite in the data directory without one. */
  databaseUrl: string | undefined;
  /** Must exist when SQLite is used. */
  dataDirectory: string;
  /** How long a statement on PostgreSQL may take before the database counts as away; no limit without one. */
  statementMilliseconds?: number | undefined;
  /** Called when an idle connection breaks; the next query opens another. */
  onConnectionError: (error: unknown) => void;
}

/** Loads `pg` where it is used only. */
async function postgresDialect(
  databaseUrl: string,
  options: Pick<DatabaseOptions, 'statementMilliseconds' | 'onConnectionError'>,
): Promise<PostgresDialect> {
  const { openPostgresPool } = await import('./postgres-pool.ts');
  return new PostgresDialect({ pool: openPostgresPool({ databaseUrl, ...options }) });
}

async function openAndMigrate(dialect: Dialect): Promise<Database> {
  const database = new Kysely<DatabaseSchema>({ dialect });
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.destroy().catch(() => undefined);
    throw error;
  }
}

async function openPostgres(databaseUrl: string, options: DatabaseOptions): Promise<Database> {
  // The change of tables, and the wait for another server that makes it, may take longer than a visitor would wait.
  const unhurried = { ...options, statementMilliseconds: undefined };
  const database = await openAndMigrate(await postgresDialect(databaseUrl, unhurried));
  if (options.statementMilliseconds === undefined) return database;
  await database.destroy();
  return new Kysely<DatabaseSchema>({ dialect: await postgresDialect(databaseUrl, options) });
}

/**
 * Opens the database and brings its tables up to date.
 * @throws StartupError with one sentence that names the file or the host, never the password.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, dataDirectory } = options;
  const path = join(dataDirectory, 'buzima.sqlite');
  try {
    if (databaseUrl !== undefined) return await openPostgres(databaseUrl, options);
    return await openAndMigrate(new NodeSqliteDialect(path));
  } catch (error) {
    const place = databaseUrl === undefined ? path : `at ${new URL(databaseUrl).host}`;
    const reason = error instanceof Error ? error.message : 'unknown reason';
    throw new StartupError(`The database ${place} could not be opened: ${reason}.`);
  }
}
