import type { Context } from 'hono';
import { z } from 'zod';
import type { Profile } from '#src/features/account/contract.ts';
import { phoneAfterDialCode } from '#src/features/account/logic/phone.ts';
import type { ProfileForm } from './account-forms.ts';
import { type Accounts, languageOf } from './accounts.ts';

/** Who is logged in. */
export interface Member extends ProfileForm {
  id: string;
  email: string;
  createdAt: Date;
}

const userSchema = z.object({
  id: z.string(),
  name: z.string(),
  lastName: z.string(),
  email: z.string(),
  countryCode: z.string(),
  phone: z.string(),
  country: z.string(),
  language: z.string(),
  createdAt: z.date(),
});

/** What better-auth needs of a request; no address and no user agent, so that it stores neither. */
export function sessionHeaders(headers: Headers): Headers {
  return new Headers({ Cookie: headers.get('Cookie') ?? '' });
}

/** Hands the session's cookie on to the browser. better-auth also clears cookies that we never set. */
export function passSessionCookie(context: Context, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) {
    if (/^(__Host-)?buzima\.session_token=/.test(cookie)) {
      context.header('Set-Cookie', cookie, { append: true });
    }
  }
}

/** Who sends the request; better-auth prolongs a session that is used. Undefined without a valid session. */
export async function readMember({ auth }: Accounts, context: Context): Promise<Member | undefined> {
  const { headers, response } = await auth.api.getSession({
    headers: sessionHeaders(context.req.raw.headers),
    returnHeaders: true,
  });
  passSessionCookie(context, headers);
  if (response === null) return undefined;
  const { name: firstName, language, ...user } = userSchema.parse(response.user);
  return { ...user, firstName, language: languageOf(language) };
}

/** The id of the member who sends a request, for other parts of the server. The session stays as it is. */
export async function memberIdOf({ auth }: Accounts, headers: Headers): Promise<string | null> {
  const found = await auth.api.getSession({
    headers: sessionHeaders(headers),
    query: { disableRefresh: true },
  });
  return found?.user.id ?? null;
}

/** What a member sees of the account. */
export function profileOf(member: Omit<Member, 'id'>): Profile {
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
