import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
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
// The strongest setting, 11, makes pages 1 % smaller and takes nearly three times as long: only a few very long files, which
// gain most, are worth it, and the files of the search, which it makes 2 % smaller.
const isWorthMore = (path: string, length: number) =>
  length > (extname(path) === '.json' ? 100_000 : 200_000);
// Parcels of saved pages are long and many; with 11 the build would take a minute more, to make them 6 % smaller.
const parcel = /[\\/]assets[\\/]packs[\\/]/;
const qualityFor = (path: string, { length }: Buffer) =>
  parcel.test(path) ? 9 : isWorthMore(path, length) ? 11 : 10;

/**
 * Puts a brotli and a gzip copy beside every text file of the site, so that no server ever compresses while a reader
 * waits. Brotli is nearly all of the work, so its results are kept in `cacheDirectory` under the
 * hash of what was compressed; what this site no longer needs goes.
 *
 * @returns the number of files, and how many of them were compressed anew
 */
export async function compressSite(
  directory: string,
  cacheDirectory: string,
): Promise<{ files: number; compressed: number }> {
  await mkdir(cacheDirectory, { recursive: true });
  const unused = new Set(await readdir(cacheDirectory));
  const count = { files: 0, compressed: 0 };
  await eachFile(directory, async (path) => {
    if (!compressible.has(extname(path))) return;
    const content = await readFile(path);
    const hash = createHash('sha256')
      .update(`brotli ${qualityFor(path, content)}\n`)
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
    count.files += 1;
    count.compressed += kept === undefined ? 1 : 0;
  });
  await Promise.all([...unused].map((name) => rm(join(cacheDirectory, name), { force: true })));
  return count;
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

// Node compresses on as many threads as it has for such work, four unless told otherwise.
function strongBrotli(path: string, content: Buffer): Promise<Buffer> {
  return compress.brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: qualityFor(path, content),
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
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
