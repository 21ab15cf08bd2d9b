import { offerFile } from '#src/device/offer-file.ts';
import { backupName, makeBackup } from '#src/features/entries/logic/backup.ts';
import { readForBackup } from '#src/features/entries/store/entry-file.ts';

/** Hands the reader everything that is kept as one file, also what the device had no room for. @returns its name */
export function saveFile(): string {
  const now = new Date();
  const name = backupName(now);
  offerFile(name, 'application/json', makeBackup(readForBackup(), now));
  return name;
}
