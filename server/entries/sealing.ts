import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** What was sealed cannot be opened. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken';
  constructor(options?: ErrorOptions) {
    super(
      'A seal does not open: the row was changed, or the secret of this server is another than then.',
      options,
    );
  }
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Where a sealed text belongs, such as a table and a row; it opens nowhere else. */
export type Place = readonly string[];

const bytesOf = (place: Place) => Buffer.from(JSON.stringify(place));

/**
 * Seals with AES-256-GCM: a random nonce, the tag and the ciphertext, in one text.
 *
 * @param key 256 bits; it may seal some thousand million times
 */
export function seal(key: Buffer, open: Buffer, place: Place): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes }).setAAD(bytesOf(place));
  const closed = Buffer.concat([cipher.update(open), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), closed]).toString('base64url');
}

/** @throws SealBroken when anything of it was changed, or with another key or place */
export function openSealed(key: Buffer, sealed: string, place: Place): Buffer {
  const bytes = Buffer.from(sealed, 'base64url');
  const nonce = bytes.subarray(0, nonceBytes);
  const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes);
  try {
    const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes })
      .setAAD(bytesOf(place))
      .setAuthTag(tag);
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
  } catch (error) {
    throw new SealBroken({ cause: error });
  }
}
