import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Configuration } from '#server/configuration.ts';
import { prepareDataDirectory } from '#server/database/data-directory.ts';
import { outboxDirectory } from '#server/mail/mail-transport.ts';
import { StartupError } from '#server/startup-error.ts';
import { type BackupFacts, backupFiles, verifyBackup } from './backup-folder.ts';
import { bringSecret } from './kept-secret.ts';
import { restorePostgres } from './postgres-copy.ts';
import { restoreSqlite } from './sqlite-copy.ts';

export interface RestoreOptions {
  /** Where copies of the secret are kept. */
  secretFolder: string;
  /** Whether a database that holds data is written over. */
  replace: boolean;
  /** Whether to go on without the secret that the backup was made with. */
  withoutSecret: boolean;
}

/**
 * Puts a backup in place, after comparing every file with its checksum. The server must be stopped.
 * @throws StartupError when it must not be put in place; then the database is as it was.
 */
export async function restoreBackup(
  configuration: Configuration,
  path: string,
  { secretFolder, replace, withoutSecret }: RestoreOptions,
): Promise<BackupFacts> {
  const { databaseUrl, dataDirectory } = configuration;
  const facts = await verifyBackup(path);
  const own = databaseUrl === undefined ? 'SQLite' : 'PostgreSQL';
  if (facts.database !== own) {
    const remedy = own === 'SQLite' ? 'set DATABASE_URL' : 'unset DATABASE_URL';
    throw new StartupError(`The backup is one of ${facts.database} and the server uses ${own}: ${remedy}.`);
  }
  prepareDataDirectory(dataDirectory);
  if (!withoutSecret) await bringSecret(configuration, facts.secret, secretFolder);
  if (databaseUrl === undefined) {
    await restoreSqlite(join(path, backupFiles.sqlite), join(dataDirectory, 'buzima.sqlite'), replace);
  } else {
    await restorePostgres(join(path, backupFiles.postgres), databaseUrl, replace);
  }
  const outbox = join(path, backupFiles.outbox);
  if (existsSync(outbox)) await cp(outbox, outboxDirectory(dataDirectory), { recursive: true });
  return facts;
}
