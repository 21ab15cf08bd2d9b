import type { AccountContext } from './account-answers.ts';
import { type Accounts, unlessRefused } from './accounts.ts';
import { passSessionCookie } from './sessions.ts';

/**
 * Compares a password and, if it is right, starts a session.
 * @returns false for a wrong password, an unknown address, and one that is not confirmed.
 */
export async function logIn(
  { auth }: Accounts,
  context: AccountContext,
  body: { email: string; password: string },
): Promise<boolean> {
  const call = await unlessRefused(auth.costlyCall((api) => api.signInEmail({ body, returnHeaders: true })));
  if (call === undefined) return false;
  passSessionCookie(context, call.result.headers);
  return true;
}
