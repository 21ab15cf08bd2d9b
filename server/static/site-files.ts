import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';
import {
  contentSecurityPolicy,
  drawingPolicy,
  inlineScriptHashes,
  inlineStyleHashes,
} from '#server/http/content-security-policy.ts';
import { isOpenFile, openFileHeaders } from '#server/http/open-files.ts';
import { type AnswerKind, securityHeaders } from '#server/http/security-headers.ts';
import {
  speculationHeader,
  speculationRulesFile,
  speculationRulesType,
} from '#server/http/speculation-rules.ts';
import { StartupError } from '#server/startup-error.ts';
import type { Encoding } from './accept-encoding.ts';
import { alone, readSite, type SourceFile } from './read-site.ts';

/** Names and values in turn, as Node writes them fastest. */
export type HeaderList = string[];

/** One file in one encoding, with the headers that go with it. */
export interface Representation {
  headers: HeaderList;
  /** The headers for a reader who saves data; of whatever is no page the same. */
  sparingHeaders: HeaderList;
  /** The headers of a 304, which describe no body. */
  notModifiedHeaders: HeaderList;
  /** The headers of a 404, where the file is the page for what is not there. */
  notFoundHeaders: HeaderList;
  body: () => Uint8Array<ArrayBuffer>;
  etag: string;
}

/** A file of the site in the encodings that the build made of it. */
export interface SiteFile {
  encodings: readonly Encoding[];
  representations: ReadonlyMap<Encoding, Representation>;
}

export interface Site {
  /** By the path that answers: `/`, `/fr`, `/bmi-calculator`, `/assets/x.css`. */
  files: ReadonlyMap<string, SiteFile>;
  /** The page for what is not there, by language code; `''` for the site's own. */
  notFoundPages: ReadonlyMap<string, SiteFile>;
}

export interface SiteOptions {
  https: boolean;
  emailOrigin: string | undefined;
}

/** How long a file of the site may be kept without asking. @param name from the site's folder. */
export function cacheControl(name: string): string {
  if (name.startsWith('assets/')) return 'public, max-age=31536000, immutable';
  // Names without a hash: whatever a page's correctness hangs on is asked for anew, a picture may be a day old.
  return /\.(html|js|json|webmanifest|xml|txt)$/.test(name) ? 'no-cache' : 'public, max-age=86400';
}

/** @param name from the site's folder. */
export function contentType(name: string): string {
  if (name === speculationRulesFile.name) return speculationRulesType;
  return (
    getMimeType(name) ??
    (name.startsWith('.well-known/') ? 'text/plain; charset=utf-8' : 'application/octet-stream')
  );
}

// A function of its own, so that a body keeps nothing alive but itself.
function always(content: Buffer<ArrayBuffer>): () => Uint8Array<ArrayBuffer> {
  return () => content;
}

/**
 * Reads a file again for each answer. The pictures that chats ask for are a fifth of the site and are asked for once each
 * time that somebody shares a page: memory is better used.
 */
function read(path: string, length: number): () => Uint8Array<ArrayBuffer> {
  return () => {
    const content = readFileSync(path);
    // A new build beneath a running server: what was promised of this file is not true any more.
    if (content.length !== length) throw new Error(`${path} has changed since the server started.`);
    return content;
  };
}

/** Unpacks once for all answers under way at a time: a client that asks and never reads must not fill the memory. */
function unpacked(gzip: Buffer<ArrayBuffer>): () => Uint8Array<ArrayBuffer> {
  let shared: WeakRef<Uint8Array<ArrayBuffer>> | undefined;
  return () => {
    const present = shared?.deref();
    if (present !== undefined) return present;
    const content = alone(gunzipSync(gzip));
    shared = new WeakRef(content);
    return content;
  };
}

function answerKind(name: string): AnswerKind {
  if (name.endsWith('.html')) return 'document';
  return name.endsWith('.svg') ? 'drawing' : 'asset';
}

function policyOf(kind: AnswerKind, content: Buffer, options: SiteOptions): string {
  if (kind === 'asset') return '';
  return kind === 'drawing' ? drawingPolicy : policyFor(content, options);
}

/** Each page's policy names its own inline parts only: those of a whole site would outgrow the header. */
function policyFor(content: Buffer, options: SiteOptions): string {
  const markup = content.toString();
  return contentSecurityPolicy(inlineScriptHashes(markup), {
    ...options,
    styleHashes: inlineStyleHashes(markup),
  });
}

function headerList(headers: Record<string, string>): HeaderList {
  return Object.entries(headers).flat();
}

/** What else of a request the answer hangs on. */
function varyOf(kind: AnswerKind, isCompressed: boolean): Record<string, string> {
  const names = [...(isCompressed ? ['Accept-Encoding'] : []), ...(kind === 'document' ? ['Save-Data'] : [])];
  return names.length === 0 ? {} : { Vary: names.join(', ') };
}

/** @param hints what a page is sent with beside, but not to a reader who saves data */
function describe(source: SourceFile, directory: string, options: SiteOptions, hints: HeaderList): SiteFile {
  const { name, content, brotli, gzip } = source;
  const kept = name.endsWith('.png') ? read(join(directory, name), content.length) : always(content);
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  const bodies = new Map<Encoding, { length: number; body: () => Uint8Array<ArrayBuffer> }>();
  if (brotli !== undefined) bodies.set('br', { length: brotli.length, body: always(brotli) });
  if (gzip !== undefined) bodies.set('gzip', { length: gzip.length, body: always(gzip) });
  // Nearly every client takes gzip, so the plain text is not kept beside it: unpacking it for the others is cheap.
  bodies.set('identity', {
    length: content.length,
    body: gzip === undefined ? kept : unpacked(gzip),
  });

  const kind = answerKind(name);
  const common = {
    'Cache-Control': cacheControl(name),
    ...varyOf(kind, bodies.size > 1),
    ...securityHeaders({
      kind,
      contentSecurityPolicy: policyOf(kind, content, options),
      https: options.https,
    }),
    ...(isOpenFile(`/${name}`) ? openFileHeaders : {}),
  };
  const representations = new Map(
    [...bodies].map(([encoding, { length, body }]): [Encoding, Representation] => {
      const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
      const described = {
        ...common,
        'Content-Type': contentType(name),
        'Content-Length': String(length),
        ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
      };
      const sparingHeaders = headerList({ ...described, ETag: etag });
      const representation = {
        headers: kind === 'document' ? [...sparingHeaders, ...hints] : sparingHeaders,
        sparingHeaders,
        notModifiedHeaders: headerList({ ...common, ETag: etag }),
        notFoundHeaders: headerList({ ...described, 'Cache-Control': 'no-cache' }),
        body,
        etag,
      };
      return [encoding, representation];
    }),
  );
  return { encodings: [...bodies.keys()], representations };
}

/** The path that a file answers under. */
function publicPath(name: string): string {
  return name.endsWith('.html') ? cleanPath(`/${name}`) : `/${name}`;
}

/**
 * The path without what a visitor need not write: `.html`, `index.html`, trailing slashes.
 * @example cleanPath('/fr/index.html') // '/fr'
 */
export function cleanPath(path: string): string {
  return (
    path
      .replace(/\.html$/, '')
      .replace(/(^|\/)index$/, '/')
      .replace(/\/+$/, '') || '/'
  );
}

/**
 * Reads the whole built site into memory, so that a new build beneath a running server never mixes with the old one. Only
 * the pictures for chats stay where they are.
 * @throws StartupError when the folder holds no built site.
 */
export function loadSite(directory: string, options: SiteOptions): Site {
  let sources: SourceFile[];
  try {
    sources = readSite(directory);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    throw new StartupError(
      `The site's folder ${directory} cannot be read (${code}): run "npm run build" first or set SITE_DIR.`,
    );
  }
  if (!sources.some((source) => source.name === 'index.html')) {
    throw new StartupError(
      `The site's folder ${directory} has no index.html: run "npm run build" first or set SITE_DIR.`,
    );
  }
  // An older site has other rules, and none where it was not built by us.
  const hasRules = sources.some(({ name }) => name === speculationRulesFile.name);
  const hints = hasRules ? headerList(speculationHeader) : [];
  const files = new Map<string, SiteFile>();
  const notFoundPages = new Map<string, SiteFile>();
  for (const source of sources) {
    const file = describe(source, directory, options, hints);
    const notFoundPage = /^(?:([^/]+)\/)?404\.html$/.exec(source.name);
    if (notFoundPage) notFoundPages.set(notFoundPage[1] ?? '', file);
    else files.set(publicPath(source.name), file);
  }
  return { files, notFoundPages };
}
