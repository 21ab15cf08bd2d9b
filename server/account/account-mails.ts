import type { Configuration } from '#server/configuration.ts';
import type { Database } from '#server/database/schema.ts';
import { queueMail } from '#server/mail/mail-queue.ts';
import { accountLimits } from '#src/features/account/contract.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import type { Language } from '#src/words/languages.ts';
import { composeMail } from './mail-texts.ts';

/** To whom and in which language a mail goes; links begin with the origin. */
export interface MailRecipient {
  email: string;
  language: Language;
  origin: string;
}

/** What a mail says. */
export interface AccountMail {
  subject: string;
  text: string;
  /** When it has nothing of use to say any more. */
  sendBefore?: string;
}

const noticeHours = 7 * 24;

function afterHours(hours: number): string {
  return new Date(Date.now() + hours * 3_600_000).toISOString();
}

const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * The origin that links in mails begin with. A Host header is the sender's word, and a link with a stranger's host
 * would hand that stranger the token: so it counts only where it names this very machine.
 */
export function linkOrigin({ publicOrigin, port }: Configuration, host: string | undefined): string {
  if (publicOrigin !== undefined) return publicOrigin;
  return host !== undefined && loopbackHost.test(host) ? `http://${host}` : `http://localhost:${port}`;
}

function pageLink({ origin, language }: MailRecipient, path: `/${string}`): string {
  return `${origin}${localizedUrl(path, language)}`;
}

/** Asks to confirm the address. It names nobody: who typed the name is not known yet. */
export function verificationMail(recipient: MailRecipient, token: string): AccountMail {
  const hours = accountLimits.verificationLinkHours;
  const mail = composeMail('verify-email', recipient.language, {
    link: pageLink(recipient, `/premium/verify-email#token=${token}`),
    hours: String(hours),
  });
  return { ...mail, sendBefore: afterHours(hours) };
}

/** Tells the owner of an account that someone signed up with the same address. */
export function alreadyRegisteredMail(recipient: MailRecipient): AccountMail {
  return composeMail('already-registered', recipient.language, { link: pageLink(recipient, '/premium') });
}

/** A mail with a link that sets a new password. */
function passwordLinkMail(
  kind: 'reset-password' | 'password-guessing',
  recipient: MailRecipient,
  firstName: string,
  token: string,
): AccountMail {
  const minutes = accountLimits.resetLinkMinutes;
  const mail = composeMail(kind, recipient.language, {
    firstName,
    link: pageLink(recipient, `/premium/reset-password#token=${token}`),
    minutes: String(minutes),
  });
  return { ...mail, sendBefore: afterHours(minutes / 60) };
}

/** Lets a member choose a new password. */
export function resetMail(recipient: MailRecipient, firstName: string, token: string): AccountMail {
  return passwordLinkMail('reset-password', recipient, firstName, token);
}

/** Tells a member that somebody guesses at the password, and lets them choose a new one. */
export function guessingMail(recipient: MailRecipient, firstName: string, token: string): AccountMail {
  return passwordLinkMail('password-guessing', recipient, firstName, token);
}

/** Tells a member of the new password. */
export function passwordChangedMail(recipient: MailRecipient, firstName: string): AccountMail {
  return composeMail('password-changed', recipient.language, {
    firstName,
    link: pageLink(recipient, '/premium'),
  });
}

/** The last mail to a former member. */
export function accountDeletedMail(recipient: MailRecipient, firstName: string): AccountMail {
  return composeMail('account-deleted', recipient.language, {
    firstName,
    link: pageLink(recipient, '/contacts'),
  });
}

/**
 * Queues a mail. An address that someone made up takes no mail, so none is tried for longer than its link works, or a
 * week.
 */
export async function queueAccountMail(
  database: Database,
  { email }: MailRecipient,
  mail: AccountMail,
): Promise<void> {
  await queueMail(database, { to: email, sendBefore: afterHours(noticeHours), ...mail });
}
