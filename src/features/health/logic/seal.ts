import type { Lock } from './records.ts';

/**
 * How often PBKDF2 with SHA-256 hashes a PIN.
 *
 * @see OWASP, Password Storage Cheat Sheet, 2023: at least 600,000
 */
export const hashRounds = 600_000;

/** The fewest and most characters of a PIN. */
export const pinLength = { least: 4, most: 64 } as const;

const saltBytes = 16;
/** What AES-GCM needs for each text, and never twice for one key. */
const nonceBytes = 12;
const sealing = { name: 'AES-GCM', length: 256 } as const;

/** Whether the browser can encrypt; not where the page came over an open connection. */
export const canSeal = (): boolean => globalThis.crypto?.subtle !== undefined;

/** Makes the key of a person, and the lock that opens it with a PIN. */
export async function makeLock(pin: string, rounds = hashRounds): Promise<{ lock: Lock; key: CryptoKey }> {
  const key = await crypto.subtle.generateKey(sealing, true, ['encrypt', 'decrypt']);
  return { lock: await lockFor(key, pin, rounds), key };
}

/** The lock that opens a key with another PIN. What the key has sealed stays as it is. */
export async function lockFor(key: CryptoKey, pin: string, rounds = hashRounds): Promise<Lock> {
  const salt = randomBytes(saltBytes);
  const nonce = randomBytes(nonceBytes);
  const wrapping = await keyOfPin(pin, salt, rounds);
  const wrapped = await crypto.subtle.wrapKey('raw', key, wrapping, { name: sealing.name, iv: nonce });
  return { salt: toText(salt), rounds, key: toText(joined(nonce, wrapped)) };
}

/** The key behind a lock; undefined for a wrong PIN. */
export async function openLock(lock: Lock, pin: string): Promise<CryptoKey | undefined> {
  try {
    const bytes = fromText(lock.key);
    const wrapping = await keyOfPin(pin, fromText(lock.salt), lock.rounds);
    const how = { name: sealing.name, iv: bytes.slice(0, nonceBytes) };
    const wrapped = bytes.slice(nonceBytes);
    return await crypto.subtle.unwrapKey('raw', wrapped, wrapping, how, sealing, true, [
      'encrypt',
      'decrypt',
    ]);
  } catch {
    return undefined;
  }
}

/** Something as text that nobody can read without the key. */
export async function seal(key: CryptoKey, content: object): Promise<string> {
  const nonce = randomBytes(nonceBytes);
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  return toText(joined(nonce, await crypto.subtle.encrypt({ name: sealing.name, iv: nonce }, key, bytes)));
}

/** What was sealed; undefined with another key, or where a single bit has changed. */
export async function unseal(key: CryptoKey, sealed: string): Promise<unknown> {
  try {
    const bytes = fromText(sealed);
    const how = { name: sealing.name, iv: bytes.slice(0, nonceBytes) };
    const opened = await crypto.subtle.decrypt(how, key, bytes.slice(nonceBytes));
    return JSON.parse(new TextDecoder().decode(opened));
  } catch {
    return undefined;
  }
}

async function keyOfPin(pin: string, salt: BufferSource, rounds: number): Promise<CryptoKey> {
  // Keyboards write an accented letter in two ways; both are the same PIN.
  const bytes = new TextEncoder().encode(pin.trim().normalize('NFKC'));
  const material = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveKey']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds };
  return crypto.subtle.deriveKey(how, material, sealing, false, ['wrapKey', 'unwrapKey']);
}

type Bytes = Uint8Array<ArrayBuffer>;

const randomBytes = (count: number): Bytes => crypto.getRandomValues(new Uint8Array(count));

const joined = (first: Bytes, second: ArrayBuffer): Bytes =>
  new Uint8Array([...first, ...new Uint8Array(second)]);

const toText = (bytes: Bytes): string => btoa(String.fromCharCode(...bytes));

const fromText = (text: string): Bytes => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
