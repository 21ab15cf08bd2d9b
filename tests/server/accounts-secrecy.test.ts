import { expect, test, vi } from 'vitest';
import type { Database } from '#server/database/schema.ts';
import { callAccounts, openAccounts } from './support/account-parts.ts';
import { accountClient, openAccount, signUpForm, waitForMails } from './support/accounts.ts';
import { databaseKinds, emptyDatabase } from './support/databases.ts';
import { openTestDatabase, startTestServer } from './support/server.ts';

const onBoth = test.for(databaseKinds);
const { email, countryCode, phone } = signUpForm;

onBoth('who signs a stranger up learns from no log-in whether the address is known (%s)', async (kind) => {
  const server = await startTestServer({ DATABASE_URL: await emptyDatabase(kind) });
  await openAccount(server);
  const client = accountClient(server);
  const typed = 'ijambo ryanjye 77';
  const answersFor = async (address: string) => {
    const form = { ...signUpForm, email: address, password: typed, confirmPassword: typed };
    const answers: unknown[] = [];
    for (const [path, body] of [
      ['/log-in', { email: address, password: typed }],
      ['/sign-up', form],
      ['/log-in', { email: address, password: typed }],
      ['/log-in', { email: address, password: 'another guess' }],
    ] as const) {
      const { status, body: answer, headers } = await client.post(path, body);
      answers.push({ status, answer, headers: [...headers.keys()] });
    }
    return answers;
  };
  expect(await answersFor(email)).toEqual(await answersFor('nobody@example.rw'));
  const mails = (await waitForMails(server, 3)).slice(1);
  const subjects = (to: string) => mails.filter((mail) => mail.to === to).map(({ subject }) => subject);
  expect(subjects(email)).toEqual(['You already have a Buzima account']);
  expect(subjects('nobody@example.rw')).toEqual(['Confirm your e-mail address']);
});

test.for([
  ['/sign-up', { ...signUpForm, email: 'nobody@example.rw' }],
  ['/forgot-password', { email: 'nobody@example.rw', countryCode, phone }],
  ['/log-in', { email: 'nobody@example.rw', password: 'a guess' }],
] as const)(
  'no answer to %s comes before the time is up that all such answers take',
  async ([path, body]) => {
    const { accounts } = await openAccounts();
    const early = new Error('It is too early to answer.');
    const never = Promise.reject(early);
    never.catch(() => undefined);
    const answer = (evenTime: () => Promise<void>) => callAccounts({ ...accounts, evenTime }, path, body);
    await expect(answer(() => never)).rejects.toBe(early);
    expect((await answer(async () => undefined)).status).toBeLessThan(500);
  },
);

function userOf(database: Database, address: string) {
  return database.selectFrom('users').select('id').where('email', '=', address).executeTakeFirstOrThrow();
}

onBoth('what has ended is gone although nobody comes by: sign-ups, links and sessions (%s)', async (kind) => {
  const first = await startTestServer({ DATABASE_URL: await emptyDatabase(kind) });
  const client = await openAccount(first);
  await client.post('/forgot-password', { email, countryCode, phone, language: 'en' });
  await client.post('/sign-up', { ...signUpForm, email: 'eric@example.rw' });
  await waitForMails(first, 3);
  await first.close();
  const database = await openTestDatabase(first.environment);
  const past = '2020-01-01T00:00:00.000Z';
  const { id: member } = await userOf(database, email);
  const { id: waiting } = await userOf(database, 'eric@example.rw');
  await database.updateTable('users').set({ updated_at: past }).execute();
  await database.updateTable('sessions').set({ expires_at: past }).execute();
  await database.updateTable('rate_limits').set({ expires_at: past }).execute();
  const linksOf = async () =>
    (await database.selectFrom('verifications').select('value').execute()).map(({ value }) => value).sort();
  const second = await startTestServer(first.environment);
  await vi.waitFor(async () => {
    expect(await database.selectFrom('sessions').select('id').execute()).toEqual([]);
    expect(await database.selectFrom('rate_limits').select('key').execute()).toEqual([]);
  });
  // As long as a link leads to it, a sign-up stays.
  expect(await linksOf()).toEqual([member, waiting].sort());
  await second.close();
  await database
    .updateTable('verifications')
    .set({ expires_at: past })
    .where('value', '=', waiting)
    .execute();
  await startTestServer(first.environment);
  await vi.waitFor(async () => {
    expect(await linksOf()).toEqual([member]);
    expect(await database.selectFrom('users').select('id').execute()).toEqual([{ id: member }]);
  });
});
