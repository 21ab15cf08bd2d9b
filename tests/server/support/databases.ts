import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

export type DatabaseKind = 'SQLite' | 'PostgreSQL';

const address = inject('postgresAddress');

/** The engines that the tests of a file run on: both where PostgreSQL is installed. */
export const databaseKinds: readonly DatabaseKind[] = address === '' ? ['SQLite'] : ['SQLite', 'PostgreSQL'];

/** The `DATABASE_URL` of a new empty database; an empty text means SQLite in the data folder. */
export async function emptyDatabase(kind: DatabaseKind): Promise<string> {
  if (kind === 'SQLite' || address === '') return '';
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: `${address}/postgres` });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return `${address}/${name}`;
}
