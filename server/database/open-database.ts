import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { StartupError } from '#server/startup-error.ts';
import { migrate } from './migrate.ts';
import { NodeSqliteDialect } from './node-sqlite-dialect.ts';
import type { Database, DatabaseSchema } from './schema.ts';

export interface DatabaseOptions {
  /** A PostgreSQL URL; SQLite in the data directory without one. */
  databaseUrl: string | undefined;
  /** Must exist when SQLite is used. */
  dataDirectory: string;
  /** Called when an idle connection breaks; the next query opens another. */
  onConnectionError: (error: unknown) => void;
}

async function openPostgres(
  databaseUrl: string,
  onConnectionError: (error: unknown) => void,
): Promise<PostgresDialect> {
  const { Pool } = await import('pg');
  const pool = new Pool({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000, max: 10 });
  // Without a listener a database restart would end the whole server.
  pool.on('error', onConnectionError);
  return new PostgresDialect({ pool });
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason';
  // A refused connection to a name with several addresses carries its reason in the parts.
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return inner instanceof Error ? inner.message : error.message;
}

/**
 * Opens the database and brings its tables up to date.
 * @throws StartupError with one sentence that names the file or the host, never the password.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, dataDirectory, onConnectionError } = options;
  const path = join(dataDirectory, 'buzima.sqlite');
  let database: Database | undefined;
  try {
    const dialect =
      databaseUrl === undefined
        ? new NodeSqliteDialect(path)
        : await openPostgres(databaseUrl, onConnectionError);
    database = new Kysely<DatabaseSchema>({ dialect });
    await migrate(database);
    return database;
  } catch (error) {
    await database?.destroy().catch(() => undefined);
    const place = databaseUrl === undefined ? path : `at ${new URL(databaseUrl).host}`;
    throw new StartupError(`The database ${place} could not be opened: ${reason(error)}.`);
  }
}
