import { createHash } from 'node:crypto';

/**
 * Names the state of texts, so that a translation can say which English it was made from and a stale one is found.
 *
 * @param texts every text that a reader sees, in a fixed order
 * @returns twelve hexadecimal digits
 */
export function wordsDigest(texts: readonly (string | readonly string[])[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 12);
}
