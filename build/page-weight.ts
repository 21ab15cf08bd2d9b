import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { tagsOf } from './html-tags.ts';

/** Bytes that a first visit to a page brings, brotli-compressed as the server sends them. */
export interface PageWeight {
  /** The page itself with its inline scripts and drawings. */
  html: number;
  css: number;
  /** Every script file that runs without a click, with all that it imports statically. */
  javascript: number;
  /**
   * Pictures of the page and of its style sheets, the icon included; lazy ones count, so this is an upper bound. Those for
   * paper do not, since no visit asks for them.
   */
  images: number;
  total: number;
}

/** The files of the site that a page loads by itself, as paths inside the site's folder. */
export interface PageFiles {
  css: ReadonlySet<string>;
  javascript: ReadonlySet<string>;
  images: ReadonlySet<string>;
}

/**
 * The weight of one page of the built site.
 * @param htmlFile the page's path inside the site's folder, for example `fr/contacts.html`.
 * @throws Error when one of its files is not there.
 */
export function pageWeight(siteDirectory: string, htmlFile: string, files: PageFiles): PageWeight {
  const weigh = (paths: Iterable<string>) =>
    [...paths].reduce((sum, path) => sum + sentBytes(join(siteDirectory, path)), 0);
  const parts = {
    html: weigh([htmlFile]),
    css: weigh(files.css),
    javascript: weigh(files.javascript),
    images: weigh(files.images),
  };
  return { ...parts, total: parts.html + parts.css + parts.javascript + parts.images };
}

// Every page brings one of a few scripts.
const inlineBytes = new Map<string, number>();

/** The brotli bytes of the scripts that stand in the page itself; data blocks are no scripts. */
export function inlineScriptBytes(html: string): number {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(
      ([, attributes = '']) =>
        !/\bsrc=|\btype="(?:application\/(?:ld\+)?json|speculationrules)"/.test(attributes),
    )
    .map(([, , script = '']) => script)
    .join('\n');
  const bytes = inlineBytes.get(scripts) ?? (scripts === '' ? 0 : brotliCompressSync(scripts).length);
  inlineBytes.set(scripts, bytes);
  return bytes;
}

/**
 * What a page loads, read from its text.
 * @throws Error when the page names a script or a style sheet of the site that is not there.
 */
export function pageFiles(siteDirectory: string, html: string): PageFiles {
  // What waits in a template is fetched when a script takes it out.
  const shown = html.replace(/<template>[\s\S]*?<\/template>/g, '');
  const tags = tagsOf(shown, ['script', 'link', 'img', 'source', 'astro-island', 'image', 'use', 'video']);
  const css = tags
    .filter(({ name, attribute }) => name === 'link' && attribute('rel') === 'stylesheet')
    .map(({ attribute }) => attribute('href'));
  const scripts = tags.flatMap(({ name, attribute }) => {
    if (name === 'script') return [attribute('src') ?? attribute('data-after-paint')];
    if (name === 'link' && attribute('rel') === 'modulepreload') return [attribute('href')];
    if (name === 'astro-island') {
      return ['component-url', 'renderer-url', 'before-hydration-url'].map(attribute);
    }
    return [];
  });
  const pictures = tags.flatMap(({ name, attribute }) => {
    if (name === 'link') return attribute('rel')?.includes('icon') ? [attribute('href')] : [];
    if (name === 'script' || name === 'astro-island' || attribute('data-on-paper') !== undefined) return [];
    // What a picture shows to some readers they get in place of its other drawing, never beside it.
    if (name === 'source' && attribute('media') !== undefined) return [];
    const candidates = attribute('srcset')?.split(',') ?? [];
    return [
      ...['src', 'href', 'poster'].map(attribute),
      ...candidates.map((part) => part.trim().split(/\s+/)[0]),
    ];
  });
  const sheets = ownPaths(css);
  return {
    css: sheets,
    javascript: withImports(siteDirectory, ownPaths(scripts)),
    images: new Set([
      ...ownPaths(pictures),
      ...[...sheets].flatMap((sheet) => sheetPictures(siteDirectory, sheet)),
    ]),
  };
}

/** Keeps addresses of this site, without the slash in front; foreign hosts, `data:` and fragments are no files. */
function ownPaths(addresses: readonly (string | undefined)[]): Set<string> {
  const own = addresses.filter((address) => address !== undefined && /^\/[^/]/.test(address));
  return new Set(own.map((address) => (address ?? '').slice(1).replace(/[?#].*$/, '')));
}

function withImports(siteDirectory: string, entries: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  const waiting = [...entries];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    waiting.push(...staticImports(readFileSync(join(siteDirectory, path), 'utf8'), path));
  }
  return found;
}

/**
 * The files that a script imports before it runs.
 * @example staticImports('import{a}from"./a.js";import("./later.js")', 'assets/b.js') → ['assets/a.js']
 */
export function staticImports(script: string, path: string): string[] {
  return [...script.matchAll(/\b(?:from|import)\s*["']([^"']+\.js)["']/g)].map(([, target = '']) =>
    target.startsWith('/') ? target.slice(1) : posix.join(dirname(path), target),
  );
}

function sheetPictures(siteDirectory: string, sheet: string): string[] {
  const addresses = [
    ...readFileSync(join(siteDirectory, sheet), 'utf8').matchAll(/url\(["']?([^"')]+)["']?\)/g),
  ].map(([, address = '']) =>
    /^(?:\/|data:|https?:|#)/.test(address) ? address : `/${posix.join(dirname(sheet), address)}`,
  );
  return [...ownPaths(addresses)];
}

/** The compressed copy beside a file is what the server sends; pictures that have none travel as they are. */
export function sentBytes(file: string): number {
  const compressed = `${file}.br`;
  return statSync(existsSync(compressed) ? compressed : file).size;
}
