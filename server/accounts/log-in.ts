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
 * Compares a password with the account's, then with that of the newest sign-up that waits to be confirmed, which a
 * known address may have too. The same queries run, and a wrong password is compared twice, whether or not the address
 * is known.
 */
export async function checkLogIn(
  accounts: Accounts,
  { email, password }: { email: string; password: string },
): Promise<LogInOutcome> {
  const context = await accounts.auth.context;
  const member = await findMember(accounts.database, email);
  const pending = await findPendingSignUp(accounts, email);
  const strangersHash = await accounts.strangersHash;
  const isMembers = await context.password.verify({ hash: member?.passwordHash ?? strangersHash, password });
  if (isMembers && member !== undefined) return { kind: 'loggedIn', userId: member.id };
  const isPending = await context.password.verify({ hash: pending?.passwordHash ?? strangersHash, password });
  return isPending && pending !== undefined ? { kind: 'notVerified', pending } : { kind: 'badLogin' };
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
