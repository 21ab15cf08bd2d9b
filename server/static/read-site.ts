import { closeSync, fstatSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Encoding } from './accept-encoding.ts';
import { type Body, fileBody, keptBody, unpackedBody } from './bodies.ts';

/** A file as the build left it, with the compressed files that the build put beside it. */
export interface SourceFile {
  /** Relative to the site's folder, with forward slashes. */
  name: string;
  /** The plain content, to look at before the next file is asked for. */
  content: Buffer;
  /** What answers send, the preferred encoding first. */
  bodies: ReadonlyMap<Encoding, Body>;
}

const compressedName = /\.(br|gz)$/;
const notServed = /^_(headers|redirects|nginx\.(http|server)\.conf)$/;
// The pictures that chats show and the parcels of pages for days without network: more than half of the site, and each is
// asked for once by few.
const rarelyAsked = /\.png$|^assets\/packs\//;

/** Every file of a built site's folder that is not for the host alone, compressed copies included. */
export function siteNames(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !/(^|\/)\./.test(name) || name.startsWith('.well-known/'))
    .filter((name) => !notServed.test(name));
}

/**
 * Reads one file after the other into the same memory: what it gave last is gone with the next. The plain files are four
 * times what is kept, and memory that a start has once taken hardly goes back to the system.
 */
function fileReader(): (path: string) => Buffer {
  let room = Buffer.alloc(0);
  return (path) => {
    const file = openSync(path, 'r');
    try {
      const { size } = fstatSync(file);
      if (room.length < size) room = Buffer.allocUnsafeSlow(size);
      let length = 0;
      while (length < size) {
        const count = readSync(file, room, length, size - length, null);
        if (count === 0) break;
        length += count;
      }
      return room.subarray(0, length);
    } finally {
      closeSync(file);
    }
  };
}

/**
 * Nearly every client takes brotli or gzip, so the plain text of a file that has both is not kept beside them.
 * @param copies the endings of the compressed copies that are there
 */
function bodiesOf(path: string, name: string, plainLength: number, copies: ReadonlySet<string>) {
  const kept = !rarelyAsked.test(name);
  const bodyAt = (at: string) => (kept ? keptBody(at) : fileBody(at, statSync(at).size));
  const gzip = copies.has('gz') ? bodyAt(`${path}.gz`) : undefined;
  const bodies = new Map<Encoding, Body>();
  if (copies.has('br')) bodies.set('br', bodyAt(`${path}.br`));
  if (gzip !== undefined) bodies.set('gzip', gzip);
  bodies.set('identity', kept && gzip !== undefined ? unpackedBody(gzip, plainLength) : bodyAt(path));
  return bodies;
}

/**
 * Reads every file of a built site that may be served, one after the other. The `.br` and `.gz` beside a file are the
 * build's own word.
 * @param names those of `siteNames`
 */
export function* readSite(directory: string, names: readonly string[]): Generator<SourceFile> {
  const present = new Set(names);
  const read = fileReader();
  for (const name of names) {
    if (compressedName.test(name) && present.has(name.replace(compressedName, ''))) continue;
    const path = join(directory, name);
    const copies = new Set(['br', 'gz'].filter((ending) => present.has(`${name}.${ending}`)));
    const content = read(path);
    yield { name: name.normalize(), content, bodies: bodiesOf(path, name, content.length, copies) };
  }
}
