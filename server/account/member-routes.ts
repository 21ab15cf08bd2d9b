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
import { parsePassword, parsePasswordChange, parseProfileChange } from './account-forms.ts';
import type { AccountParts } from './account-routes.ts';
import { changePassword, changeProfile, deleteMember, exportMember, provePassword } from './member-data.ts';
import {
  clearSessionCookie,
  type Member,
  profileOf,
  readMember,
  setSessionCookie,
} from './session-cookie.ts';

/** What a member with a session may call. */
export function memberRoutes(parts: AccountParts): Hono<AccountEnvironment> {
  type MemberHandler = (context: AccountContext, member: Member, body: unknown) => Promise<Response>;

  async function asMember(context: AccountContext, body: unknown, handle: MemberHandler): Promise<Response> {
    const member = await readMember(parts.accounts, context);
    return member === undefined ? refuse(context, 'notLoggedIn') : handle(context, member, body);
  }

  const reading = (handle: MemberHandler) => (context: AccountContext) =>
    asMember(context, undefined, handle);
  const changing = (handle: MemberHandler) => withBody((context, body) => asMember(context, body, handle));

  return new Hono<AccountEnvironment>()
    .get(
      '/',
      reading(async (context, member) => context.json(profileOf(member))),
    )
    .patch(
      '/',
      changing((...call) => answerProfileChange(parts, ...call)),
    )
    .post(
      '/change-password',
      changing((...call) => answerPasswordChange(parts, ...call)),
    )
    .get(
      '/export',
      reading((context, member) => answerExport(parts, context, member)),
    )
    .post(
      '/delete',
      changing((...call) => answerDelete(parts, ...call)),
    );
}

async function answerProfileChange(
  { accounts }: AccountParts,
  context: AccountContext,
  member: Member,
  body: unknown,
): Promise<Response> {
  const form = parseProfileChange(body, member);
  if (!form.ok) return refuseFields(context, form.errors);
  return context.json(profileOf(await changeProfile(accounts, member, form.value)));
}

/** The hash of the right password, or the answer to a wrong one or to one too many. */
async function askPassword(
  { accounts, limits, trustedProxies }: AccountParts,
  context: AccountContext,
  member: Member,
  password: string,
): Promise<string | Response> {
  const client = clientOf(context, trustedProxies);
  const pair = `${member.id} ${client}`;
  const wait = (await limits.take('password', client)) || limits.lockOut.begin(pair);
  if (wait > 0) return refuseFor(context, wait);
  const provenHash = await provePassword(accounts, member, password);
  if (provenHash === undefined) return refuse(context, 'badPassword');
  limits.lockOut.succeed(pair);
  await limits.giveBack('password', client);
  return provenHash;
}

async function answerPasswordChange(
  parts: AccountParts,
  context: AccountContext,
  member: Member,
  body: unknown,
): Promise<Response> {
  const { accounts, originOf } = parts;
  const form = parsePasswordChange(body, member);
  if (!form.ok) return refuseFields(context, form.errors);
  const { currentPassword, password } = form.value;
  const provenHash = await askPassword(parts, context, member, currentPassword);
  if (typeof provenHash !== 'string') return provenHash;
  const origin = originOf(context);
  const session = await changePassword(accounts, member, { provenHash, password, origin });
  if (session === undefined) return refuse(context, 'badPassword');
  await setSessionCookie(accounts, context, session);
  return context.json({ status: 'passwordChanged' });
}

async function answerExport(
  { accounts }: AccountParts,
  context: AccountContext,
  member: Member,
): Promise<Response> {
  const data = await exportMember(accounts, member);
  if (data === undefined) return refuse(context, 'notLoggedIn');
  return context.body(`${JSON.stringify(data, undefined, 2)}\n`, 200, {
    'Content-Type': 'application/json; charset=UTF-8',
    'Content-Disposition': 'attachment; filename="buzima-account.json"',
  });
}

async function answerDelete(
  parts: AccountParts,
  context: AccountContext,
  member: Member,
  body: unknown,
): Promise<Response> {
  const { accounts, originOf } = parts;
  const form = parsePassword(body);
  if (!form.ok) return refuseFields(context, form.errors);
  const provenHash = await askPassword(parts, context, member, form.value);
  if (typeof provenHash !== 'string') return provenHash;
  if (!(await deleteMember(accounts, member, { provenHash, origin: originOf(context) }))) {
    return refuse(context, 'badPassword');
  }
  await clearSessionCookie(accounts, context);
  return context.json({ status: 'deleted' });
}
