import { z } from 'zod';
import type { DatabaseTransaction } from '#server/database/schema.ts';
import { accountLimits } from '#src/features/account/logic/account-rules.ts';
import { languageCodes } from '#src/words/languages.ts';
import type { SignUpForm } from './account-forms.ts';
import { alreadyRegisteredMail, queueAccountMail, verificationMail } from './account-mails.ts';
import {
  type Accounts,
  findMember,
  identifierOf,
  inTransaction,
  isUniqueViolation,
  languageOf,
  newToken,
  storeVerification,
} from './accounts.ts';
import type { AuthStore } from './auth.ts';

const pendingSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  countryCode: z.string(),
  phone: z.string(),
  country: z.string(),
  language: z.enum(languageCodes),
  passwordHash: z.string(),
});

/** A sign-up whose address is not confirmed. It waits in the link's own row, so no account exists until then. */
export type PendingSignUp = z.infer<typeof pendingSchema>;

/** Reads what was stored with a sign-up's link. */
export function readPendingSignUp(value: string): PendingSignUp {
  return pendingSchema.parse(JSON.parse(value));
}

function verificationEnd(): Date {
  return new Date(Date.now() + accountLimits.verificationLinkHours * 3_600_000);
}

/**
 * Stores a sign-up and mails the link that confirms it. Where the address has an account already its owner is told
 * instead. Both do the same work, so neither the answer nor its time tells which it was.
 * @param mayMail false when enough mails went to this address lately.
 */
export async function signUp(
  accounts: Accounts,
  form: SignUpForm,
  { origin, mayMail }: { origin: string; mayMail: boolean },
): Promise<void> {
  const { email, password, ...profile } = form;
  const passwordHash = await (await accounts.auth.context).password.hash(password);
  if (mayMail) await mailSignUp(accounts, { email, pending: { ...profile, passwordHash }, origin });
}

/** Mails a link for a sign-up that waits, or tells the owner of a known address. */
export async function mailSignUp(
  accounts: Accounts,
  { email, pending, origin }: { email: string; pending: PendingSignUp; origin: string },
): Promise<void> {
  const token = newToken();
  await inTransaction(accounts, async (transaction, store) => {
    const member = await findMember(transaction, email);
    // A known address gets its row too, or the next log-in with the password that was typed would tell it apart. Its
    // token goes to nobody.
    await storeVerification(transaction, store, {
      kind: 'sign-up',
      token,
      email,
      value: JSON.stringify(pending),
      expiresAt: verificationEnd(),
    });
    const language = languageOf(member?.language ?? pending.language);
    const recipient = { email, language, origin };
    const mail = member === undefined ? verificationMail(recipient, token) : alreadyRegisteredMail(recipient);
    await queueAccountMail(transaction, recipient, mail);
  });
  accounts.onMailQueued();
}

/**
 * Uses up a link and opens the account that it belongs to.
 * @returns false when the link is unknown, used or too old, or the address got an account by another link.
 */
export async function verifyEmail(accounts: Accounts, token: string): Promise<boolean> {
  try {
    return await inTransaction(accounts, (transaction, store) => openAccount(transaction, store, token));
  } catch (error) {
    // Two links for one address were opened at once, and the other was first.
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

async function openAccount(
  transaction: DatabaseTransaction,
  store: AuthStore,
  token: string,
): Promise<boolean> {
  const verification = await store.consumeVerificationValue(identifierOf('sign-up', token));
  if (verification === null) return false;
  const { email } = z.object({ email: z.string() }).parse(verification);
  if ((await findMember(transaction, email)) !== undefined) return false;
  const { passwordHash, firstName, ...profile } = readPendingSignUp(verification.value);
  const user = await store.createUser(
    { ...profile, name: firstName, email, emailVerified: true },
    { method: 'email-password' },
  );
  await store.createAccount({
    userId: user.id,
    accountId: user.id,
    providerId: 'credential',
    password: passwordHash,
  });
  await forgetOtherLinks(transaction, email, passwordHash);
  return true;
}

// The same sign-up may wait under further links, mailed when its owner logged in too early. Left there, its password
// would still say `notVerified` after a reset. A stranger's sign-up has another hash and stays, so that nothing tells
// the stranger that the address has been confirmed meanwhile.
async function forgetOtherLinks(
  transaction: DatabaseTransaction,
  email: string,
  passwordHash: string,
): Promise<void> {
  const rows = await transaction
    .selectFrom('verifications')
    .select(['id', 'value'])
    .where('email', '=', email)
    .where('kind', '=', 'sign-up')
    .execute();
  const same = rows.filter(({ value }) => readPendingSignUp(value).passwordHash === passwordHash);
  for (const { id } of same) {
    await transaction.deleteFrom('verifications').where('id', '=', id).execute();
  }
}
