import { Hono } from 'hono';
import { forgetRemoved } from '#server/database/forget-removed.ts';
import {
  type AccountContext,
  type AccountEnvironment,
  originOf,
  refuse,
  refuseFields,
  refuseFor,
  withBody,
} from './account-answers.ts';
import { parseDeletion, parsePasswordChange, parseProfileChange } from './account-forms.ts';
import {
  type AccountMail,
  accountDeletedMail,
  type MailRecipient,
  passwordChangedMail,
  queueAccountMail,
} from './account-mails.ts';
import { type Accounts, unlessRefused } from './accounts.ts';
import { attemptOf } from './attempts.ts';
import { exportMember, forgetLinks } from './member-tables.ts';
import { type Member, passSessionCookie, profileOf, readMember, sessionHeaders } from './sessions.ts';

interface MemberCall {
  context: AccountContext;
  member: Member;
  body: unknown;
}
type AnswerMember = (accounts: Accounts, call: MemberCall) => Promise<Response>;

/** What a member with a session may call. */
export function memberRoutes(accounts: Accounts): Hono<AccountEnvironment> {
  async function asMember(context: AccountContext, body: unknown, answer: AnswerMember): Promise<Response> {
    const member = await readMember(accounts, context);
    return member === undefined
      ? refuse(context, 'notLoggedIn')
      : answer(accounts, { context, member, body });
  }

  const reading = (answer: AnswerMember) => (context: AccountContext) => asMember(context, undefined, answer);
  const changing = (answer: AnswerMember) => withBody((context, body) => asMember(context, body, answer));

  return new Hono<AccountEnvironment>()
    .get('/', reading(answerProfile))
    .patch('/', changing(answerProfileChange))
    .post('/change-password', changing(answerPasswordChange))
    .get('/export', reading(answerExport))
    .post('/delete', changing(answerDelete));
}

async function answerProfile(_: Accounts, { context, member }: MemberCall): Promise<Response> {
  return context.json(profileOf(member));
}

async function answerProfileChange(
  { auth }: Accounts,
  { context, member, body }: MemberCall,
): Promise<Response> {
  const form = parseProfileChange(body, member);
  if (!form.ok) return refuseFields(context, form.errors);
  const { firstName, ...rest } = form.value;
  const headers = sessionHeaders(context.req.raw.headers);
  const changed = await unlessRefused(
    auth.api.updateUser({ body: { ...rest, name: firstName }, headers, returnHeaders: true }),
  );
  if (changed === undefined) return refuse(context, 'notLoggedIn');
  return context.json(profileOf({ ...member, ...form.value }));
}

/**
 * Does what the password is asked for again. Wrong ones are counted together with those of the log-in.
 * @returns what was done, or the answer to a wrong password or to one too many.
 */
async function withPassword<Done>(
  accounts: Accounts,
  { context, member }: MemberCall,
  work: () => Promise<Done>,
): Promise<{ done: Done } | Response> {
  const attempt = attemptOf(accounts, context, { kind: 'password', email: member.email });
  const permission = await accounts.limits.beginAttempt(attempt);
  if (!permission.granted) return refuseFor(context, permission);
  const done = await unlessRefused(work());
  if (done === undefined) return refuse(context, 'badPassword');
  await accounts.limits.succeed(attempt);
  return { done };
}

/** Mails a member what has just happened. */
async function tell(
  accounts: Accounts,
  { context, member }: MemberCall,
  compose: (recipient: MailRecipient, firstName: string) => AccountMail,
): Promise<void> {
  const recipient = { ...member, origin: originOf(accounts, context) };
  await queueAccountMail(accounts.database, recipient, compose(recipient, member.firstName));
  accounts.onMailQueued();
}

async function answerPasswordChange(accounts: Accounts, call: MemberCall): Promise<Response> {
  const { context, member, body } = call;
  const form = parsePasswordChange(body, member);
  if (!form.ok) return refuseFields(context, form.errors);
  const { currentPassword, password: newPassword } = form.value;
  const headers = sessionHeaders(context.req.raw.headers);
  const change = { currentPassword, newPassword, revokeOtherSessions: true };
  const outcome = await withPassword(accounts, call, () =>
    accounts.auth.costlyCall((api) => api.changePassword({ body: change, headers, returnHeaders: true })),
  );
  if (outcome instanceof Response) return outcome;
  passSessionCookie(context, outcome.done.result.headers);
  await forgetLinks(accounts.database, member.id);
  await tell(accounts, call, passwordChangedMail);
  return context.json({ status: 'passwordChanged' });
}

async function answerExport(
  { database, keyring }: Accounts,
  { context, member }: MemberCall,
): Promise<Response> {
  const data = await exportMember(database, member, keyring);
  if (data === undefined) return refuse(context, 'notLoggedIn');
  return context.body(`${JSON.stringify(data, undefined, 2)}\n`, 200, {
    'Content-Type': 'application/json; charset=UTF-8',
    'Content-Disposition': 'attachment; filename="buzima-account.json"',
  });
}

async function answerDelete(accounts: Accounts, call: MemberCall): Promise<Response> {
  const { context, body } = call;
  const form = parseDeletion(body);
  if (!form.ok) return refuseFields(context, form.errors);
  const headers = sessionHeaders(context.req.raw.headers);
  const outcome = await withPassword(accounts, call, () =>
    accounts.auth.costlyCall((api) => api.deleteUser({ body: form.value, headers, returnHeaders: true })),
  );
  if (outcome instanceof Response) return outcome;
  passSessionCookie(context, outcome.done.result.headers);
  await forgetRemoved(accounts.database);
  await tell(accounts, call, accountDeletedMail);
  return context.json({ status: 'deleted' });
}
