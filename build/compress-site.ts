import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { eachFile } from './site-files.ts';

const compressible = new Set([
  '.html',
  '.css',
  '.js',
  '.svg',
  '.xml',
  '.txt',
  '.json',
  '.webmanifest',
  '.ics',
]);
const compress = { brotli: promisify(brotliCompress), gzip: promisify(gzip) };
const decompress = promisify(brotliDecompress);
// Quality 10 makes files 9 % smaller than 9, and takes twenty times as long; 11 makes them 1 % smaller still, and takes three
// times as long again: only scripts, and what the search, Ask and the menus know, are worth it, which it makes 2 % smaller, and a
// page that breaks its budget without.
const known = /[\\/]assets[\\/](search|ask|meals)[\\/]/;
// Parcels of saved pages are long and many; with 11 the build would take a minute more, to make them 6 % smaller.
const parcel = /[\\/]assets[\\/]packs[\\/]/;
// A server sends ten packets, 14,600 bytes, before it waits for an answer. A page that clearly fits into them beside some 1,300
// bytes of headers arrives whole, and made smaller would not be there sooner.
const firstFlight = 11_600;
// Compressed, no page that is longer fits into them, but for a list, and that is not worth trying all others twice.
const longestToTry = 60_000;

/** What is known of a site while its files are compressed. */
export interface SiteCompressor {
  /** Compresses the files whose names are wanted and that have no copies yet. */
  compress: (wanted?: (name: string) => boolean) => Promise<void>;
  /** Clears the cache of what this site no longer needs, and counts the files and how many of them were compressed anew. */
  finish: () => Promise<{ files: number; compressed: number }>;
}

/**
 * Puts a brotli and a gzip copy beside the text files of the site, so that no server ever compresses while a reader
 * waits. Brotli is nearly all of the work, so its results are kept in `cacheDirectory` under the
 * hash of what was compressed.
 */
export async function siteCompressor(directory: string, cacheDirectory: string): Promise<SiteCompressor> {
  await mkdir(cacheDirectory, { recursive: true });
  const unused = new Set(await readdir(cacheDirectory));
  const done = new Set<string>();
  let compressed = 0;
  const compressOne = async (path: string) => {
    const content = await readFile(path);
    const hash = createHash('sha256')
      .update(`brotli ${worthOf(path, content)} ${firstFlight}\n`)
      .update(content)
      .digest('hex');
    unused.delete(hash);
    const kept = await readKept(join(cacheDirectory, hash), content);
    const [brotli, gzipped] = await Promise.all([kept ?? strongBrotli(path, content), strongGzip(content)]);
    await Promise.all([
      writeFile(`${path}.br`, brotli),
      writeFile(`${path}.gz`, gzipped),
      kept ?? writeFile(join(cacheDirectory, hash), brotli),
    ]);
    compressed += kept === undefined ? 1 : 0;
  };
  return {
    compress: (wanted = () => true) =>
      eachFile(directory, async (path) => {
        const name = relative(directory, path);
        if (done.has(name) || !compressible.has(extname(name)) || !wanted(name)) return;
        done.add(name);
        await compressOne(path);
      }),
    async finish() {
      await Promise.all([...unused].map((name) => rm(join(cacheDirectory, name), { force: true })));
      return { files: done.size, compressed };
    },
  };
}

/** What the cache holds for a content. A file that a broken-off build left half written is not believed. */
async function readKept(path: string, content: Buffer): Promise<Buffer | undefined> {
  try {
    const brotli = await readFile(path);
    return (await decompress(brotli)).equals(content) ? brotli : undefined;
  } catch {
    return undefined;
  }
}

/** How hard to try with a file: quickly, long, longest, or quickly unless it is then too long for the first packets. */
function worthOf(path: string, { length }: Buffer): 9 | 10 | 11 | 'as it fits' {
  if (parcel.test(path)) return 9;
  if (known.test(path) || extname(path) === '.js') return 11;
  return extname(path) === '.html' && length <= longestToTry ? 'as it fits' : 10;
}

// Node compresses on as many threads as it has for such work, four unless told otherwise.
async function strongBrotli(path: string, content: Buffer): Promise<Buffer> {
  const worth = worthOf(path, content);
  if (worth !== 'as it fits') return brotliOf(content, worth);
  const quick = await brotliOf(content, 9, leastWindow);
  return quick.length <= firstFlight ? quick : brotliOf(content, 10);
}

function brotliOf(content: Buffer, quality: number, window = windowFor(content)): Promise<Buffer> {
  return compress.brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_LGWIN]: window,
    },
  });
}

// 64 KB. With more, nine tenths of what quality 9 takes would be spent on clearing its tables.
const leastWindow = 16;

/** How far back to look, as a power of two: to the beginning. The usual 4 MB give the same result, and cost memory here and in the browser. */
function windowFor({ length }: Buffer): number {
  return Math.min(Math.max(Math.ceil(Math.log2(length)), leastWindow), 22);
}

function strongGzip(content: Buffer): Promise<Buffer> {
  return compress.gzip(content, { level: constants.Z_BEST_COMPRESSION });
}

/** Puts the copies beside one file that was written after all others were compressed. */
export async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  const [brotli, gzipped] = await Promise.all([strongBrotli(path, content), strongGzip(content)]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
}

/** Makes the brotli copy of a file as small as it can be, whatever time that takes. */
export async function compressMost(path: string): Promise<void> {
  const [content, kept] = await Promise.all([readFile(path), readFile(`${path}.br`)]);
  const brotli = await brotliOf(content, 11);
  if (brotli.length < kept.length) await writeFile(`${path}.br`, brotli);
}
