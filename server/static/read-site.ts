import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** A file as the build left it, with the compressed files that the build put beside it. */
export interface SourceFile {
  /** Relative to the site's folder, with forward slashes. */
  name: string;
  content: Buffer<ArrayBuffer>;
  brotli: Buffer<ArrayBuffer> | undefined;
  gzip: Buffer<ArrayBuffer> | undefined;
}

const compressedName = /\.(br|gz)$/;
const notServed = /^_(headers|redirects|nginx\.(http|server)\.conf)$/;

function listNames(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !/(^|\/)\./.test(name) || name.startsWith('.well-known/'))
    .filter((name) => !notServed.test(name));
}

/** A small buffer is a slice of a larger one, which it keeps in memory; this gives one that keeps nothing else. */
export function alone(content: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  if (content.buffer.byteLength === content.length) return content;
  const copy = Buffer.allocUnsafeSlow(content.length);
  content.copy(copy);
  return copy;
}

/** Reads every file of a built site that may be served. The `.br` and `.gz` beside a file are the build's own word. */
export function readSite(directory: string): SourceFile[] {
  const names = listNames(directory);
  const present = new Set(names);
  const read = (name: string) => alone(readFileSync(join(directory, name)));
  const sibling = (name: string) => (present.has(name) ? read(name) : undefined);
  return names
    .filter((name) => !(compressedName.test(name) && present.has(name.replace(compressedName, ''))))
    .map((name) => ({
      name: name.normalize(),
      content: read(name),
      brotli: sibling(`${name}.br`),
      gzip: sibling(`${name}.gz`),
    }));
}
