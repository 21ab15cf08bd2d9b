import { createECDH } from 'node:crypto';
import type { Configuration } from '#server/configuration.ts';
import type { Keyring } from '#server/entries/keyring.ts';

/** The pair of keys by which push services know this site (RFC 8292), base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * The keys of this site. They hang on the server's secret, which is made at the first start and shared by several servers:
 * so there is nothing more to make, to share and to keep, and with another secret all devices would have to begin anew.
 */
export function vapidKeys(keyring: Keyring): VapidKeys {
  for (let attempt = 0; ; attempt += 1) {
    const pair = createECDH('prime256v1');
    const seed = keyring.keyFor(`reminders: the key for push services, ${attempt}`);
    try {
      pair.setPrivateKey(seed);
    } catch {
      // Of 2^32 seeds one is too large to be a key of this curve.
      continue;
    }
    return { publicKey: pair.getPublicKey('base64url'), privateKey: seed.toString('base64url') };
  }
}

/** The keys, and whom a push service may write to. */
export interface VapidDetails extends VapidKeys {
  subject: string;
}

/** What notifications are signed with. */
export function vapidDetails(
  { publicOrigin, mail }: Pick<Configuration, 'publicOrigin' | 'mail'>,
  keyring: Keyring,
): VapidDetails {
  const address = /<([^>]+)>/.exec(mail.from)?.[1] ?? mail.from;
  const subject = publicOrigin?.startsWith('https:') ? publicOrigin : `mailto:${address}`;
  return { subject, ...vapidKeys(keyring) };
}
