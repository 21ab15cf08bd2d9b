import { createHash } from 'node:crypto';
import { getMimeType } from 'hono/utils/mime';
import {
  contentSecurityPolicy,
  drawingPolicy,
  inlineScriptHashes,
  inlineStyleHashes,
} from '#server/http/content-security-policy.ts';
import { isOpenFile, openFileHeaders } from '#server/http/open-files.ts';
import { type AnswerKind, securityHeaders } from '#server/http/security-headers.ts';
import { StartupError } from '#server/startup-error.ts';
import type { Encoding } from './accept-encoding.ts';
import type { Body } from './bodies.ts';
import { readSite, type SourceFile, siteNames } from './read-site.ts';

/** Names and values in turn, as Node writes them fastest. */
export type HeaderList = string[];

/** One file in one encoding, with the headers that go with it. */
export interface Representation {
  headers: HeaderList;
  /** The headers of a 304, which describe no body. */
  notModifiedHeaders: HeaderList;
  /** The headers of a 404, where the file is the page for what is not there. */
  notFoundHeaders: HeaderList;
  body: Body['read'];
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
  return (
    getMimeType(name) ??
    (name.startsWith('.well-known/') ? 'text/plain; charset=utf-8' : 'application/octet-stream')
  );
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

function describe({ name, content, bodies }: SourceFile, options: SiteOptions): SiteFile {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  const kind = answerKind(name);
  const common = {
    'Cache-Control': cacheControl(name),
    ...(bodies.size > 1 ? { Vary: 'Accept-Encoding' } : {}),
    ...securityHeaders({
      kind,
      contentSecurityPolicy: policyOf(kind, content, options),
      https: options.https,
    }),
    ...(isOpenFile(`/${name}`) ? openFileHeaders : {}),
  };
  const representations = new Map(
    [...bodies].map(([encoding, { length, read }]): [Encoding, Representation] => {
      const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
      const described = {
        ...common,
        'Content-Type': contentType(name),
        'Content-Length': String(length),
        ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
      };
      const representation = {
        headers: headerList({ ...described, ETag: etag }),
        notModifiedHeaders: headerList({ ...common, ETag: etag }),
        notFoundHeaders: headerList({ ...described, 'Cache-Control': 'no-cache' }),
        body: read,
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

function describeSite(directory: string, options: SiteOptions): Site {
  const names = siteNames(directory);
  if (!names.includes('index.html')) {
    throw new StartupError(
      `The site's folder ${directory} has no index.html: run "npm run build" first or set SITE_DIR.`,
    );
  }
  const files = new Map<string, SiteFile>();
  const notFoundPages = new Map<string, SiteFile>();
  for (const source of readSite(directory, names)) {
    const file = describe(source, options);
    const notFoundPage = /^(?:([^/]+)\/)?404\.html$/.exec(source.name);
    if (notFoundPage) notFoundPages.set(notFoundPage[1] ?? '', file);
    else files.set(publicPath(source.name), file);
  }
  return { files, notFoundPages };
}

/**
 * Reads the whole built site, and keeps in memory what answers nearly always send, so that a new build beneath a running
 * server never mixes with the old one. Only the pictures for chats and the parcels stay where they are.
 * @throws StartupError when the folder holds no built site.
 */
export function loadSite(directory: string, options: SiteOptions): Site {
  try {
    return describeSite(directory, options);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new StartupError(
      `The site's folder ${directory} cannot be read (${error.code}): run "npm run build" first or set SITE_DIR.`,
    );
  }
}
