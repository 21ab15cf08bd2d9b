import { type AccountContext, clientOf } from './account-answers.ts';
import type { Attempt } from './account-limits.ts';
import type { Accounts } from './accounts.ts';
import { knownDevice } from './device-cookie.ts';

/** A password of an account that a client has typed, as limits count it. */
export function attemptOf(
  accounts: Accounts,
  context: AccountContext,
  typed: Pick<Attempt, 'kind' | 'email'>,
): Attempt {
  const device = knownDevice(accounts, context, typed.email);
  return { ...typed, client: clientOf(accounts, context), device };
}
