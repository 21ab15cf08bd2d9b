import { createHmac } from 'node:crypto';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Configuration } from '#server/configuration.ts';
import { StartupError } from '#server/startup-error.ts';

/** Tells one secret from another. It is no help in finding a secret that was made at random. */
export function fingerprint(secret: string): string {
  return createHmac('sha256', secret).update('which secret a backup needs').digest('hex').slice(0, 16);
}

const secretPath = (dataDirectory: string) => join(dataDirectory, 'auth-secret');

/** The secret that the server uses; undefined where none has been made yet. */
export async function presentSecret({ accounts, dataDirectory }: Configuration): Promise<string | undefined> {
  if (accounts.secret !== undefined) return accounts.secret;
  try {
    return (await readFile(secretPath(dataDirectory), 'utf8')).trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

const copyName = (print: string) => `auth-secret-${print}`;

/** Keeps a copy of a secret that is only in the data folder; one of the settings is kept where they are. */
export async function copySecret(configuration: Configuration, folder: string): Promise<void> {
  const secret = await presentSecret(configuration);
  if (secret === undefined || configuration.accounts.secret !== undefined) return;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await writeFile(join(folder, copyName(fingerprint(secret))), secret, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}

/**
 * Sees to it that the server has the secret that a backup needs: it has it already, or its copy is put in place.
 * @param needed its fingerprint; null where the backup was made without any.
 * @throws StartupError when there is none, or another one.
 */
export async function bringSecret(
  configuration: Configuration,
  needed: string | null,
  folder: string,
): Promise<void> {
  if (needed === null) return;
  const present = await presentSecret(configuration);
  if (present !== undefined && fingerprint(present) === needed) return;
  const consequence = 'what members keep in their accounts could not be read. Nothing was changed.';
  if (present !== undefined) {
    throw new StartupError(
      `The server has another secret than the backup was made with (${needed}), so ${consequence}`,
    );
  }
  const copy = join(folder, copyName(needed));
  try {
    await mkdir(configuration.dataDirectory, { recursive: true, mode: 0o700 });
    await copyFile(copy, secretPath(configuration.dataDirectory));
  } catch {
    throw new StartupError(`The secret of the backup is not in ${copy}, so ${consequence}`);
  }
}
