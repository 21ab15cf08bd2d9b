import { verifyPassword } from 'better-auth/crypto';
import { expect, test } from 'vitest';
import { callAccounts, openAccounts, secret } from './support/account-parts.ts';
import { type AccountClient, accountClient, openAccount, password, signUpForm } from './support/accounts.ts';
import { type DatabaseKind, databaseKinds, emptyDatabase } from './support/databases.ts';
import { startTestServer } from './support/server.ts';

const onBoth = test.for(databaseKinds);
const { email } = signUpForm;
const typed = 'un nouveau secret';
const fresh = { password: typed, confirmPassword: typed };

/**
 * A member at a server, and a second server on the same database that compares a password rightly and then waits until
 * something has happened at the first.
 */
async function openScene(kind: DatabaseKind, meanwhile: (client: AccountClient) => Promise<unknown>) {
  const server = await startTestServer({ DATABASE_URL: await emptyDatabase(kind), AUTH_SECRET: secret });
  const client = await openAccount(server);
  const late = accountClient(server);
  await late.post('/log-in', { email, password });
  const { accounts, database } = await openAccounts(server.environment, async (compared) => {
    const isRight = await verifyPassword(compared);
    await meanwhile(client);
    return isRight;
  });
  const call = async (path: string, body: unknown) =>
    (await callAccounts(accounts, path, body, late.cookie)).status;
  const sessions = async () => (await database.selectFrom('sessions').select('id').execute()).length;
  const logIn = async (attempt: string) =>
    (await accountClient(server).post('/log-in', { email, password: attempt })).status;
  return { call, sessions, logIn, database };
}

const changePassword = (client: AccountClient) =>
  client.post('/change-password', { currentPassword: password, ...fresh });
const deleteAccount = (client: AccountClient) => client.post('/delete', { password });

onBoth('a log-in that was compared before the password changed opens no session (%s)', async (kind) => {
  const { call, sessions } = await openScene(kind, changePassword);
  expect(await call('/log-in', { email, password })).toBe(401);
  expect(await sessions()).toBe(1);
});

onBoth('an old password changes nothing once another has been set (%s)', async (kind) => {
  const { call, sessions, logIn } = await openScene(kind, changePassword);
  const thief = 'a thief chose this';
  const change = { currentPassword: password, password: thief, confirmPassword: thief };
  expect(await call('/change-password', change)).toBe(401);
  expect(await sessions()).toBe(1);
  expect(await logIn(thief)).toBe(401);
  expect(await logIn(typed)).toBe(200);
});

onBoth('an old password deletes nothing once another has been set (%s)', async (kind) => {
  const { call, sessions, logIn } = await openScene(kind, changePassword);
  expect(await call('/delete', { password })).toBe(401);
  expect(await sessions()).toBe(1);
  expect(await logIn(typed)).toBe(200);
});

const lateCalls = [
  ['/log-in', { email, password }],
  ['/change-password', { currentPassword: password, ...fresh }],
  ['/delete', { password }],
] as const;

test.for(databaseKinds.flatMap((kind) => lateCalls.map(([path, body]) => [path, kind, body] as const)))(
  'a %s right after the account was deleted finds nothing and breaks nothing (%s)',
  async ([path, kind, body]) => {
    const { call, database } = await openScene(kind, deleteAccount);
    expect(await call(path, body)).toBe(401);
    for (const table of ['users', 'credentials', 'sessions', 'verifications'] as const) {
      expect(await database.selectFrom(table).select('id').execute(), table).toEqual([]);
    }
  },
);
