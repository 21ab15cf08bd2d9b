import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PackIndex, packIndexAddress } from '#src/features/offline/logic/pack.ts';

/** What a pack may bring as it is sent: 6 MB. */
export const packBudget = 6_000_000;

/** What a built site says can be saved. */
export const readPackIndex = (directory: string): PackIndex =>
  JSON.parse(readFileSync(join(directory, packIndexAddress), 'utf8'));

/** One line for a person: what saving each language brings and takes. */
export function describePacks(index: PackIndex): string {
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;
  const packs = Object.entries(index).map(
    ([language, { sent, kept, pages }]) =>
      `${language}: ${pages} pages, ${megabytes(sent)} sent, ${megabytes(kept)} on the phone`,
  );
  return `To save for days without network (at most ${megabytes(packBudget)} sent): ${packs.join('; ')}`;
}
