import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { type Accounts, newToken } from './accounts.ts';

const days = 180;

function nameOf({ https }: Accounts): string {
  return https ? '__Secure-buzima.device' : 'buzima.device';
}

function signatureOf({ secret }: Accounts, device: string, email: string): Buffer {
  return createHmac('sha256', secret).update(`device ${device} of ${email}`).digest();
}

/**
 * Remembers in the browser that the account has been used on it. It opens nothing: it only tells the owner from those
 * who guess.
 */
export function rememberDevice(accounts: Accounts, context: Context, email: string): void {
  const device = knownDevice(accounts, context, email) ?? newToken();
  const signature = signatureOf(accounts, device, email).toString('base64url');
  setCookie(context, nameOf(accounts), `${device}.${signature}`, {
    path: '/api/account',
    httpOnly: true,
    sameSite: 'Lax',
    secure: accounts.https,
    maxAge: days * 24 * 3600,
  });
}

/** The name of the device, if the account has been used on it before. */
export function knownDevice(accounts: Accounts, context: Context, email: string): string | undefined {
  const [device = '', signature = ''] = getCookie(context, nameOf(accounts))?.split('.') ?? [];
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(accounts, device, email);
  return given.length === expected.length && timingSafeEqual(given, expected) ? device : undefined;
}
