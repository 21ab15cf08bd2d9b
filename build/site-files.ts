import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { setImmediate } from 'node:timers/promises';

// As many as Node has threads for reading and compressing.
const atOnce = 4;

/** Every file of a folder, as paths inside it with forward slashes, sorted. */
export function fileNames(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** Does something with every file of a folder, a few at a time: together they would not fit into memory. */
export async function eachFile(directory: string, handle: (path: string) => Promise<void>): Promise<void> {
  const waiting = fileNames(directory)
    .map((name) => join(directory, name))
    .reverse();
  const takeNext = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      await handle(path);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, takeNext));
}

/**
 * The text of a file, for what is done while the site is compressed. A read on another thread, as Node does it by itself, would
 * stand behind all that waits there to be compressed; this one only lets what is ready have its turn before.
 */
export async function readText(path: string): Promise<string> {
  await setImmediate();
  return readFileSync(path, 'utf8');
}
