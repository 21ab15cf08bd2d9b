import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PackIndex, packIndexAddress } from '#src/features/offline/logic/pack.ts';

/** What a pack may bring as it is sent: 6 MB. */
export const packBudget = 6_000_000;

/** What a built site says can be saved. */
export const readPackIndex = (directory: string): PackIndex =>
  JSON.parse(readFileSync(join(directory, packIndexAddress), 'utf8'));

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;

/** A row of the bench's table for each language. */
export function rowsOfPacks(index: PackIndex): { name: string; aim: string; result: string }[] {
  return Object.entries(index).map(([language, { sent, kept }]) => ({
    name: `${language} saved for days without network`,
    aim: `${megabytes(packBudget)} sent`,
    result: `${megabytes(sent)} sent, ${megabytes(kept)} on the phone`,
  }));
}

/** One line for a person: what saving each language brings and takes. */
export function describePacks(index: PackIndex): string {
  const packs = Object.entries(index).map(
    ([language, { sent, kept, pages }]) =>
      `${language}: ${pages} pages, ${megabytes(sent)} sent, ${megabytes(kept)} on the phone`,
  );
  return `To save for days without network (at most ${megabytes(packBudget)} sent): ${packs.join('; ')}`;
}
