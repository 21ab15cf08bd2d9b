import { expect, test, vi } from 'vitest';
import { accountClient, openAccount, outbox, signUpForm, waitForMails } from './support/accounts.ts';
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
  const mails = (await waitForMails(server, 5)).slice(1);
  const subjects = (to: string) => mails.filter((mail) => mail.to === to).map(({ subject }) => subject);
  expect(subjects(email)).toEqual(Array(2).fill('You already have a Buzima account'));
  expect(subjects('nobody@example.rw')).toEqual(Array(2).fill('Confirm your e-mail address'));
});

test('a stranger who does not know the phone cannot use up the mails that reset the password', async () => {
  const server = await startTestServer({ TRUST_PROXY: '1', ACCOUNT_RATE_LIMIT: '1000' });
  await openAccount(server);
  const form = { email, countryCode, phone, language: 'en' };
  for (let index = 0; index < 8; index += 1) {
    const stranger = accountClient(server, `203.0.113.${index}`);
    for (let count = 0; count < 6; count += 1) {
      expect(await stranger.post('/forgot-password', { ...form, phone: '0788 999 999' })).toMatchObject({
        status: 200,
      });
    }
  }
  expect(outbox(server)).toHaveLength(1);
  await accountClient(server, '203.0.113.0').post('/forgot-password', form);
  expect((await waitForMails(server, 2)).at(-1)?.subject).toBe('Choose a new password');
});

onBoth('what has ended is gone although nobody comes by: sign-ups, links and sessions (%s)', async (kind) => {
  const first = await startTestServer({ DATABASE_URL: await emptyDatabase(kind) });
  const client = await openAccount(first);
  await client.post('/forgot-password', { email, countryCode, phone, language: 'en' });
  await client.post('/sign-up', { ...signUpForm, email: 'eric@example.rw' });
  await waitForMails(first, 3);
  await first.close();
  const database = await openTestDatabase(first.environment);
  const past = { expires_at: '2020-01-01T00:00:00.000Z' };
  await database.updateTable('verifications').set(past).where('kind', '=', 'sign-up').execute();
  await database.updateTable('sessions').set(past).execute();
  await startTestServer(first.environment);
  await vi.waitFor(async () => {
    expect(await database.selectFrom('sessions').select('id').execute()).toEqual([]);
    expect(await database.selectFrom('verifications').select('kind').execute()).toEqual([{ kind: 'reset' }]);
  });
});
