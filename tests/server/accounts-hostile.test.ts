import { expect, test } from 'vitest';
import {
  type AccountClient,
  accountClient,
  changingCalls,
  openAccount,
  password,
  signUpForm,
  waitForMail,
  waitForMails,
} from './support/accounts.ts';
import { databaseKinds, emptyDatabase } from './support/databases.ts';
import { openTestDatabase, startTestServer } from './support/server.ts';

const onBoth = test.for(databaseKinds);

const hostileValues: readonly unknown[] = [
  "' or '1'='1' --",
  "'; drop table users; --",
  '"><script>alert(1)</script>',
  '\0',
  '\ud800',
  '{{link}}',
  '../../etc/passwd',
  'a'.repeat(60_000),
  'ange@example.rw\r\nBcc: all@example.rw',
  '$ne',
  '',
  ' ',
  0,
  -1,
  1e308,
  true,
  null,
  [],
  ['ange@example.rw'],
  {},
  { $gt: '' },
  { toString: 'x' },
];

onBoth(
  'no hostile value in any field of any call breaks the server or gets anyone in (%s)',
  { timeout: 180_000 },
  async (kind) => {
    const server = await startTestServer({
      DATABASE_URL: await emptyDatabase(kind),
      ACCOUNT_RATE_LIMIT: '1000000',
      TRUST_PROXY: '1',
    });
    const member = await openAccount(server);
    const session = member.cookie;
    let address = 0;
    async function refuses(method: string, path: string, form: Record<string, unknown>, field: string) {
      // Each call from an address of its own, so that no limit answers in place of the check.
      address += 1;
      const client = accountClient(server, `198.51.${address >> 8}.${address & 255}`);
      // Deleting and changing are tried without a session's right password, reading and writing with it.
      client.cookie = session;
      const value = form[field];
      const { status } = await client.call(method, path, form);
      const harmlessText = typeof value === 'string' && value.trim() !== '' && value.length < 100;
      const taken = /firstName|lastName|language/.test(field) && (harmlessText || field === 'language');
      const mayPass = taken || (path === '/forgot-password' && !/email|phone|countryCode/.test(field));
      expect(mayPass ? [200, 422] : [401, 410, 422], `${path} ${field} ${JSON.stringify(value)}`).toContain(
        status,
      );
    }
    for (const [method, path, valid] of changingCalls) {
      for (const field of Object.keys(valid)) {
        await Promise.all(
          hostileValues.map((value) => refuses(method, path, { ...valid, [field]: value }, field)),
        );
      }
    }
    expect(await member.call('GET', '')).toMatchObject({ status: 200, body: { email: 'ange@example.rw' } });
    expect(server.logged()).not.toContain('"failure"');
  },
);

onBoth('names with script or SQL in them come back as they were typed (%s)', async (kind) => {
  const server = await startTestServer({ DATABASE_URL: await emptyDatabase(kind) });
  const names = { firstName: '<script>alert("é")</script>', lastName: "Robert'); drop table users; --" };
  const client = await openAccount(server, names);
  const profile = await client.call('GET', '');
  expect(profile.body).toMatchObject(names);
  expect(profile.headers.get('Content-Type')).toMatch(/^application\/json/);
  expect(profile.headers.get('X-Content-Type-Options')).toBe('nosniff');
});

test('a name cannot put placeholders or lines into a mail', async () => {
  const server = await startTestServer();
  const client = await openAccount(server, { firstName: '{{link}}\r\nBcc: all@example.rw' });
  const { email, countryCode, phone } = signUpForm;
  await client.post('/forgot-password', { email, countryCode, phone, language: 'en' });
  const { text } = await waitForMail(server, 2);
  expect(text).toContain('Hello {{link}} Bcc: all@example.rw,');
});

onBoth('tokens that are forged, used or too old open nothing (%s)', async (kind) => {
  const server = await startTestServer({
    DATABASE_URL: await emptyDatabase(kind),
    ACCOUNT_RATE_LIMIT: '1000',
  });
  const client = await openAccount(server);
  const { email, countryCode, phone } = signUpForm;
  const fresh = { password: 'un nouveau secret', confirmPassword: 'un nouveau secret' };
  const [used] = await waitForMails(server, 1);
  await client.post('/forgot-password', { email, countryCode, phone, language: 'en' });
  const reset = await waitForMail(server, 2);
  await client.post('/sign-up', { ...signUpForm, email: 'eric@example.rw' });
  const signUp = await waitForMail(server, 3);
  const database = await openTestDatabase(server.environment);
  const stored = await database.selectFrom('verifications').selectAll().execute();
  for (const { token } of [reset, signUp]) {
    expect(JSON.stringify(stored)).not.toContain(token.split('.')[0]);
  }
  const forged = [
    'A'.repeat(43),
    `${reset.token}A`,
    reset.token.slice(0, -1),
    `reset-password:${reset.token}`,
    reset.token.replace(/\..*/, ''),
    ...stored.flatMap(({ identifier, id }) => [identifier, id]),
    ['A'.repeat(43)],
    { length: 43 },
    43,
    null,
  ];
  for (const token of [...forged, used?.token]) {
    expect(await client.post('/verify-email', { token, password })).toMatchObject({
      status: 410,
      body: { error: 'linkExpired' },
    });
  }
  for (const token of [...forged, used?.token]) {
    expect(await client.post('/reset-password', { token, ...fresh })).toMatchObject({
      status: 410,
      body: { error: 'linkExpired' },
    });
  }
  await database.updateTable('verifications').set({ expires_at: '2020-01-01T00:00:00.000Z' }).execute();
  expect(await client.post('/reset-password', { token: reset.token, ...fresh })).toMatchObject({
    status: 410,
  });
  expect(await client.post('/verify-email', { token: signUp.token, password })).toMatchObject({
    status: 410,
  });
  expect(await client.post('/log-in', { email, password })).toMatchObject({ status: 200 });
});

test('a link ends when it says so: 24 hours for an address, one hour for a password', async () => {
  const server = await startTestServer();
  const client = await openAccount(server);
  const { email, countryCode, phone } = signUpForm;
  await client.post('/forgot-password', { email, countryCode, phone, language: 'en' });
  await client.post('/sign-up', { ...signUpForm, email: 'eric@example.rw' });
  const mails = await waitForMails(server, 3);
  expect(mails[0]?.text).toContain('within 24 hours');
  expect(mails[1]?.text).toContain('within 60 minutes');
  const rows = await (await openTestDatabase(server.environment))
    .selectFrom('verifications')
    .select(['created_at', 'expires_at'])
    .orderBy('created_at')
    .execute();
  const hours = rows.map(
    ({ created_at: from, expires_at: to }) => Math.round((Date.parse(to) - Date.parse(from)) / 36_000) / 100,
  );
  expect(hours).toEqual([1, 24]);
});

/** What calls for members answer to a cookie. */
async function statusesWith(client: AccountClient, cookie: string): Promise<number[]> {
  const statuses: number[] = [];
  for (const [method, path, body] of [
    ['GET', '', undefined],
    ['GET', '/export', undefined],
    ['PATCH', '', { firstName: 'Eric' }],
    ['POST', '/change-password', { currentPassword: password, password: 'x', confirmPassword: 'x' }],
    ['POST', '/delete', { password }],
  ] as const) {
    client.cookie = cookie;
    statuses.push((await client.call(method, path, body)).status);
  }
  return statuses;
}

onBoth('a forged, foreign or ended session is no session (%s)', async (kind) => {
  const environment = { DATABASE_URL: await emptyDatabase(kind), AUTH_SECRET: 'a'.repeat(64) };
  const server = await startTestServer(environment);
  const member = await openAccount(server);
  const [name = '', value = ''] = member.cookie.split('=');
  const database = await openTestDatabase(server.environment);
  const { token } = await database.selectFrom('sessions').select('token').executeTakeFirstOrThrow();
  expect(decodeURIComponent(value).startsWith(`${token}.`)).toBe(true);
  const client = accountClient(server);
  const forged = [token, `${token}.`, `${token}.AAAA`, `x${value}`, `${value}x`, '%', '%00', 'null', ''];
  for (const attempt of forged) {
    expect(await statusesWith(client, `${name}=${attempt}`), attempt).toEqual([401, 401, 401, 401, 401]);
  }
  const otherSecret = await startTestServer({ ...environment, AUTH_SECRET: 'b'.repeat(64) });
  expect(await statusesWith(accountClient(otherSecret), member.cookie)).toEqual([401, 401, 401, 401, 401]);
  expect(await member.call('GET', '')).toMatchObject({ status: 200 });
  await database.updateTable('sessions').set({ expires_at: '2020-01-01T00:00:00.000Z' }).execute();
  expect(await statusesWith(client, `${name}=${value}`)).toEqual([401, 401, 401, 401, 401]);
});

onBoth(
  'fifty sign-ups at once with one address make one account (%s)',
  { timeout: 120_000 },
  async (kind) => {
    const server = await startTestServer({ DATABASE_URL: await emptyDatabase(kind) });
    const client = accountClient(server);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        client.post('/sign-up', { ...signUpForm, firstName: `Ange ${index}` }),
      ),
    );
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 200, body: { status: 'checkMail' } });
    const mails = await waitForMails(server, 5);
    const [first, ...others] = mails.map(({ token }) => ({ token, password }));
    expect(await client.post('/verify-email', first)).toMatchObject({ status: 200 });
    const uses = await Promise.all(others.map((body) => client.post('/verify-email', body)));
    expect(uses.map(({ status }) => status)).toEqual([410, 410, 410, 410]);
    const database = await openTestDatabase(server.environment);
    expect(await database.selectFrom('users').select('email').execute()).toEqual([
      { email: 'ange@example.rw' },
    ]);
    expect(await database.selectFrom('credentials').select('provider_id').execute()).toHaveLength(1);
    expect(server.logged()).not.toContain('"failure"');
  },
);
