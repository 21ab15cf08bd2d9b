import type { Context } from 'hono';
import { deleteCookie, getCookie, setSignedCookie } from 'hono/cookie';
import { z } from 'zod';
import type { Profile } from '#src/features/account/logic/account-rules.ts';
import { phoneAfterDialCode } from '#src/features/account/logic/phone.ts';
import type { ProfileForm } from './account-forms.ts';
import { type Accounts, languageOf } from './accounts.ts';

/** Who is logged in. */
export interface Member extends ProfileForm {
  id: string;
  email: string;
  createdAt: Date;
  sessionToken: string;
}

const sessionSchema = z.object({
  session: z.object({ token: z.string() }),
  user: z.object({
    id: z.string(),
    name: z.string(),
    lastName: z.string(),
    email: z.string(),
    countryCode: z.string(),
    phone: z.string(),
    country: z.string(),
    language: z.string(),
    createdAt: z.date(),
  }),
});

/** Gives the browser a session, signed as better-auth reads it. */
export async function setSessionCookie(
  accounts: Accounts,
  context: Context,
  sessionToken: string,
): Promise<void> {
  const { authCookies, secret, sessionConfig } = await accounts.auth.context;
  const { name, attributes } = authCookies.sessionToken;
  await setSignedCookie(context, name, sessionToken, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: attributes.secure ?? false,
    maxAge: sessionConfig.expiresIn,
  });
}

/** Takes the session's cookie away from the browser. */
export async function clearSessionCookie(accounts: Accounts, context: Context): Promise<void> {
  const { name, attributes } = (await accounts.auth.context).authCookies.sessionToken;
  deleteCookie(context, name, { path: '/', secure: attributes.secure ?? false });
}

/** Who sends the request; better-auth prolongs a session that is used. Undefined without a valid session. */
export async function readMember(accounts: Accounts, context: Context): Promise<Member | undefined> {
  const { authCookies } = await accounts.auth.context;
  const { name } = authCookies.sessionToken;
  if (getCookie(context, name) === undefined) return undefined;
  const { headers, response } = await accounts.auth.api.getSession({
    headers: context.req.raw.headers,
    returnHeaders: true,
  });
  for (const cookie of headers.getSetCookie()) {
    // It also clears cookies that we never set.
    if (cookie.startsWith(`${name}=`)) context.header('Set-Cookie', cookie, { append: true });
  }
  if (response === null) return undefined;
  const { session, user } = sessionSchema.parse(response);
  return {
    id: user.id,
    firstName: user.name,
    lastName: user.lastName,
    email: user.email,
    countryCode: user.countryCode,
    phone: user.phone,
    country: user.country,
    language: languageOf(user.language),
    createdAt: user.createdAt,
    sessionToken: session.token,
  };
}

/** What a member sees of the account. */
export function profileOf(member: Omit<Member, 'id' | 'sessionToken'>): Profile {
  return {
    firstName: member.firstName,
    lastName: member.lastName,
    email: member.email,
    countryCode: member.countryCode,
    phone: phoneAfterDialCode(member.phone, member.countryCode),
    country: member.country,
    language: member.language,
    createdAt: member.createdAt.toISOString(),
  };
}
