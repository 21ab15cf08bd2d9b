import { type Accounts, findMember } from './accounts.ts';
import { type PendingSignUp, readPendingSignUp } from './sign-up.ts';

export type LogInOutcome =
  | { kind: 'loggedIn'; userId: string }
  | { kind: 'notVerified'; pending: PendingSignUp }
  | { kind: 'badLogin' };

async function findPendingSignUp(accounts: Accounts, email: string): Promise<PendingSignUp | undefined> {
  const row = await accounts.database
    .selectFrom('verifications')
    .select('value')
    .where('email', '=', email)
    .where('kind', '=', 'sign-up')
    .where('expires_at', '>', new Date().toISOString())
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? undefined : readPendingSignUp(row.value);
}

/**
 * Compares a password with the account's, or with that of the newest sign-up that waits to be confirmed. The same
 * queries run and one hash is made whether or not the address is known.
 */
export async function checkLogIn(
  accounts: Accounts,
  { email, password }: { email: string; password: string },
): Promise<LogInOutcome> {
  const context = await accounts.auth.context;
  const member = await findMember(accounts.database, email);
  const pending = await findPendingSignUp(accounts, email);
  const hash = member?.passwordHash ?? pending?.passwordHash ?? (await accounts.strangersHash);
  const right = await context.password.verify({ hash, password });
  if (!right) return { kind: 'badLogin' };
  if (member !== undefined) return { kind: 'loggedIn', userId: member.id };
  return pending === undefined ? { kind: 'badLogin' } : { kind: 'notVerified', pending };
}

/** Starts a session; sessions that have ended go at the same time. */
export async function startSession(accounts: Accounts, userId: string): Promise<string> {
  const context = await accounts.auth.context;
  await accounts.database
    .deleteFrom('sessions')
    .where('expires_at', '<=', new Date().toISOString())
    .execute();
  const session = await context.internalAdapter.createSession(userId);
  return session.token;
}
