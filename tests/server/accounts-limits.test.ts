import { expect, test } from 'vitest';
import { createLockOut, lockOutSeconds } from '#server/account/lock-out.ts';
import {
  accountClient,
  openAccount,
  outbox,
  password,
  signUpForm,
  waitForMails,
} from './support/accounts.ts';
import { databaseKinds, emptyDatabase } from './support/databases.ts';
import { openTestDatabase, startTestServer } from './support/server.ts';

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

const wrongToken = { token: 'A'.repeat(43) };
const { countryCode, phone } = signUpForm;

test.for([
  ['/sign-up', (index: number) => ({ ...signUpForm, email: `a${index}@example.rw` }), 200],
  ['/log-in', (index: number) => ({ email: `a${index}@example.rw`, password: 'a guess' }), 401],
  ['/forgot-password', (index: number) => ({ email: `a${index}@example.rw`, countryCode, phone }), 200],
  ['/verify-email', () => wrongToken, 410],
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
  await waitForMails(server, 30);
  const database = await openTestDatabase(server.environment);
  expect(await database.selectFrom('outgoing_mail').select('id').execute()).toEqual([]);
  expect(outbox(server)).toHaveLength(30);
});

test('the wait doubles from 30 seconds and never exceeds 15 minutes', () => {
  expect([1, 4, 5, 6, 7, 8, 9, 10, 1000].map(lockOutSeconds)).toEqual([
    0, 0, 30, 60, 120, 240, 480, 900, 900,
  ]);
});

test('a wait ends by itself, and an hour after the last attempt all is forgotten', () => {
  let time = 0;
  const lockOut = createLockOut(() => time);
  const attempts = (count: number) => Array.from({ length: count }, () => lockOut.begin('ange 1'));
  expect(attempts(6)).toEqual([0, 0, 0, 0, 0, 30]);
  expect(lockOut.begin('ange 2')).toBe(0);
  time = 29_999;
  expect(lockOut.begin('ange 1')).toBe(1);
  time = 30_000;
  expect(attempts(2)).toEqual([0, 60]);
  time += 3_600_000;
  expect(attempts(6)).toEqual([0, 0, 0, 0, 0, 30]);
  lockOut.succeed('ange 1');
  expect(attempts(5)).toEqual([0, 0, 0, 0, 0]);
});
