import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { memberTables } from '#server/account/member-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { accountClient, openAccount, password, signUpForm, waitForMail } from './support/accounts.ts';
import { databaseKinds, emptyDatabase } from './support/databases.ts';
import { type Environment, openTestDatabase, startTestServer } from './support/server.ts';

const onBoth = test.for(databaseKinds);

onBoth('a member changes the profile field by field (%s)', async (kind) => {
  const server = await startTestServer({ DATABASE_URL: await emptyDatabase(kind) });
  const client = await openAccount(server);
  expect(await client.call('PATCH', '', { lastName: '  Umu\n hire ', language: 'rw' })).toMatchObject({
    status: 200,
    body: { firstName: 'Ange', lastName: 'Umu hire', language: 'rw', phone: '788123456' },
  });
  expect(
    await client.call('PATCH', '', { countryCode: '+1-242', phone: '359-1234', country: 'BS' }),
  ).toMatchObject({ status: 200, body: { countryCode: '+1-242', phone: '3591234', country: 'BS' } });
  expect(await client.call('PATCH', '', { country: 'FR' })).toMatchObject({
    status: 200,
    body: { countryCode: '+1-242', country: 'FR' },
  });
  expect(await client.call('PATCH', '', { phone: '3595678' })).toMatchObject({
    status: 200,
    body: { phone: '3595678' },
  });
  expect(await client.call('PATCH', '', { countryCode: '+33' })).toMatchObject({
    status: 422,
    body: { errors: { phone: 'invalidPhone' } },
  });
  expect(await client.call('PATCH', '', { email: 'new@example.rw', createdAt: 'x' })).toMatchObject({
    status: 200,
    body: { email: 'ange@example.rw', firstName: 'Ange', lastName: 'Umu hire' },
  });
  const again = await client.call('GET', '');
  expect(again.body).toMatchObject({ lastName: 'Umu hire', country: 'FR', phone: '3595678' });
});

onBoth('a changed password ends the other sessions and keeps this one (%s)', async (kind) => {
  const server = await startTestServer({ DATABASE_URL: await emptyDatabase(kind) });
  const client = await openAccount(server);
  const other = accountClient(server);
  await other.post('/log-in', { email: signUpForm.email, password });
  const session = client.cookie;
  const fresh = { password: 'un nouveau secret', confirmPassword: 'un nouveau secret' };
  expect(await client.post('/change-password', { currentPassword: 'wrong', ...fresh })).toMatchObject({
    status: 401,
    body: { error: 'badPassword' },
  });
  expect(
    await client.post('/change-password', { currentPassword: password, ...fresh, confirmPassword: 'x' }),
  ).toMatchObject({ status: 422, body: { errors: { confirmPassword: 'mismatch' } } });
  expect(await other.call('GET', '')).toMatchObject({ status: 200 });
  expect(await client.post('/change-password', { currentPassword: password, ...fresh })).toMatchObject({
    status: 200,
  });
  expect(await waitForMail(server, 2)).toMatchObject({ subject: 'Your password was changed' });
  expect(await client.call('GET', '')).toMatchObject({ status: 200 });
  expect(await other.call('GET', '')).toMatchObject({ status: 401 });
  other.cookie = session;
  expect(await other.call('GET', '')).toMatchObject({ status: 401 });
  expect(await other.post('/log-in', { email: signUpForm.email, password })).toMatchObject({ status: 401 });
});

onBoth('a member downloads all that is stored, without what would let a finder in (%s)', async (kind) => {
  const server = await startTestServer({ DATABASE_URL: await emptyDatabase(kind) });
  const client = await openAccount(server);
  const { email, countryCode, phone } = signUpForm;
  await client.post('/forgot-password', { email, countryCode, phone, language: 'en' });
  const { token } = await waitForMail(server, 2);
  const { status, body, headers } = await client.call('GET', '/export');
  expect(status).toBe(200);
  expect(headers.get('Content-Disposition')).toBe('attachment; filename="buzima-account.json"');
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(body).toMatchObject({
    profile: { firstName: 'Ange', lastName: 'Uwase', email, phone: '+250788123456', country: 'RW' },
    password: { setAt: expect.any(String) },
    sessions: [{ startedAt: expect.any(String), endsAt: expect.any(String) }],
    links: [{ sentAt: expect.any(String), endsAt: expect.any(String) }],
  });
  const database = await openTestDatabase(server.environment);
  const secrets = [
    token.replace(/\..*/, ''),
    (await database.selectFrom('sessions').select('token').executeTakeFirstOrThrow()).token,
    (await database.selectFrom('credentials').select('password').executeTakeFirstOrThrow()).password,
  ];
  for (const secret of secrets) expect(JSON.stringify(body)).not.toContain(secret);
});

/** All rows of all tables as one text. */
async function everythingIn(environment: Environment): Promise<string> {
  const database = await openTestDatabase(environment);
  const tables = Object.keys(memberTables) as (keyof DatabaseSchema)[];
  const rows = await Promise.all(tables.map((table) => database.selectFrom(table).selectAll().execute()));
  return JSON.stringify(rows);
}

onBoth(
  'deleting asks for the password and leaves no row, link, session or waiting mail (%s)',
  async (kind) => {
    const server = await startTestServer({ DATABASE_URL: await emptyDatabase(kind) });
    const neighbour = await openAccount(server, { email: 'xange@example.rw' });
    const client = await openAccount(server);
    const { email, countryCode, phone } = signUpForm;
    // A file where the outbox should be: what is queued from now on waits.
    const directory = join(server.environment.DATA_DIR ?? '', 'outbox');
    renameSync(directory, `${directory}-kept`);
    writeFileSync(directory, '');
    await client.post('/forgot-password', { email, countryCode, phone, language: 'en' });
    await client.post('/sign-up', signUpForm);
    await client.post('/forgot-password', { email: 'xange@example.rw', countryCode, phone, language: 'en' });
    const { id } = await (await openTestDatabase(server.environment))
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(await client.post('/delete', { password: 'wrong' })).toMatchObject({
      status: 401,
      body: { error: 'badPassword' },
    });
    expect(await client.call('GET', '')).toMatchObject({ status: 200 });
    const session = client.cookie;
    expect(await client.post('/delete', { password })).toMatchObject({
      status: 200,
      body: { status: 'deleted' },
    });
    expect(client.cookie).toBe('');
    client.cookie = session;
    expect(await client.call('GET', '')).toMatchObject({ status: 401 });
    const waiting = await (await openTestDatabase(server.environment))
      .selectFrom('outgoing_mail')
      .select('content')
      .orderBy('created_at')
      .execute();
    expect(waiting.map(({ content }) => JSON.parse(content))).toEqual([
      expect.objectContaining({ to: 'xange@example.rw' }),
      expect.objectContaining({ to: email, subject: 'Your account was deleted' }),
    ]);
    rmSync(directory);
    renameSync(`${directory}-kept`, directory);
    await vi.waitFor(
      async () => {
        const left = await everythingIn(server.environment);
        expect(left).not.toMatch(new RegExp(`"${email}|${id}`));
        expect(left).toContain('xange@example.rw');
      },
      { timeout: 25_000, interval: 100 },
    );
    expect(await neighbour.call('GET', '')).toMatchObject({ status: 200 });
    expect(await client.post('/log-in', { email, password })).toMatchObject({ status: 401 });
    expect(await client.post('/sign-up', signUpForm)).toMatchObject({ status: 200 });
  },
);
