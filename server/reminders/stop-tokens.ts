import { createHash, createHmac } from 'node:crypto';
import type { Keyring } from '#server/entries/keyring.ts';

/** Whose mails a link ends: those of one reminder, by the id of its entry, or of all. */
export type StopScope = { entry: string } | 'all';

/**
 * What a link holds that ends mails: 256 bits that nobody can guess. It is the same in each mail, so that the link in an
 * old one still works, and the server need not keep it.
 */
export function stopToken(keyring: Keyring, userId: string, scope: StopScope): string {
  return createHmac('sha256', keyring.keyFor('reminders: the links that end mails'))
    .update(JSON.stringify([userId, scope]))
    .digest('base64url');
}

/** What the database knows a token by. What cannot be guessed needs no slow hash, and no salt. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The hash of the token of a scope. */
export function stopHash(keyring: Keyring, userId: string, scope: StopScope): string {
  return hashOfToken(stopToken(keyring, userId, scope));
}
