import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listBackups, partialName } from '#scripts/backup/backup-folder.ts';
import { makeBackup } from '#scripts/backup/make-backup.ts';
import { findProgram } from '#scripts/backup/postgres-copy.ts';
import { restoreBackup } from '#scripts/backup/restore-backup.ts';
import { readConfiguration } from '#server/configuration.ts';
import { type AccountClient, accountClient, openAccount, password, signUpForm } from './support/accounts.ts';
import { postForm, postJson, validFields } from './support/contact.ts';
import { databaseKinds, emptyDatabase } from './support/databases.ts';
import { callEntries, newEntry, syncCall } from './support/entries.ts';
import { queueNumbered } from './support/mail.ts';
import {
  type Environment,
  openTestDatabase,
  startTestServer,
  storedMessages,
  testEnvironment,
} from './support/server.ts';
import { temporaryDirectory } from './support/temporary.ts';

const onBoth = test.for(databaseKinds);

/** Where a test keeps backups, and the secret apart from them. */
function keeping(keep = 5) {
  const place = temporaryDirectory();
  return { folder: join(place, 'backups'), secretFolder: join(place, 'secret'), keep };
}

const restore = (environment: Environment, path: string, secretFolder: string, changes = {}) =>
  restoreBackup(readConfiguration(environment), path, {
    ...{ secretFolder, replace: false, withoutSecret: false },
    ...changes,
  });

const words = async (url: string, client: AccountClient) => {
  const { body } = await callEntries({ url }, client, '/sync', syncCall());
  return body;
};

onBoth(
  'a backup that is made while people write brings back members, messages and mails, with the secret (%s)',
  // Two servers, and the programs of PostgreSQL, beside other tests.
  { timeout: 90_000 },
  async (kind) => {
    const server = await startTestServer({ DATABASE_URL: await emptyDatabase(kind) });
    const { environment } = server;
    const data = environment.DATA_DIR ?? '';
    const client = await openAccount(server);
    await callEntries(server, client, '/sync', syncCall({ entries: [newEntry({ word: 'kept' })] }));
    expect((await postForm(server.url)).status).toBe(200);
    const entries = await words(server.url, client);
    const places = keeping();
    let writing = true;
    const later: number[] = [];
    const writer = (async () => {
      while (writing) later.push((await postJson(server.url, { ...validFields, message: 'Later' })).status);
    })();
    const { path } = await makeBackup(readConfiguration(environment), places);
    writing = false;
    await writer;
    expect(new Set(later)).toEqual(new Set([200]));
    await client.post('/delete', { password });
    await server.close();

    // Another machine: an empty folder, an empty database.
    const fresh = testEnvironment({ DATABASE_URL: await emptyDatabase(kind) });
    await restore(fresh, path, places.secretFolder);
    const again = await startTestServer(fresh);
    const messages = (await storedMessages(fresh)).map(({ message }) => message);
    expect(messages.filter((message) => message === validFields.message)).toHaveLength(1);
    const back = accountClient(again);
    expect(await back.post('/log-in', { email: signUpForm.email, password })).toMatchObject({ status: 200 });
    expect(await words(again.url, back)).toEqual(entries);
    const mails = readdirSync(join(data, 'outbox'));
    for (const name of readdirSync(join(path, 'outbox'))) {
      expect(mails).toContain(name);
      expect(readdirSync(join(fresh.DATA_DIR ?? '', 'outbox'))).toContain(name);
    }
  },
);

onBoth(
  'a database that holds data is written over only when that is said, and then wholly (%s)',
  async (kind) => {
    const environment = testEnvironment({ DATABASE_URL: await emptyDatabase(kind) });
    const places = keeping();
    const before = await openTestDatabase(environment);
    await queueNumbered(before, 1);
    await before.destroy();
    const { path } = await makeBackup(readConfiguration(environment), places);
    const after = await openTestDatabase(environment);
    await queueNumbered(after, 3);
    await after.schema
      .createTable('of_a_later_version')
      .addColumn('user_id', 'text', (column) => column.references('users.id'))
      .execute();
    await expect(restore(environment, path, places.secretFolder, { replace: true })).rejects.toThrow(
      /stop the servers? first/,
    );
    await after.destroy();
    await expect(restore(environment, path, places.secretFolder)).rejects.toThrow(/holds data/);
    const still = await openTestDatabase(environment);
    expect(await still.selectFrom('outgoing_mail').select('id').execute()).toHaveLength(4);
    await still.destroy();
    await restore(environment, path, places.secretFolder, { replace: true });
    const restored = await openTestDatabase(environment);
    expect(await restored.selectFrom('outgoing_mail').select('id').execute()).toHaveLength(1);
    const tables = (await restored.introspection.getTables()).map(({ name }) => name);
    expect(tables).not.toContain('of_a_later_version');
  },
);

/** A data folder with a database of one mail, a secret and a mail in the outbox. */
async function smallSite(): Promise<Environment> {
  const environment = testEnvironment();
  const database = await openTestDatabase(environment);
  await queueNumbered(database, 1);
  await database.destroy();
  const data = environment.DATA_DIR ?? '';
  writeFileSync(join(data, 'auth-secret'), 'a'.repeat(64), { mode: 0o600 });
  mkdirSync(join(data, 'outbox'), { mode: 0o700 });
  writeFileSync(join(data, 'outbox', 'one.eml'), 'Mail', { mode: 0o600 });
  writeFileSync(join(data, 'outbox', '.two.partial'), 'Half', { mode: 0o600 });
  return environment;
}

test('a backup is for its own user alone, holds no secret and no half-written mail, and only the newest stay', async () => {
  const configuration = readConfiguration(await smallSite());
  const places = keeping(2);
  mkdirSync(join(places.folder, 'somebody-else’s'), { recursive: true });
  mkdirSync(join(places.folder, partialName(new Date('2026-01-01'))));
  const made: string[] = [];
  for (const day of [1, 2, 3]) {
    const now = new Date(Date.UTC(2026, 0, day, 12));
    made.push((await makeBackup(configuration, { ...places, now })).path);
  }
  expect(made.map((path) => existsSync(path))).toEqual([false, true, true]);
  expect(readdirSync(places.folder).filter((name) => !name.startsWith('buzima-'))).toEqual([
    'somebody-else’s',
  ]);
  const newest = made[2] ?? '';
  const files = readdirSync(newest, { recursive: true, withFileTypes: true });
  expect(
    files
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['SHA256SUMS', 'backup.json', 'database.sqlite', 'one.eml']);
  for (const entry of files) {
    expect(statSync(join(entry.parentPath, entry.name)).mode & 0o077, entry.name).toBe(0);
  }
  const [secret = ''] = readdirSync(places.secretFolder);
  expect(statSync(join(places.secretFolder, secret)).mode & 0o077).toBe(0);
  expect(readFileSync(join(places.secretFolder, secret), 'utf8')).toBe('a'.repeat(64));
});

test('an attempt that fails leaves neither a backup nor a part of one, and removes none', async () => {
  const environment = await smallSite();
  const places = keeping(1);
  const { path } = await makeBackup(readConfiguration(environment), places);
  rmSync(join(environment.DATA_DIR ?? '', 'buzima.sqlite'));
  await expect(makeBackup(readConfiguration(environment), places)).rejects.toThrow(/no database/);
  expect(readdirSync(places.folder).map((name) => join(places.folder, name))).toEqual([path]);
  expect(await listBackups(places.folder)).toHaveLength(1);
});

test('a backup that was changed, or lacks a file or has one too many, is not put in place', async () => {
  const environment = await smallSite();
  const harms = [
    (path: string) => appendFileSync(join(path, 'database.sqlite'), 'x'),
    (path: string) => rmSync(join(path, 'outbox', 'one.eml')),
    (path: string) => writeFileSync(join(path, 'outbox', 'planted.eml'), 'x'),
    (path: string) => rmSync(join(path, 'SHA256SUMS')),
  ];
  for (const harm of harms) {
    const places = keeping();
    const { path } = await makeBackup(readConfiguration(environment), places);
    harm(path);
    const fresh = testEnvironment();
    await expect(restore(fresh, path, places.secretFolder)).rejects.toThrow(/damaged|no backup/);
    expect(readdirSync(fresh.DATA_DIR ?? '')).toEqual([]);
  }
});

test('a backup goes with its own secret, unless it is said that the secret is lost', async () => {
  const places = keeping();
  const { path } = await makeBackup(readConfiguration(await smallSite()), places);
  const other = testEnvironment({ AUTH_SECRET: 'b'.repeat(64) });
  await expect(restore(other, path, places.secretFolder)).rejects.toThrow(/another secret/);
  const fresh = testEnvironment();
  await expect(restore(fresh, path, '/nowhere')).rejects.toThrow(/is not in/);
  await restore(fresh, path, places.secretFolder);
  expect(readFileSync(join(fresh.DATA_DIR ?? '', 'auth-secret'), 'utf8')).toBe('a'.repeat(64));
  await restore(other, path, '/nowhere', { withoutSecret: true });
});

test('a damaged database is written over when that is said, and a backup goes to its own engine alone', async () => {
  const places = keeping();
  const { path } = await makeBackup(readConfiguration(await smallSite()), places);
  const broken = testEnvironment();
  writeFileSync(join(broken.DATA_DIR ?? '', 'buzima.sqlite'), 'no database '.repeat(1_000));
  await expect(restore(broken, path, places.secretFolder)).rejects.toThrow(/holds data/);
  await restore(broken, path, places.secretFolder, { replace: true });
  const database = await openTestDatabase(broken);
  expect(await database.selectFrom('outgoing_mail').select('id').execute()).toHaveLength(1);
  const elsewhere = testEnvironment({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/nothing' });
  await expect(restore(elsewhere, path, places.secretFolder)).rejects.toThrow(/one of SQLite/);
});

test('a machine without PostgreSQL’s programs is told which package brings them', () => {
  expect(() => findProgram('pg_dump', 17, [temporaryDirectory()])).toThrow(
    /pg_dump is not installed.*PostgreSQL 17/,
  );
});
