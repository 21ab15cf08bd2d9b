import { type Accounts, findMember, holdPassword, inTransaction } from './accounts.ts';
import { type PendingSignUp, readPendingSignUp } from './sign-up.ts';

/** Whose password was right, and the hash that it was compared with. */
export interface ProvenPassword {
  userId: string;
  passwordHash: string;
}

export type LogInOutcome =
  | ({ kind: 'loggedIn' } & ProvenPassword)
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
  const passwordHash = member?.passwordHash ?? strangersHash;
  const isMembers = await context.password.verify({ hash: passwordHash, password });
  if (isMembers && member !== undefined) return { kind: 'loggedIn', userId: member.id, passwordHash };
  const isPending = await context.password.verify({ hash: pending?.passwordHash ?? strangersHash, password });
  return isPending && pending !== undefined ? { kind: 'notVerified', pending } : { kind: 'badLogin' };
}

/**
 * Starts a session; sessions that have ended go at the same time.
 * @returns its token; undefined when the password has been changed since it was compared, because then every session
 * that it opened had to end.
 */
export async function startSession(
  accounts: Accounts,
  { userId, passwordHash }: ProvenPassword,
): Promise<string | undefined> {
  return inTransaction(accounts, async (transaction, store) => {
    if (!(await holdPassword(transaction, userId, passwordHash))) return undefined;
    await transaction.deleteFrom('sessions').where('expires_at', '<=', new Date().toISOString()).execute();
    return (await store.createSession(userId)).token;
  });
}
