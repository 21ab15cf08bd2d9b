import { afterAll } from 'vitest';
import { type PostgresCluster, postgresBinaries, startPostgres } from '#scripts/own-postgres.ts';

export type DatabaseKind = 'SQLite' | 'PostgreSQL';

/** The engines that the tests of a file run on: both where PostgreSQL is installed. */
export const databaseKinds: readonly DatabaseKind[] =
  postgresBinaries === undefined ? ['SQLite'] : ['SQLite', 'PostgreSQL'];

if (postgresBinaries === undefined) {
  console.info('PostgreSQL is not installed (no initdb): these tests run on SQLite only.');
}

let cluster: Promise<PostgresCluster> | undefined;

afterAll(async () => (await cluster)?.stop());

/** The `DATABASE_URL` of a new empty database; an empty text means SQLite in the data folder. */
export async function emptyDatabase(kind: DatabaseKind): Promise<string> {
  if (kind === 'SQLite' || postgresBinaries === undefined) return '';
  cluster ??= startPostgres(postgresBinaries);
  return (await cluster).createDatabase();
}
