import { accountLimits, type FieldErrors } from '#src/features/account/logic/account-rules.ts';
import { parseNewPassword } from './account-forms.ts';
import { passwordChangedMail, queueAccountMail, resetMail } from './account-mails.ts';
import {
  type Accounts,
  findMember,
  identifierOf,
  inTransaction,
  languageOf,
  newToken,
  storeVerification,
} from './accounts.ts';

/**
 * Mails a link that sets a new password, if address and phone belong to one account. Otherwise the same work is done
 * and its traces are removed, so neither the answer nor its time tells which it was.
 */
export async function requestReset(
  accounts: Accounts,
  { email, phone, origin }: { email: string; phone: string; origin: string },
): Promise<void> {
  const token = newToken();
  await inTransaction(accounts, async (transaction, store) => {
    const member = await findMember(transaction, email);
    const fits = member?.phone === phone;
    await storeVerification(transaction, store, {
      kind: 'reset',
      token,
      email,
      value: member?.id ?? '',
      expiresAt: fits ? new Date(Date.now() + accountLimits.resetLinkMinutes * 60_000) : new Date(),
    });
    const recipient = { email, language: languageOf(member?.language ?? ''), origin };
    const mail = resetMail(recipient, member?.first_name ?? '', token);
    const mailId = await queueAccountMail(transaction, recipient, mail);
    await transaction
      .deleteFrom('outgoing_mail')
      .where('id', '=', fits ? '' : mailId)
      .execute();
  });
  accounts.onMailQueued();
}

export type ResetOutcome =
  | { kind: 'passwordChanged'; email: string }
  | { kind: 'linkExpired' }
  | { kind: 'fields'; errors: FieldErrors };

/** The account that a link belongs to, without using the link up: a password that is refused must not cost it. */
async function memberOfLink(accounts: Accounts, identifier: string) {
  const { internalAdapter } = await accounts.auth.context;
  const verification = await internalAdapter.findVerificationValue(identifier);
  if (verification === null || verification.expiresAt <= new Date()) return undefined;
  return accounts.database
    .selectFrom('users')
    .selectAll()
    .where('id', '=', verification.value)
    .executeTakeFirst();
}

/** Uses up a link and sets the new password. Every session ends, and every other link of this kind. */
export async function resetPassword(
  accounts: Accounts,
  { token, body, origin }: { token: string; body: unknown; origin: string },
): Promise<ResetOutcome> {
  const identifier = identifierOf('reset', token);
  const member = await memberOfLink(accounts, identifier);
  if (member === undefined) return { kind: 'linkExpired' };
  const { email, first_name: firstName, last_name: lastName } = member;
  const form = parseNewPassword(body, { email, firstName, lastName });
  if (!form.ok) return { kind: 'fields', errors: form.errors };
  const passwordHash = await (await accounts.auth.context).password.hash(form.value);
  const changed = await inTransaction(accounts, async (transaction, store) => {
    const verification = await store.consumeVerificationValue(identifier);
    if (verification?.value !== member.id) return false;
    await store.updatePassword(member.id, passwordHash);
    await store.deleteUserSessions(member.id);
    await transaction
      .deleteFrom('verifications')
      .where('email', '=', email)
      .where('kind', '=', 'reset')
      .execute();
    const recipient = { email, language: languageOf(member.language), origin };
    await queueAccountMail(transaction, recipient, passwordChangedMail(recipient, firstName));
    return true;
  });
  if (!changed) return { kind: 'linkExpired' };
  accounts.onMailQueued();
  return { kind: 'passwordChanged', email };
}
