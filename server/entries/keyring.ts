import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { openSealed, seal } from './sealing.ts';

/** What the server's secret gives to the entries. */
export interface Keyring {
  /** Names the account of a user to devices without saying whose it is. */
  accountOf(userId: string): string;
  /** A key of 256 bits for a purpose of another part of the server, the same each time. */
  keyFor(purpose: string): Buffer;
  /** A key that nobody has had before, 256 bits. */
  newKey(): Buffer;
  /** A member's key as the database may hold it. */
  wrap(userId: string, key: Buffer): string;
  /** @throws SealBroken for the key of another member, or with another secret. */
  unwrap(userId: string, wrapped: string): Buffer;
}

const keyBytes = 32;

/** @param secret the server's; whoever has it and the database can read all entries. */
export function createKeyring(secret: string): Keyring {
  const derived = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, keyBytes));
  const keyOfKeys = derived('buzima entries: the key of the keys of members');
  const keyOfNames = derived('buzima entries: the names of accounts');
  const placeOf = (userId: string) => ['key', userId];
  return {
    accountOf: (userId) => createHmac('sha256', keyOfNames).update(userId).digest('base64url'),
    keyFor: (purpose) => derived(`buzima ${purpose}`),
    newKey: () => randomBytes(keyBytes),
    wrap: (userId, key) => seal(keyOfKeys, key, placeOf(userId)),
    unwrap: (userId, wrapped) => openSealed(keyOfKeys, wrapped, placeOf(userId)),
  };
}
