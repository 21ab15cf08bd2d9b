import { createHash } from 'node:crypto';
import { type FileHandle, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { fileNames } from '#build/site-files.ts';
import { StartupError } from '#server/startup-error.ts';

/** The files of a backup. Its folder holds nothing else. */
export const backupFiles = {
  sqlite: 'database.sqlite',
  postgres: 'database.dump',
  outbox: 'outbox',
  facts: 'backup.json',
  sums: 'SHA256SUMS',
} as const;

const factsSchema = z.object({
  /** ISO 8601. */
  madeAt: z.string(),
  database: z.enum(['SQLite', 'PostgreSQL']),
  /** Tells the secret that the entries hang on from others, and gives nothing of it away; null where there was none. */
  secret: z.string().nullable(),
});

/** What a backup says of itself. */
export type BackupFacts = z.infer<typeof factsSchema>;

const finished = /^buzima-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;
const unfinished = /^\.buzima-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.partial$/;
const dayMilliseconds = 24 * 3_600_000;

/** The name of a backup's folder; names sort by time. */
export const backupName = (madeAt: Date): string => `buzima-${madeAt.toISOString().replace(/[:.]/g, '-')}`;

/** The name while it is being made: what a crash leaves behind is no backup. */
export const partialName = (madeAt: Date): string => `.${backupName(madeAt)}.partial`;

/** The finished backups of a folder, the oldest first. */
export async function listBackups(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => finished.test(name)).sort();
}

/**
 * Removes all but the newest backups, and what broken attempts left more than a day ago. Nothing else is touched.
 * @returns how many backups were removed.
 */
export async function removeOldBackups(folder: string, keep: number, now: Date): Promise<number> {
  const old = (await listBackups(folder)).slice(0, -keep);
  const broken = (await readdir(folder)).filter((name) => {
    const [, hour, minute, second, fraction] = unfinished.exec(name) ?? [];
    if (hour === undefined) return false;
    return now.getTime() - Date.parse(`${hour}:${minute}:${second}.${fraction}Z`) > dayMilliseconds;
  });
  for (const name of [...old, ...broken]) await rm(join(folder, name), { recursive: true });
  return old.length;
}

async function digest(file: FileHandle): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of file.createReadStream({ autoClose: false })) hash.update(piece);
  return hash.digest('hex');
}

/** Sees to it that a file has reached the disk, and returns the SHA-256 of what it holds. */
async function settle(path: string): Promise<string> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
    return await digest(file);
  } finally {
    await file.close();
  }
}

/** Writes facts and checksums, and gives the folder its name: from now on it is a backup. */
export async function finishBackup(partial: string, path: string, facts: BackupFacts): Promise<void> {
  const text = `${JSON.stringify(facts, null, 2)}\n`;
  await writeFile(join(partial, backupFiles.facts), text, { mode: 0o600, flag: 'wx' });
  const lines: string[] = [];
  for (const name of fileNames(partial)) lines.push(`${await settle(join(partial, name))}  ${name}\n`);
  const sums = join(partial, backupFiles.sums);
  await writeFile(sums, lines.join(''), { mode: 0o600, flag: 'wx' });
  await settle(sums);
  await rename(partial, path);
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch {
    throw new StartupError(`There is no backup here: ${path} cannot be read.`);
  }
}

/**
 * Compares every file with its checksum.
 * @returns what the backup says of itself.
 * @throws StartupError when it is none, or a file is missing, changed or more than there should be.
 */
export async function verifyBackup(path: string): Promise<BackupFacts> {
  const sums = await readText(join(path, backupFiles.sums));
  const expected = new Map(
    sums
      .trimEnd()
      .split('\n')
      .map((line): [string, string] => [line.slice(66), line.slice(0, 64)]),
  );
  const present = fileNames(path).filter((name) => name !== backupFiles.sums);
  for (const name of new Set([...present, ...expected.keys()])) {
    const actual = present.includes(name) ? await settle(join(path, name)) : undefined;
    if (actual === undefined || actual !== expected.get(name)) {
      throw new StartupError(`The backup ${path} is damaged: ${name} is not what it was. Take another one.`);
    }
  }
  return factsSchema.parse(JSON.parse(await readText(join(path, backupFiles.facts))));
}
