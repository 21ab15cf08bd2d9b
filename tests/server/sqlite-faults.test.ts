import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { storeContactMessage } from '#server/contact/contact-messages.ts';
import { DatabaseAwayError } from '#server/database/database-away.ts';
import { NodeSqliteDialect } from '#server/database/node-sqlite-dialect.ts';
import { healthRoutes } from '#server/health/health-routes.ts';
import { postForm } from './support/contact.ts';
import { openTestDatabase, startTestServer, storedMessages, testEnvironment } from './support/server.ts';
import { temporaryDirectory } from './support/temporary.ts';

/** Takes the write lock of a server's database, as another program may. */
function lockFile(directory: string): { release: () => void } {
  const other = new DatabaseSync(join(directory, 'buzima.sqlite'), { timeout: 0 });
  onTestFinished(() => other.close());
  other.exec('begin immediate');
  return { release: () => other.exec('rollback') };
}

const form = {
  name: 'A',
  email: 'a@b.example',
  message: 'M',
  language: null,
  page: null,
  suspectedSpam: false,
};

test('while another program writes to the database, pages are served and messages wait for their turn', async () => {
  const { url, environment } = await startTestServer();
  const lock = lockFile(environment.DATA_DIR ?? '');
  const posts = [postForm(url), postForm(url)];
  for (let count = 0; count < 10; count += 1) expect((await fetch(url)).status).toBe(200);
  lock.release();
  expect((await Promise.all(posts)).map(({ status }) => status)).toEqual([200, 200]);
  expect(await storedMessages(environment)).toHaveLength(2);
});

test('a write outside of a transaction waits for its turn too', async () => {
  const environment = testEnvironment();
  const database = await openTestDatabase(environment);
  const lock = lockFile(environment.DATA_DIR ?? '');
  const deleted = database.deleteFrom('contact_messages').execute();
  await new Promise((resolve) => setTimeout(resolve, 100));
  lock.release();
  await deleted;
});

test('who waits too long for another program is told that the database is away', async () => {
  const directory = temporaryDirectory();
  const database = new Kysely<{ t: { x: number } }>({
    dialect: new NodeSqliteDialect(join(directory, 'buzima.sqlite'), 100),
  });
  onTestFinished(() => database.destroy());
  await sql`create table t (x integer)`.execute(database);
  const lock = lockFile(directory);
  const write = () => database.insertInto('t').values({ x: 1 }).execute();
  await expect(write()).rejects.toThrow(DatabaseAwayError);
  await expect(database.transaction().execute(write)).rejects.toThrow(DatabaseAwayError);
  lock.release();
  await write();
});

test('a full disk is told by the health check and by each message, and both recover with it', async () => {
  const database = await openTestDatabase(testEnvironment());
  const health = healthRoutes(database, { freshMilliseconds: 0 });
  const store = () =>
    storeContactMessage(database, { ...form, message: 'M'.repeat(100_000) }, 'o@buzima.example');
  expect((await health.request('/api/health')).status).toBe(200);
  // SQLite answers a file that may not grow as it answers a disk that is full.
  await database.deleteFrom('health_checks').execute();
  await sql`vacuum`.execute(database);
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database);
  await sql`pragma max_page_count = ${sql.raw(String(rows[0]?.page_count))}`.execute(database);
  expect((await health.request('/api/health')).status).toBe(503);
  await expect(store()).rejects.toThrow(DatabaseAwayError);
  await sql`pragma max_page_count = 100000`.execute(database);
  expect((await health.request('/api/health')).status).toBe(200);
  await store();
});

test('the health check writes now and then and not at every call', async () => {
  const database = await openTestDatabase(testEnvironment());
  const health = healthRoutes(database);
  const written = async () => (await database.selectFrom('health_checks').select('content').execute())[0];
  expect((await health.request('/api/health')).status).toBe(200);
  const first = await written();
  expect(first).toBeDefined();
  for (let count = 0; count < 5; count += 1) expect((await health.request('/api/health')).status).toBe(200);
  expect(await written()).toEqual(first);
});
