import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { storeContactMessage } from '#server/contact/contact-messages.ts';
import { postForm } from './support/contact.ts';
import { databaseKinds, emptyDatabase } from './support/databases.ts';
import { openTestDatabase, spawnReadyServer, storedMessages, testEnvironment } from './support/server.ts';

const form = {
  name: 'A',
  email: 'a@b.example',
  message: 'M',
  language: null,
  page: null,
  suspectedSpam: false,
};

test.for(databaseKinds)(
  'a second start finds the tables and the messages of the first (%s)',
  async (kind) => {
    const environment = testEnvironment({ DATABASE_URL: await emptyDatabase(kind) });
    const first = await openTestDatabase(environment);
    const id = await storeContactMessage(first, form, 'owner@buzima.example');
    const second = await openTestDatabase(environment);
    expect(await second.selectFrom('contact_messages').select('id').execute()).toEqual([{ id }]);
  },
);

test.for(databaseKinds)(
  'servers that start at once on one empty database all get ready and write to it (%s)',
  async (kind) => {
    const environment = testEnvironment({ DATABASE_URL: await emptyDatabase(kind) });
    const servers = await Promise.all([1, 2, 3].map(() => spawnReadyServer(environment)));
    const posts = Array.from({ length: 45 }, (_, index) => postForm(servers[index % 3]?.url ?? ''));
    const statuses = (await Promise.all(posts)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await storedMessages(environment)).toHaveLength(45);
  },
);

test('SQLite writes to the disk before it says so, and keeps others out of its file', async () => {
  const environment = testEnvironment();
  const database = await openTestDatabase(environment);
  const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(database);
  expect(rows).toEqual([{ synchronous: 2 }]);
  expect((await sql<{ journal_mode: string }>`pragma journal_mode`.execute(database)).rows).toEqual([
    { journal_mode: 'wal' },
  ]);
  expect(statSync(join(environment.DATA_DIR ?? '', 'buzima.sqlite')).mode & 0o077).toBe(0);
});

test('a transaction on SQLite holds the write lock from its first moment, so that what it read stays true', async () => {
  const environment = testEnvironment();
  const database = await openTestDatabase(environment);
  const other = new DatabaseSync(join(environment.DATA_DIR ?? '', 'buzima.sqlite'), { timeout: 0 });
  onTestFinished(() => other.close());
  await database.transaction().execute(async () => {
    expect(() => other.exec('begin immediate')).toThrow(/locked/);
  });
  other.exec('begin immediate');
  other.exec('rollback');
});

test('what is deleted is gone from the file of the database too', async () => {
  const environment = testEnvironment();
  const database = await openTestDatabase(environment);
  await storeContactMessage(database, { ...form, message: 'a very private word' }, 'owner@buzima.example');
  const path = join(environment.DATA_DIR ?? '', 'buzima.sqlite');
  const isInFile = async () => {
    await sql`pragma wal_checkpoint(truncate)`.execute(database);
    return readFileSync(path).includes('a very private word');
  };
  expect(await isInFile()).toBe(true);
  await database.deleteFrom('contact_messages').execute();
  await database.deleteFrom('outgoing_mail').execute();
  expect(await isInFile()).toBe(false);
});
