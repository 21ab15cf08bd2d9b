import { z } from 'zod';
import {
  type AccountMail,
  alreadyRegisteredMail,
  guessingMail,
  type MailRecipient,
  queueAccountMail,
  resetMail,
  verificationMail,
} from './account-mails.ts';
import { type Accounts, languageOf, unlessRefused } from './accounts.ts';
import type { AuthUser, CallFacts } from './auth.ts';
import type { Person } from './password-strength.ts';

/** Why a link is mailed. */
export type LinkReason = 'sign-up' | 'reset' | 'guessing';

/** What a link holds: better-auth's token, and whose it says to be. */
export interface LinkToken {
  token: string;
  userId: string;
}

const linkSchema = z.object({ token: z.string().regex(/^[\w-]{16,64}\.[\w-]{16,64}$/) });

/** The token that a body holds; undefined when it cannot be one. */
export function readLinkToken(body: unknown): LinkToken | undefined {
  const [token, userId] = linkSchema.safeParse(body).data?.token.split('.') ?? [];
  return token === undefined || userId === undefined ? undefined : { token, userId };
}

function mailFor(
  reason: LinkReason,
  { user, token }: NonNullable<CallFacts['link']>,
  recipient: MailRecipient,
): AccountMail | undefined {
  const link = `${token}.${user.id}`;
  if (user.emailVerified) {
    if (reason === 'sign-up') return alreadyRegisteredMail(recipient);
    return (reason === 'guessing' ? guessingMail : resetMail)(recipient, user.name, link);
  }
  // Nobody can guess a password that nobody has chosen yet.
  return reason === 'guessing' ? undefined : verificationMail(recipient, link);
}

/**
 * Makes a link for the user of an address and mails it, if there is one: to confirm the address, or to choose a new
 * password. The link of a mail that tells somebody of an account they have goes to nobody.
 */
export async function mailLink(
  accounts: Accounts,
  { email, reason, origin }: { email: string; reason: LinkReason; origin: string },
): Promise<void> {
  const { facts } = await accounts.auth.call((api) => api.requestPasswordReset({ body: { email } }));
  if (facts.link === undefined) return;
  const recipient = { email, language: languageOf(facts.link.user.language), origin };
  const mail = mailFor(reason, facts.link, recipient);
  if (mail === undefined) return;
  await queueAccountMail(accounts.database, recipient, mail);
  accounts.onMailQueued();
}

/** Whom a link says to belong to, so that a new password can be compared with their name; the token alone opens it. */
export async function personOfLink(
  { database }: Accounts,
  { userId }: LinkToken,
): Promise<Person | undefined> {
  return database
    .selectFrom('users')
    .select(['first_name as firstName', 'last_name as lastName', 'email'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/**
 * Uses up a link: the address counts as confirmed, the password is the new one, and every session and other link ends.
 * @returns the user as they were before; undefined when the link is unknown, used or too old.
 */
export async function useLink(
  { auth }: Accounts,
  { token }: LinkToken,
  password: string,
): Promise<AuthUser | undefined> {
  const body = { token, newPassword: password };
  const call = await unlessRefused(auth.costlyCall((api) => api.resetPassword({ body })));
  return call?.facts.passwordSetFor;
}
