import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '#server/startup-error.ts';

/**
 * Makes the folder, for the server's own user only, and proves that it can be written to.
 * @throws StartupError when it cannot.
 */
export function prepareDataDirectory(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    const probe = join(directory, `.write-test-${randomUUID()}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    throw new StartupError(
      `The data folder ${directory} cannot be written to (${code}): change its permissions or set DATA_DIR to another folder.`,
    );
  }
}
