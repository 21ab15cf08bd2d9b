import { expect, test } from 'vitest';
import { type Attempt, createAccountLimits } from '#server/account/account-limits.ts';
import { createRateLimits } from '#server/rate-limits.ts';
import {
  accountClient,
  openAccount,
  outbox,
  password,
  signUpForm,
  waitForMail,
  waitForMails,
} from './support/accounts.ts';
import { databaseKinds, emptyDatabase } from './support/databases.ts';
import { openTestDatabase, startTestServer, type TestServer, testEnvironment } from './support/server.ts';

const onBoth = test.for(databaseKinds);
const { email } = signUpForm;

onBoth('guessing is slowed down, and the owner still gets in from elsewhere (%s)', async (kind) => {
  const server = await startTestServer({ DATABASE_URL: await emptyDatabase(kind), TRUST_PROXY: '1' });
  await openAccount(server, {}, accountClient(server, '203.0.113.1'));
  const stranger = accountClient(server, '203.0.113.2');
  const guesses = await Promise.all(
    Array.from({ length: 20 }, (_, index) => stranger.post('/log-in', { email, password: `guess ${index}` })),
  );
  expect(guesses.map(({ status }) => status).sort()).toEqual([
    ...Array<number>(5).fill(401),
    ...Array<number>(15).fill(429),
  ]);
  const refused = await stranger.post('/log-in', { email, password });
  expect(refused).toMatchObject({ status: 429, body: { error: 'tooManyAttempts' } });
  const seconds = Number(refused.headers.get('Retry-After'));
  expect(seconds).toBeGreaterThanOrEqual(1);
  expect(seconds).toBeLessThanOrEqual(30);
  const owner = accountClient(server, '203.0.113.3');
  expect(await owner.post('/log-in', { email, password })).toMatchObject({ status: 200 });
});

test('an unknown address is slowed down like a known one', async () => {
  const server = await startTestServer();
  await openAccount(server);
  const client = accountClient(server);
  const answersFor = async (address: string) => {
    const answers: unknown[] = [];
    for (let count = 0; count < 6; count += 1) {
      const { status, body, headers } = await client.post('/log-in', { email: address, password: 'a guess' });
      answers.push({ status, body, headers: [...headers.keys()] });
    }
    return answers;
  };
  expect(await answersFor('nobody@example.rw')).toEqual(await answersFor(email));
});

test('a right password forgets the wrong ones before it', async () => {
  const server = await startTestServer();
  const client = await openAccount(server);
  for (let round = 0; round < 3; round += 1) {
    for (let count = 0; count < 4; count += 1) {
      expect(await client.post('/log-in', { email, password: 'a guess' })).toMatchObject({ status: 401 });
    }
    expect(await client.post('/log-in', { email, password })).toMatchObject({ status: 200 });
  }
});

test('a stolen session cannot guess the password either', async () => {
  const server = await startTestServer();
  const client = await openAccount(server);
  const fresh = { password: 'un nouveau secret', confirmPassword: 'un nouveau secret' };
  const statuses: number[] = [];
  for (let count = 0; count < 3; count += 1) {
    statuses.push((await client.post('/delete', { password: 'a guess' })).status);
    statuses.push((await client.post('/change-password', { currentPassword: 'a guess', ...fresh })).status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  expect(await client.post('/delete', { password })).toMatchObject({ status: 429 });
});

const wrongToken = { token: `${'A'.repeat(24)}.${'A'.repeat(32)}` };
const { countryCode, phone } = signUpForm;

test.for([
  ['/sign-up', (index: number) => ({ ...signUpForm, email: `a${index}@example.rw` }), 200],
  ['/log-in', (index: number) => ({ email: `a${index}@example.rw`, password: 'a guess' }), 401],
  ['/forgot-password', (index: number) => ({ email: `a${index}@example.rw`, countryCode, phone }), 200],
  ['/verify-email', () => ({ ...wrongToken, password }), 410],
  ['/reset-password', () => ({ ...wrongToken, password, confirmPassword: password }), 410],
] as const)('one client may call %s only so often, and another still may', async ([path, body, expected]) => {
  const server = await startTestServer({ ACCOUNT_RATE_LIMIT: '3', TRUST_PROXY: '1' });
  const client = accountClient(server, '203.0.113.1');
  const statuses: number[] = [];
  for (let index = 0; index < 4; index += 1) statuses.push((await client.post(path, body(index))).status);
  expect(statuses).toEqual([expected, expected, expected, 429]);
  const refused = await client.post(path, body(9));
  expect(refused).toMatchObject({ status: 429, body: { error: 'tooManyAttempts' } });
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(await accountClient(server, '203.0.113.2').post(path, body(9))).toMatchObject({ status: expected });
});

test('logging in rightly costs nothing of what a client may do', async () => {
  const server = await startTestServer({ ACCOUNT_RATE_LIMIT: '3' });
  const client = await openAccount(server);
  for (let count = 0; count < 5; count += 1) {
    expect(await client.post('/log-in', { email, password })).toMatchObject({ status: 200 });
  }
});

test('nobody’s inbox can be filled through the forms', async () => {
  const server = await startTestServer({ TRUST_PROXY: '1', ACCOUNT_RATE_LIMIT: '1000' });
  for (let index = 0; index < 9; index += 1) {
    const client = accountClient(server, `203.0.113.${index}`);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => client.post('/sign-up', { ...signUpForm, email })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  }
  // Thirty, and the first mail of each client that came later.
  await waitForMails(server, 33);
  const database = await openTestDatabase(server.environment);
  expect(await database.selectFrom('outgoing_mail').select('id').execute()).toEqual([]);
  expect(outbox(server)).toHaveLength(33);
});

onBoth('what is counted on one server counts on another, and outlives a restart (%s)', async (kind) => {
  const environment = {
    DATABASE_URL: await emptyDatabase(kind),
    AUTH_SECRET: 'a'.repeat(64),
    ACCOUNT_RATE_LIMIT: '4',
  };
  const first = await startTestServer(environment);
  const second = await startTestServer({ ...environment, DATA_DIR: first.environment.DATA_DIR ?? '' });
  const guess = (server: typeof first, index: number) =>
    accountClient(server).post('/log-in', { email: `a${index}@example.rw`, password: 'a guess' });
  for (const [index, server] of [first, second, first, second].entries()) {
    expect(await guess(server, index)).toMatchObject({ status: 401 });
  }
  expect(await guess(first, 5)).toMatchObject({ status: 429 });
  await second.close();
  const third = await startTestServer({ ...environment, DATA_DIR: first.environment.DATA_DIR ?? '' });
  expect(await guess(third, 6)).toMatchObject({ status: 429 });
});

test('nobody can read from the counts who did what', async () => {
  const server = await startTestServer({ TRUST_PROXY: '1' });
  await accountClient(server, '203.0.113.7').post('/log-in', { email, password: 'a guess' });
  const database = await openTestDatabase(server.environment);
  const rows = await database.selectFrom('rate_limits').selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/203\.0|ange|log-in/);
});

/** The limits of a server, to fill them without a hash for every guess. */
async function limitsOf(server: Pick<TestServer, 'environment'>) {
  const database = await openTestDatabase(server.environment);
  return createAccountLimits(createRateLimits(database, 'a'.repeat(64)), 60);
}

async function guessFromEverywhere(limits: Awaited<ReturnType<typeof limitsOf>>, times: number) {
  const outcomes: boolean[] = [];
  for (let index = 0; index < times; index += 1) {
    const attempt: Attempt = { kind: 'log-in', email, client: `203.0.113.${index}`, device: undefined };
    outcomes.push((await limits.beginAttempt(attempt)).granted);
  }
  return outcomes;
}

onBoth(
  'a hundred wrong passwords from everywhere close an account to unknown devices, and its owner is told once (%s)',
  { timeout: 60_000 },
  async (kind) => {
    const server = await startTestServer({
      DATABASE_URL: await emptyDatabase(kind),
      AUTH_SECRET: 'a'.repeat(64),
      TRUST_PROXY: '1',
    });
    const owner = await openAccount(server, {}, accountClient(server, '198.51.100.1'));
    const limits = await limitsOf(server);
    expect(await guessFromEverywhere(limits, 100)).toEqual(Array<boolean>(100).fill(true));
    for (const address of ['198.51.100.2', '198.51.100.3']) {
      const stranger = accountClient(server, address);
      expect(await stranger.post('/log-in', { email, password })).toMatchObject({ status: 429 });
    }
    expect(await owner.post('/log-in', { email, password })).toMatchObject({ status: 200 });
    const { subject, token } = await waitForMail(server, 2);
    expect(subject).toBe('Somebody may be guessing your password');
    const elsewhere = accountClient(server, '198.51.100.4');
    const fresh = { password: 'un nouveau secret', confirmPassword: 'un nouveau secret' };
    expect(await elsewhere.post('/reset-password', { token, ...fresh })).toMatchObject({ status: 200 });
    const credentials = { email, password: fresh.password };
    expect(await elsewhere.post('/log-in', credentials)).toMatchObject({ status: 200 });
    await waitForMails(server, 3);
    expect(outbox(server)).toHaveLength(3);
  },
);

test('an address without an account is closed in the same way, and nobody is written to', async () => {
  const server = await startTestServer({ AUTH_SECRET: 'a'.repeat(64) });
  const limits = await limitsOf(server);
  await guessFromEverywhere(limits, 100);
  expect(await accountClient(server).post('/log-in', { email, password })).toMatchObject({ status: 429 });
  const database = await openTestDatabase(server.environment);
  expect(await database.selectFrom('outgoing_mail').select('id').execute()).toEqual([]);
  expect(outbox(server)).toEqual([]);
});

test('who has logged in on a device before gets in although the whole address is closed', async () => {
  const server = await startTestServer({ ACCOUNT_RATE_LIMIT: '3' });
  const owner = await openAccount(server);
  const neighbour = accountClient(server);
  for (let index = 0; index < 3; index += 1) {
    await neighbour.post('/log-in', { email: `a${index}@example.rw`, password: 'a guess' });
  }
  expect(await neighbour.post('/log-in', { email, password })).toMatchObject({ status: 429 });
  await owner.post('/log-out');
  expect(await owner.post('/log-in', { email, password })).toMatchObject({ status: 200 });
});

test('the cookie of a device is good for one account only, and cannot be made up', async () => {
  const server = await startTestServer({ ACCOUNT_RATE_LIMIT: '3' });
  const { device } = await openAccount(server);
  const stranger = accountClient(server);
  for (let index = 0; index < 3; index += 1) {
    stranger.device = device;
    const guess = { email: `a${index}@example.rw`, password: 'a guess' };
    expect(await stranger.post('/log-in', guess)).toMatchObject({ status: 401 });
  }
  for (const made of ['', 'buzima.device=x.y', `${device}x`, device.replace('=', '=x')]) {
    stranger.device = made;
    expect(await stranger.post('/log-in', { email, password }), made).toMatchObject({ status: 429 });
  }
});

test('a known device cannot guess on and on either', async () => {
  const server = await startTestServer();
  const client = await openAccount(server);
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    statuses.push((await client.post('/log-in', { email, password: 'a guess' })).status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
});

onBoth(
  'the mails of an address cannot be used up for somebody who asks for the first time (%s)',
  async (kind) => {
    const database = await openTestDatabase(testEnvironment({ DATABASE_URL: await emptyDatabase(kind) }));
    const limits = createAccountLimits(createRateLimits(database, 'a'.repeat(64)), 60);
    const mailed = async (client: string) => limits.mayMail('sign-up', email, client);
    let mails = 0;
    for (let client = 0; client < 12; client += 1) {
      for (let count = 0; count < 7; count += 1) mails += (await mailed(`stranger ${client}`)) ? 1 : 0;
    }
    expect(mails).toBeLessThan(40);
    expect(await mailed('the owner')).toBe(true);
    for (let client = 0; client < 100; client += 1) mails += (await mailed(`many ${client}`)) ? 1 : 0;
    expect(mails).toBeLessThanOrEqual(60);
  },
);

test('a sign-up is kept although no mail may go, and a link can be asked for', async () => {
  const server = await startTestServer({ AUTH_SECRET: 'a'.repeat(64) });
  const limits = await limitsOf(server);
  while (await limits.mayMail('sign-up', email, '127.0.0.1'));
  const client = accountClient(server);
  expect(await client.post('/sign-up', signUpForm)).toMatchObject({ status: 200 });
  await client.post('/forgot-password', { email, countryCode, phone });
  const mail = await waitForMail(server, 1);
  expect(mail.subject).toBe('Confirm your e-mail address');
  expect(await client.post('/verify-email', { token: mail.token, password })).toMatchObject({ status: 200 });
});
