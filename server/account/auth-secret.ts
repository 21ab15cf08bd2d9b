import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '#server/startup-error.ts';

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Of several servers that start at once in one folder, all end up with the secret of the first. */
function makeOnce(path: string): void {
  const draft = `${path}.${randomBytes(8).toString('hex')}`;
  writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
}

/**
 * The secret in `auth-secret` in the data directory, for the server's own user only; made when it is not there.
 * @throws StartupError when the file cannot be read or made, or holds too little.
 */
export function keptAuthSecret(dataDirectory: string): string {
  const path = join(dataDirectory, 'auth-secret');
  try {
    if (readIfThere(path) === undefined) makeOnce(path);
    const secret = readIfThere(path) ?? '';
    if (secret.length >= 32) return secret;
  } catch {
    throw new StartupError(
      `The secret of the sessions in ${path} cannot be read or made: check its permissions.`,
    );
  }
  throw new StartupError(
    `The file ${path} holds no secret of 32 characters: delete it, and a new one is made.`,
  );
}
