import { accountRoutes } from '#server/account/account-routes.ts';
import { type Accounts, createAccounts } from '#server/account/accounts.ts';
import { type AuthParts, createAuth } from '#server/account/auth.ts';
import { readConfiguration } from '#server/configuration.ts';
import type { Database } from '#server/database/schema.ts';
import { createRateLimits } from '#server/rate-limits.ts';
import { password, signUpForm } from './accounts.ts';
import { silent } from './mail.ts';
import { type Environment, openTestDatabase, testEnvironment } from './server.ts';

/** What the servers of a test sign with that share a database. */
export const secret = 's'.repeat(64);

/** The parts of the accounts on a database, without a server; their mails stay in the queue. */
export async function openAccounts(
  environment: Environment = {},
  verify?: AuthParts['verify'],
): Promise<{ accounts: Accounts; database: Database }> {
  const complete = testEnvironment(environment);
  const database = await openTestDatabase(complete);
  const configuration = readConfiguration(complete);
  const rateLimits = createRateLimits(database, secret);
  const parts = { configuration, database, secret, rateLimits, log: silent };
  const accounts = createAccounts({ ...parts, onMailQueued: () => undefined });
  const auth = createAuth({ database, secret, https: false, log: silent, ...(verify ? { verify } : {}) });
  return { accounts: { ...accounts, auth, evenTime: async () => undefined }, database };
}

/** Calls the routes as a client of this machine does. */
export async function callAccounts(
  accounts: Accounts,
  path: string,
  body: unknown,
  cookie = '',
): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', ...(cookie === '' ? {} : { Cookie: cookie }) };
  const request = { method: 'POST', headers, body: JSON.stringify(body) };
  const incoming = { socket: { remoteAddress: '127.0.0.1' } };
  return accountRoutes(accounts).request(`/api/account${path}`, request, { incoming });
}

/** Opens an account by its routes and mails alone, where no mail is sent, and logs in; the session's cookie. */
export async function memberCookie(accounts: Accounts): Promise<string> {
  const { email } = signUpForm;
  await callAccounts(accounts, '/sign-up', signUpForm);
  const { content } = await accounts.database
    .selectFrom('outgoing_mail')
    .select('content')
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow();
  const token = /#token=([\w.-]+)/.exec(content)?.[1];
  await callAccounts(accounts, '/verify-email', { token, password });
  const { headers } = await callAccounts(accounts, '/log-in', { email, password });
  return headers.getSetCookie()[0]?.split(';')[0] ?? '';
}
