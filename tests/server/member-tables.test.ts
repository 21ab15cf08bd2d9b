import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { exportMember, memberTables } from '#server/account/member-tables.ts';
import type { Database, DatabaseSchema } from '#server/database/schema.ts';
import { createKeyring } from '#server/entries/keyring.ts';
import { queueMail } from '#server/mail/mail-queue.ts';
import { setAllMails } from '#server/reminders/delivery-counts.ts';
import { addDevice } from '#server/reminders/push-subscriptions.ts';
import { callAccounts, memberCookie, openAccounts, secret } from './support/account-parts.ts';
import { type AccountClient, openAccount, password, signUpForm, waitForMails } from './support/accounts.ts';
import { postForm, validFields } from './support/contact.ts';
import { databaseKinds, emptyDatabase } from './support/databases.ts';
import { callEntries, placementEntry, syncCall } from './support/entries.ts';
import { openBrowser } from './support/push.ts';
import { reminderEntry } from './support/reminders.ts';
import { openTestDatabase, startTestServer, type TestServer, testEnvironment } from './support/server.ts';

const onBoth = test.for(databaseKinds);
const { email, countryCode, phone } = signUpForm;
const tableNames = Object.keys(memberTables) as (keyof DatabaseSchema)[];
const ownTables = tableNames.filter((name) => memberTables[name].belongsTo === 'member');

onBoth(
  'every table says how it belongs to a member, and those that name one do belong (%s)',
  async (kind) => {
    const database = await openTestDatabase(testEnvironment({ DATABASE_URL: await emptyDatabase(kind) }));
    const tables = await database.introspection.getTables();
    const stored = tables.filter(({ name }) => !name.startsWith('kysely_'));
    expect(stored.map(({ name }) => name).sort()).toEqual([...tableNames].sort());
    const naming = stored.filter(({ columns }) =>
      columns.some(({ name }) => /user|member|mail$|recipient|phone/.test(name)),
    );
    expect(naming.length).toBeGreaterThan(2);
    for (const { name } of naming) expect(ownTables).toContain(name);
  },
);

/** Every row that belongs to nobody but the given user, by table. */
async function rowsOf(database: Database, id: string, address: string): Promise<Record<string, number>> {
  const counts = await Promise.all(
    ownTables.map(async (table) => {
      const rows: object[] = await database.selectFrom(table).selectAll().execute();
      const own = rows.filter((row) => Object.values(row).some((value) => value === id || value === address));
      return [table, own.length] as const;
    }),
  );
  return Object.fromEntries(counts);
}

/** A member with at least one row in every table. */
async function fillTables(server: TestServer, member: AccountClient, address: string): Promise<string> {
  await member.post('/forgot-password', { email: address, countryCode, phone });
  const headers = { Cookie: member.cookie };
  await postForm(server.url, { ...validFields, from_email: address, message: `By ${address}` }, headers);
  await callEntries(
    server,
    member,
    '/sync',
    syncCall({ entries: [placementEntry({ name: `Of ${address}` }), reminderEntry()] }),
  );
  const database = await openTestDatabase(server.environment);
  await queueMail(database, { to: address, subject: 'Waits', text: 'A link' }, new Date('2999-01-01'));
  const user = await database
    .selectFrom('users')
    .select('id')
    .where('email', '=', address)
    .executeTakeFirstOrThrow();
  const parts = { database, keyring: createKeyring(secret) };
  await addDevice(parts, user.id, openBrowser(`https://push.example/${address}`).subscription);
  await setAllMails(database, parts.keyring, user.id, { on: false, now: new Date() });
  const devices = database.selectFrom('push_subscriptions').where('user_id', '=', user.id);
  const { id: device } = await devices.select('id').executeTakeFirstOrThrow();
  const moments = { planned: '2999', queued_at: '2999', send_before: '2999', next_attempt_at: '2999' };
  const waiting = { id: device, subscription_id: device, user_id: user.id, entry_id: 'x', ...moments };
  await database
    .insertInto('outgoing_push')
    .values({ ...waiting, attempts: 0, claimed_until: null })
    .execute();
  return user.id;
}

onBoth('a member downloads and deletes a row of every table, and no neighbour does (%s)', async (kind) => {
  const server = await startTestServer({ DATABASE_URL: await emptyDatabase(kind) });
  const database = await openTestDatabase(server.environment);
  const neighbourAddress = 'eric@example.rw';
  const neighbour = await openAccount(server, { email: neighbourAddress });
  const client = await openAccount(server);
  const neighbourId = await fillTables(server, neighbour, neighbourAddress);
  const id = await fillTables(server, client, email);
  await waitForMails(server, 6);
  const before = await rowsOf(database, neighbourId, neighbourAddress);
  expect(Object.values(await rowsOf(database, id, email))).not.toContain(0);
  const { body } = await client.call('GET', '/export');
  expect(JSON.stringify(body)).toContain(`By ${email}`);
  expect(JSON.stringify(body)).toContain(`Of ${email}`);
  expect(JSON.stringify(body)).not.toContain(neighbourAddress);
  for (const name of ownTables) {
    const table = memberTables[name];
    if (table.belongsTo !== 'member') continue;
    expect(Object(body), name).toHaveProperty(table.exportedAs);
    expect(Reflect.get(Object(body), table.exportedAs), name).not.toEqual([]);
  }
  expect(await client.post('/delete', { password })).toMatchObject({ status: 200 });
  await waitForMails(server, 7);
  // A mail leaves the queue a moment after it has reached the outbox.
  await vi.waitFor(async () =>
    expect(new Set(Object.values(await rowsOf(database, id, email)))).toEqual(new Set([0])),
  );
  expect(await rowsOf(database, neighbourId, neighbourAddress)).toEqual(before);
  expect(await exportMember(database, { id, email }, createKeyring(secret))).toBeUndefined();
});

const relays = databaseKinds.flatMap((kind) => [
  [kind, 'owner@buzima.example'] as const,
  // The owner of the site may be a member too.
  [kind, email] as const,
]);

test.for(relays)(
  'the relay of a deleted member’s message goes as well, and that of others stays (%s, to %s)',
  async ([kind, address]) => {
    const server = await startTestServer({
      DATABASE_URL: await emptyDatabase(kind),
      // Nothing listens there, so what is queued waits.
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'post@buzima.example',
      CONTACT_ADDRESS: address,
      AUTH_SECRET: secret,
    });
    const { accounts, database } = await openAccounts(server.environment);
    const cookie = await memberCookie(accounts);
    await postForm(server.url, { ...validFields, message: 'By the member' }, { Cookie: cookie });
    await postForm(server.url, { ...validFields, message: 'By a visitor' });
    expect((await callAccounts(accounts, '/delete', { password }, cookie)).status).toBe(200);
    const messages = await database.selectFrom('contact_messages').select('message').execute();
    expect(messages).toEqual([{ message: 'By a visitor' }]);
    const waiting = await database.selectFrom('outgoing_mail').select('content').execute();
    const subjects = waiting.map(({ content }) => JSON.parse(content).subject).sort();
    expect(subjects).toEqual(['Message from Ange Uwase', 'Your account was deleted']);
  },
);

test('a message that a visitor sends belongs to nobody', async () => {
  const server = await startTestServer();
  await openAccount(server);
  await postForm(server.url);
  await postForm(server.url, validFields, { Cookie: 'buzima.session_token=forged.forged' });
  const database = await openTestDatabase(server.environment);
  const rows = await database.selectFrom('contact_messages').select('user_id').execute();
  expect(rows).toEqual([{ user_id: null }, { user_id: null }]);
});

test('what a deleted member has entered can be read in no file of the database any more', async () => {
  const server = await startTestServer();
  const client = await openAccount(server, { lastName: 'Nyiransabimana', phone: '0788 987 654' });
  await postForm(server.url, { ...validFields, message: 'My knee hurts' }, { Cookie: client.cookie });
  const database = await openTestDatabase(server.environment);
  const stored = await database.selectFrom('credentials').select('password').executeTakeFirstOrThrow();
  expect(await client.post('/delete', { password })).toMatchObject({ status: 200 });
  const directory = server.environment.DATA_DIR ?? '';
  const files = readdirSync(directory).filter((name) => name.startsWith('buzima.sqlite'));
  const bytes = files.map((name) => readFileSync(join(directory, name), 'latin1')).join();
  expect(bytes).toContain('SQLite format');
  for (const entered of ['Nyiransabimana', '250788987654', 'My knee hurts', stored.password ?? 'x']) {
    expect(bytes.includes(entered), entered).toBe(false);
  }
});
