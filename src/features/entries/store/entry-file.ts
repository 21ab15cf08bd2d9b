import type { Entry } from '#src/features/entries/contract.ts';
import { type Import, importOf } from '#src/features/entries/logic/backup.ts';
import { entriesWritten, keep, readHeld } from './entry-store.ts';

/** Everything for a file: also what is deleted, and what this edition of the site does not understand. */
export function readForBackup(): object[] {
  const { all, strange } = readHeld();
  return [...all.values(), ...strange];
}

/** Adds the entries of a file, and tells what that has changed, once it is written. */
export async function importEntries(entries: readonly Entry[]): Promise<Import> {
  const outcome = importOf(readHeld().all, entries);
  keep(outcome.changes);
  await entriesWritten();
  return outcome;
}
