import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

const atOnce = 8;

/** Every file of a folder, as paths inside it with forward slashes, sorted. */
export async function fileNames(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** Does something with every file of a folder, a few at a time: together they would not fit into memory. */
export async function eachFile(directory: string, handle: (path: string) => Promise<void>): Promise<void> {
  const waiting = (await fileNames(directory)).map((name) => join(directory, name)).reverse();
  const takeNext = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      await handle(path);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, takeNext));
}
