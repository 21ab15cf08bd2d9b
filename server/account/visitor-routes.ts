import { Hono } from 'hono';
import type { Checked } from '#src/features/account/contract.ts';
import {
  type AccountContext,
  type AccountEnvironment,
  clientOf,
  originOf,
  refuse,
  refuseFields,
  refuseFor,
  withBody,
} from './account-answers.ts';
import {
  parseFirstPassword,
  parseForgotPassword,
  parseLogIn,
  parseNewPassword,
  parseSignUp,
} from './account-forms.ts';
import type { CallKind, MailKind } from './account-limits.ts';
import { mailLink, personOfLink, readLinkToken, useLink } from './account-links.ts';
import { passwordChangedMail, queueAccountMail } from './account-mails.ts';
import { type Accounts, languageOf } from './accounts.ts';
import { attemptOf } from './attempts.ts';
import { rememberDevice } from './device-cookie.ts';
import { logIn } from './log-in.ts';
import { passSessionCookie, sessionHeaders } from './sessions.ts';
import { signUp } from './sign-up.ts';

type VisitorCall = (accounts: Accounts, context: AccountContext, body: unknown) => Promise<Response>;

/** What a visitor without a session may call. */
export function visitorRoutes(accounts: Accounts): Hono<AccountEnvironment> {
  const answer = (call: VisitorCall) => withBody((context, body) => call(accounts, context, body));
  return new Hono<AccountEnvironment>()
    .post('/sign-up', answer(answerSignUp))
    .post('/verify-email', answer(answerVerifyEmail))
    .post('/log-in', answer(answerLogIn))
    .post('/log-out', (context) => answerLogOut(accounts, context))
    .post('/forgot-password', answer(answerForgotPassword))
    .post('/reset-password', answer(answerResetPassword));
}

/**
 * Answers a form whose answer comes by mail: the same, and after the same time, whether or not the address has an account.
 *
 * @param work what is done for the address; a mail only where it may have one.
 */
async function answerByMail<Form extends { email: string }>(
  accounts: Accounts,
  context: AccountContext,
  form: Checked<Form>,
  { call, mail }: { call: CallKind; mail: MailKind },
  work: (form: Form, how: { origin: string; mayMail: boolean }) => Promise<unknown>,
): Promise<Response> {
  const { limits } = accounts;
  if (!form.ok) return refuseFields(context, form.errors);
  const client = clientOf(accounts, context);
  const permission = await limits.take(call, client);
  if (!permission.granted) return refuseFor(context, permission);
  const even = accounts.evenTime();
  const mayMail = await limits.mayMail(mail, form.value.email, client);
  await work(form.value, { origin: originOf(accounts, context), mayMail });
  await even;
  return context.json({ status: 'checkMail' });
}

function answerSignUp(accounts: Accounts, context: AccountContext, body: unknown): Promise<Response> {
  const kinds = { call: 'sign-up', mail: 'sign-up' } as const;
  return answerByMail(accounts, context, parseSignUp(body), kinds, (form, how) =>
    signUp(accounts, form, how),
  );
}

function answerForgotPassword(accounts: Accounts, context: AccountContext, body: unknown): Promise<Response> {
  const kinds = { call: 'forgot-password', mail: 'reset' } as const;
  return answerByMail(accounts, context, parseForgotPassword(body), kinds, async ({ email }, how) => {
    if (how.mayMail) await mailLink(accounts, { email, reason: 'reset', origin: how.origin });
  });
}

async function answerLogIn(accounts: Accounts, context: AccountContext, body: unknown): Promise<Response> {
  const { limits } = accounts;
  const form = parseLogIn(body);
  if (!form.ok) {
    const missing = Object.values(form.errors).includes('required');
    return missing ? refuseFields(context, form.errors) : refuse(context, 'badLogin');
  }
  const { email } = form.value;
  const attempt = attemptOf(accounts, context, { kind: 'log-in', email });
  const permission = await limits.beginAttempt(attempt);
  if (!permission.granted) {
    if (await limits.mayWarn(email, permission)) {
      const even = accounts.evenTime();
      await mailLink(accounts, { email, reason: 'guessing', origin: originOf(accounts, context) });
      await even;
    }
    return refuseFor(context, permission);
  }
  const even = accounts.evenTime();
  if (!(await logIn(accounts, context, form.value))) {
    await even;
    return refuse(context, 'badLogin');
  }
  await limits.succeed(attempt);
  rememberDevice(accounts, context, email);
  return context.json({ status: 'loggedIn' });
}

async function answerLogOut({ auth }: Accounts, context: AccountContext): Promise<Response> {
  const { headers } = await auth.api.signOut({
    headers: sessionHeaders(context.req.raw.headers),
    returnHeaders: true,
  });
  passSessionCookie(context, headers);
  return context.json({ status: 'loggedOut' });
}

/**
 * Sets the password that came with a link.
 * @returns the answer to what was wrong; undefined when it is done.
 */
async function takeLink(
  accounts: Accounts,
  context: AccountContext,
  body: unknown,
  parse: typeof parseNewPassword,
): Promise<Response | undefined> {
  const permission = await accounts.limits.take('link', clientOf(accounts, context));
  if (!permission.granted) return refuseFor(context, permission);
  const token = readLinkToken(body);
  const person = token && (await personOfLink(accounts, token));
  // A password that is refused must not cost the link, so it is judged first.
  const form = parse(body, person);
  if (!form.ok) return refuseFields(context, form.errors);
  const user = token && person && (await useLink(accounts, token, form.value.password));
  if (user === undefined) return refuse(context, 'linkExpired');
  const { email, name } = user;
  if (user.emailVerified) {
    const recipient = { email, language: languageOf(user.language), origin: originOf(accounts, context) };
    await queueAccountMail(accounts.database, recipient, passwordChangedMail(recipient, name));
    accounts.onMailQueued();
  }
  // Whoever opened the mail is the owner, and this is a device of theirs.
  await accounts.limits.reopen(email);
  rememberDevice(accounts, context, email);
  return undefined;
}

async function answerVerifyEmail(
  accounts: Accounts,
  context: AccountContext,
  body: unknown,
): Promise<Response> {
  const refusal = await takeLink(accounts, context, body, parseFirstPassword);
  return refusal ?? context.json({ status: 'verified' });
}

async function answerResetPassword(
  accounts: Accounts,
  context: AccountContext,
  body: unknown,
): Promise<Response> {
  const refusal = await takeLink(accounts, context, body, parseNewPassword);
  return refusal ?? context.json({ status: 'passwordChanged' });
}
