import { existsSync } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Configuration } from '#server/configuration.ts';
import { outboxDirectory } from '#server/mail/mail-transport.ts';
import { backupFiles, backupName, finishBackup, partialName, removeOldBackups } from './backup-folder.ts';
import { copySecret, fingerprint, presentSecret } from './kept-secret.ts';
import { dumpPostgres } from './postgres-copy.ts';
import { copySqlite } from './sqlite-copy.ts';

export interface BackupOptions {
  /** Where backups are kept, each in a folder of its own. */
  folder: string;
  /** Where copies of the secret are kept: apart, since the two together open what members keep. */
  secretFolder: string;
  /** How many backups stay. */
  keep: number;
  now?: Date;
}

/**
 * Copies all that must not be lost, while the server runs.
 * @returns the folder of the new backup, and how many old ones were removed.
 * @throws StartupError when it cannot; then no backup has been removed.
 */
export async function makeBackup(
  configuration: Configuration,
  { folder, secretFolder, keep, now = new Date() }: BackupOptions,
): Promise<{ path: string; removed: number }> {
  const { databaseUrl, dataDirectory } = configuration;
  const path = join(folder, backupName(now));
  const partial = join(folder, partialName(now));
  await mkdir(partial, { recursive: true, mode: 0o700 });
  try {
    if (databaseUrl === undefined) {
      await copySqlite(join(dataDirectory, 'buzima.sqlite'), join(partial, backupFiles.sqlite));
    } else {
      await dumpPostgres(databaseUrl, join(partial, backupFiles.postgres));
    }
    // After the database: a mail that leaves its queue meanwhile is in both copies rather than in none.
    await copyOutbox(outboxDirectory(dataDirectory), join(partial, backupFiles.outbox));
    const secret = await presentSecret(configuration);
    await copySecret(configuration, secretFolder);
    await finishBackup(partial, path, {
      madeAt: now.toISOString(),
      database: databaseUrl === undefined ? 'SQLite' : 'PostgreSQL',
      secret: secret === undefined ? null : fingerprint(secret),
    });
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
  return { path, removed: await removeOldBackups(folder, keep, now) };
}

/** Finished mails only; their files are for the server's own user alone, and so are the copies. */
async function copyOutbox(outbox: string, target: string): Promise<void> {
  if (!existsSync(outbox)) return;
  const filter = (path: string) => path === outbox || path.endsWith('.eml');
  await cp(outbox, target, { recursive: true, filter });
}
