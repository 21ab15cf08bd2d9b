import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Takes what is to be done at an end: that of the test, unless told otherwise. */
export type Afterwards = (end: () => void | Promise<void>) => void;

/** A new empty folder that is gone after the test. */
export function temporaryDirectory(afterwards: Afterwards = onTestFinished): string {
  const directory = mkdtempSync(join(tmpdir(), 'buzima-test-'));
  afterwards(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}
