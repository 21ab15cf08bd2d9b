import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';

/** Pages of these folders are one kind each: they are made of the same parts and differ only in words and drawings. */
const alikePages = /^(?<prefix>(?:\/[\w-]+)?)\/exercises\/(?<id>[^/]+)$/;

const oneOf = 16;
const atLeast = 8;

/** What an address says about a page that has many like it; for every other page undefined. */
export function alikePage(path: string): { prefix: string; id: string } | undefined {
  const { prefix, id } = alikePages.exec(path)?.groups ?? {};
  return prefix === undefined || id === undefined ? undefined : { prefix, id };
}

/**
 * The addresses that a test visits which looks at whole pages: one in sixteen of those that differ only in words, and
 * all others. What breaks such a page is its layout, which all share, or a long word. So the sample holds in each
 * language the longest page, and as few as possible of those that the other languages hold; the choice hangs on the
 * ids, so an exercise more or less changes no more than one other. The tests of the built files read every page.
 *
 * @param bytesOf the length of a page, given its address
 */
export function sampled(paths: readonly string[], bytesOf: (path: string) => number): string[] {
  const alike = paths.flatMap((path) => {
    const parts = alikePage(path);
    return parts ? [{ path, ...parts }] : [];
  });
  const prefixes = [...new Set(alike.map(({ prefix }) => prefix))].sort();
  const kept = prefixes.flatMap((prefix, index) => {
    // Every language starts at another place of one and the same order, and takes what follows.
    const start = index / prefixes.length;
    const own = alike
      .filter((page) => page.prefix === prefix)
      .map(({ path, id }) => ({ path, place: (placeOf(id) - start + 1) % 1, bytes: bytesOf(path) }));
    const count = Math.max(atLeast, Math.round(own.length / oneOf));
    return [
      ...own.toSorted((one, other) => one.place - other.place).slice(0, count),
      ...own.toSorted((one, other) => other.bytes - one.bytes).slice(0, 1),
    ].map(({ path }) => path);
  });
  return paths.filter((path) => alikePage(path) === undefined || kept.includes(path));
}

/** The sample of the pages in a folder of built files. */
export function sampledPages(directory: string, paths: readonly string[]): string[] {
  return sampled(paths, (path) => statSync(join(directory, `${path}.html`)).size);
}

/** A place from 0 to 1 that hangs on the id alone. */
function placeOf(id: string): number {
  return createHash('sha256').update(id).digest().readUInt32BE() / 2 ** 32;
}
