import { expect, test } from 'vitest';
import { type Accounts, findMember, languageOf, newToken } from '#server/account/accounts.ts';
import { createAuth } from '#server/account/auth.ts';
import { checkLogIn, startSession } from '#server/account/log-in.ts';
import { changePassword, deleteMember, exportMember, provePassword } from '#server/account/member-data.ts';
import type { Member } from '#server/account/session-cookie.ts';
import { createLog } from '#server/log.ts';
import { type AccountClient, accountClient, openAccount, password, signUpForm } from './support/accounts.ts';
import { type DatabaseKind, databaseKinds, emptyDatabase } from './support/databases.ts';
import { openTestDatabase, startTestServer } from './support/server.ts';

const onBoth = test.for(databaseKinds);
const { email } = signUpForm;
const origin = 'https://buzima.example';
const typed = 'un nouveau secret';
const fresh = { password: typed, confirmPassword: typed };

interface Scene {
  client: AccountClient;
  accounts: Accounts;
  member: Member;
  /** A log-in with the password of now. */
  logIn: (password: string) => Promise<number>;
}

/** A member at a server, and the functions' own way to the same database. */
async function openScene(kind: DatabaseKind): Promise<Scene> {
  const server = await startTestServer({ DATABASE_URL: await emptyDatabase(kind) });
  const client = await openAccount(server);
  const database = await openTestDatabase(server.environment);
  const log = createLog('silent', () => undefined);
  const auth = createAuth({ database, secret: 's'.repeat(64), https: false, log });
  const { password: passwords } = await auth.context;
  const accounts: Accounts = {
    database,
    auth,
    strangersHash: passwords.hash(newToken()),
    onMailQueued: () => undefined,
  };
  const row = await findMember(database, email);
  if (row === undefined) throw new Error('There is no member.');
  const member: Member = {
    id: row.id,
    email,
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    countryCode: row.country_code,
    country: row.country,
    language: languageOf(row.language),
    createdAt: new Date(row.created_at),
    sessionToken: '',
  };
  const logIn = async (attempt: string) =>
    (await accountClient(server).post('/log-in', { email, password: attempt })).status;
  return { client, accounts, member, logIn };
}

async function sessionsOf({ database }: Accounts): Promise<number> {
  return (await database.selectFrom('sessions').select('id').execute()).length;
}

onBoth('a log-in that was compared before the password changed opens no session (%s)', async (kind) => {
  const { client, accounts } = await openScene(kind);
  const outcome = await checkLogIn(accounts, { email, password });
  if (outcome.kind !== 'loggedIn') throw new Error('The password is wrong.');
  expect(await startSession(accounts, outcome)).toEqual(expect.any(String));
  await client.post('/change-password', { currentPassword: password, ...fresh });
  expect(await sessionsOf(accounts)).toBe(1);
  expect(await startSession(accounts, outcome)).toBeUndefined();
  expect(await sessionsOf(accounts)).toBe(1);
});

onBoth('an old password changes and deletes nothing once another has been set (%s)', async (kind) => {
  const { client, accounts, member, logIn } = await openScene(kind);
  const provenHash = await provePassword(accounts, member, password);
  if (provenHash === undefined) throw new Error('The password is wrong.');
  await client.post('/change-password', { currentPassword: password, ...fresh });
  const late = { provenHash, password: 'a thief chose this', origin };
  expect(await changePassword(accounts, member, late)).toBeUndefined();
  expect(await deleteMember(accounts, member, { provenHash, origin })).toBe(false);
  expect(await logIn('a thief chose this')).toBe(401);
  expect(await logIn(typed)).toBe(200);
});

onBoth(
  'what comes right after the account was deleted finds nothing and breaks nothing (%s)',
  async (kind) => {
    const { client, accounts, member } = await openScene(kind);
    const provenHash = await provePassword(accounts, member, password);
    if (provenHash === undefined) throw new Error('The password is wrong.');
    expect(await client.post('/delete', { password })).toMatchObject({ status: 200 });
    const late = { provenHash, password: typed, origin };
    expect(await changePassword(accounts, member, late)).toBeUndefined();
    expect(await deleteMember(accounts, member, { provenHash, origin })).toBe(false);
    expect(await exportMember(accounts, member)).toBeUndefined();
    expect(await sessionsOf(accounts)).toBe(0);
  },
);
