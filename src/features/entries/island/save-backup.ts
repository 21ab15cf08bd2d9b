import { saveFile } from '#src/device/save-file.ts';
import { backupName, makeBackup } from '#src/features/entries/logic/backup.ts';
import { readForBackup } from '#src/features/entries/store/entry-file.ts';

/** Hands the reader everything that is kept as one file, also what the device had no room for. @returns its name */
export function saveBackup(): string {
  const now = new Date();
  const name = backupName(now);
  saveFile(name, makeBackup(readForBackup(), now), 'application/json');
  return name;
}
