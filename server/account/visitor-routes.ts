import { Hono } from 'hono';
import {
  type AccountContext,
  type AccountEnvironment,
  clientOf,
  refuse,
  refuseFields,
  refuseFor,
  withBody,
} from './account-answers.ts';
import {
  parseForgotPassword,
  parseLogIn,
  parseNewPassword,
  parseSignUp,
  readToken,
} from './account-forms.ts';
import type { AccountParts } from './account-routes.ts';
import { checkLogIn, startSession } from './log-in.ts';
import { requestReset, resetPassword } from './reset-password.ts';
import { clearSessionCookie, readMember, setSessionCookie } from './session-cookie.ts';
import { mailSignUp, signUp, verifyEmail } from './sign-up.ts';

/** What a visitor without a session may call. */
export function visitorRoutes(parts: AccountParts): Hono<AccountEnvironment> {
  return new Hono<AccountEnvironment>()
    .post(
      '/sign-up',
      withBody((context, body) => answerSignUp(parts, context, body)),
    )
    .post(
      '/verify-email',
      withBody((context, body) => answerVerifyEmail(parts, context, body)),
    )
    .post(
      '/log-in',
      withBody((context, body) => answerLogIn(parts, context, body)),
    )
    .post('/log-out', (context) => answerLogOut(parts, context))
    .post(
      '/forgot-password',
      withBody((context, body) => answerForgotPassword(parts, context, body)),
    )
    .post(
      '/reset-password',
      withBody((context, body) => answerResetPassword(parts, context, body)),
    );
}

async function answerSignUp(parts: AccountParts, context: AccountContext, body: unknown): Promise<Response> {
  const { accounts, limits, originOf, trustedProxies } = parts;
  const form = parseSignUp(body);
  if (!form.ok) return refuseFields(context, form.errors);
  const client = clientOf(context, trustedProxies);
  const wait = await limits.take('sign-up', client);
  if (wait > 0) return refuseFor(context, wait);
  const mayMail = await limits.mayMail('sign-up', form.value.email, client);
  await signUp(accounts, form.value, { origin: originOf(context), mayMail });
  return context.json({ status: 'checkMail' });
}

async function answerVerifyEmail(
  { accounts, limits, trustedProxies }: AccountParts,
  context: AccountContext,
  body: unknown,
): Promise<Response> {
  const wait = await limits.take('link', clientOf(context, trustedProxies));
  if (wait > 0) return refuseFor(context, wait);
  const token = readToken(body);
  if (token === undefined || !(await verifyEmail(accounts, token))) return refuse(context, 'linkExpired');
  return context.json({ status: 'verified' });
}

async function answerLogIn(parts: AccountParts, context: AccountContext, body: unknown): Promise<Response> {
  const { accounts, limits, originOf, trustedProxies } = parts;
  const form = parseLogIn(body);
  if (!form.ok) {
    const missing = Object.values(form.errors).includes('required');
    return missing ? refuseFields(context, form.errors) : refuse(context, 'badLogin');
  }
  const { email } = form.value;
  const client = clientOf(context, trustedProxies);
  const pair = `${email} ${client}`;
  const wait = (await limits.take('log-in', client)) || limits.lockOut.begin(pair);
  if (wait > 0) return refuseFor(context, wait);
  const outcome = await checkLogIn(accounts, form.value);
  if (outcome.kind === 'badLogin') return refuse(context, 'badLogin');
  limits.lockOut.succeed(pair);
  await limits.giveBack('log-in', client);
  if (outcome.kind === 'notVerified') {
    if (await limits.mayMail('sign-up', email, client)) {
      await mailSignUp(accounts, { email, pending: outcome.pending, origin: originOf(context) });
    }
    return refuse(context, 'notVerified');
  }
  const session = await startSession(accounts, outcome);
  if (session === undefined) return refuse(context, 'badLogin');
  await setSessionCookie(accounts, context, session);
  return context.json({ status: 'loggedIn' });
}

async function answerLogOut({ accounts }: AccountParts, context: AccountContext): Promise<Response> {
  const member = await readMember(accounts, context);
  if (member !== undefined) {
    await (await accounts.auth.context).internalAdapter.deleteSession(member.sessionToken);
  }
  await clearSessionCookie(accounts, context);
  return context.json({ status: 'loggedOut' });
}

async function answerForgotPassword(
  { accounts, limits, originOf, trustedProxies }: AccountParts,
  context: AccountContext,
  body: unknown,
): Promise<Response> {
  const form = parseForgotPassword(body);
  if (!form.ok) return refuseFields(context, form.errors);
  const client = clientOf(context, trustedProxies);
  const wait = await limits.take('forgot-password', client);
  if (wait > 0) return refuseFor(context, wait);
  const { email, phone } = form.value;
  if (await limits.mayMail('reset', `${email} ${phone}`, client)) {
    await requestReset(accounts, { ...form.value, origin: originOf(context) });
  }
  return context.json({ status: 'checkMail' });
}

async function answerResetPassword(
  { accounts, limits, originOf, trustedProxies }: AccountParts,
  context: AccountContext,
  body: unknown,
): Promise<Response> {
  const form = parseNewPassword(body);
  if (!form.ok) return refuseFields(context, form.errors);
  const client = clientOf(context, trustedProxies);
  const wait = await limits.take('link', client);
  if (wait > 0) return refuseFor(context, wait);
  const token = readToken(body);
  if (token === undefined) return refuse(context, 'linkExpired');
  const outcome = await resetPassword(accounts, { token, body, origin: originOf(context) });
  if (outcome.kind === 'fields') return refuseFields(context, outcome.errors);
  if (outcome.kind === 'linkExpired') return refuse(context, 'linkExpired');
  limits.lockOut.succeed(`${outcome.email} ${client}`);
  return context.json({ status: 'passwordChanged' });
}
