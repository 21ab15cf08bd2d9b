import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

type Bytes = Uint8Array<ArrayBuffer>;

/** What one answer sends. */
export interface Body {
  /** Bytes. */
  length: number;
  read: () => Bytes;
}

/** A small buffer is a slice of a larger one, which it keeps in memory; this gives one that keeps nothing else. */
function alone(content: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  if (content.buffer.byteLength === content.length) return content;
  const copy = Buffer.allocUnsafeSlow(content.length);
  content.copy(copy);
  return copy;
}

/**
 * Makes a content once for all answers under way at a time and keeps it no longer: a client that asks and never reads
 * must not fill the memory.
 */
function shared(make: () => Buffer<ArrayBuffer>): () => Bytes {
  let held: WeakRef<Bytes> | undefined;
  return () => {
    const present = held?.deref();
    if (present !== undefined) return present;
    const content = alone(make());
    held = new WeakRef(content);
    return content;
  };
}

/** A body that stays in memory from the start. */
export function keptBody(path: string): Body {
  const content = alone(readFileSync(path));
  return { length: content.length, read: () => content };
}

/** A body that is read from its file whenever somebody asks for it. */
export function fileBody(path: string, length: number): Body {
  const read = shared(() => {
    const content = readFileSync(path);
    // A new build beneath a running server: what was promised of this file is not true any more.
    if (content.length !== length) throw new Error(`${path} has changed since the server started.`);
    return content;
  });
  return { length, read };
}

/** The plain text of a body that is kept in gzip, unpacked whenever somebody asks for it. */
export function unpackedBody(gzip: Body, length: number): Body {
  return { length, read: shared(() => gunzipSync(gzip.read())) };
}
