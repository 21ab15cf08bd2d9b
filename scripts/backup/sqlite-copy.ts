import { existsSync } from 'node:fs';
import { copyFile, open, rename, rm, writeFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '#server/startup-error.ts';

/** Tables that say nothing of anybody: a server that has only been started has rows in them. */
export const housekeeping = ['kysely_migration', 'kysely_migration_lock', 'health_checks'] as const;

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/**
 * Copies a database that may be written to in the same moment: the copy holds what was committed when it began, and
 * nothing that had been deleted.
 * @param target a path where nothing is yet.
 * @throws StartupError when there is no database, or its copy is not in order.
 */
export async function copySqlite(path: string, target: string): Promise<void> {
  if (!existsSync(path))
    throw new StartupError(`There is no database at ${path}, so there is nothing to copy.`);
  // SQLite writes into an empty file that is there, and leaves its permissions as they are.
  await writeFile(target, '', { mode: 0o600, flag: 'wx' });
  const source = new DatabaseSync(path, { timeout: 10_000 });
  try {
    source.prepare('vacuum into ?').run(target);
  } finally {
    source.close();
  }
  const copy = new DatabaseSync(target, { readOnly: true });
  try {
    const { integrity_check: verdict } = copy.prepare('pragma integrity_check').get() ?? {};
    if (verdict !== 'ok') throw new StartupError(`The copy of ${path} is not in order: ${verdict}.`);
  } finally {
    copy.close();
  }
}

function holdsRows(database: DatabaseSync): boolean {
  const tables = database
    .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'")
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !housekeeping.some((other) => other === name));
  return tables.some((name) => database.prepare(`select 1 from ${quoted(name)} limit 1`).get() !== undefined);
}

function codeOf(error: unknown): unknown {
  return error instanceof Error ? Reflect.get(error, 'errcode') : undefined;
}

const busy = 5;
const noDatabase = [11, 26];

/**
 * Makes sure that a database may be written over.
 * @throws StartupError when a server has it open, or it holds something and `replace` is false.
 */
function checkReplaceable(path: string, replace: boolean): void {
  const holds = new StartupError(
    `The database ${path} holds data. To write over it, make a backup of it and say --replace.`,
  );
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    if (!replace && holdsRows(database)) throw holds;
    // SQLite leaves its write-ahead log only when nobody else has the file open.
    database.exec('pragma journal_mode = delete');
  } catch (error) {
    if (codeOf(error) === busy) {
      throw new StartupError(`Another program has ${path} open: stop the server first. Nothing was changed.`);
    }
    // A file that is damaged is what people restore for.
    if (!noDatabase.some((code) => code === codeOf(error))) throw error;
    if (!replace) throw holds;
  } finally {
    database.close();
  }
}

/**
 * Puts a copy in the place of a database, at once and whole.
 * @throws StartupError when that must not be; then nothing has changed.
 */
export async function restoreSqlite(copy: string, path: string, replace: boolean): Promise<void> {
  if (existsSync(path)) checkReplaceable(path, replace);
  const fresh = `${path}.restoring`;
  await rm(fresh, { force: true });
  await copyFile(copy, fresh);
  const file = await open(fresh, 'r+');
  await file.chmod(0o600);
  await file.sync();
  await file.close();
  // They would be taken for changes that the new file has still to be told.
  for (const suffix of ['-wal', '-shm']) await rm(path + suffix, { force: true });
  await rename(fresh, path);
}
