import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tagsOf } from './html-tags.ts';
import { eachFile, fileNames } from './site-files.ts';

/** The classes that each style sheet has rules for, by its address. */
export type SheetClasses = ReadonlyMap<string, ReadonlySet<string>>;

/** @example classesIn('._a{color:red}._a ._b:hover{}') → _a and _b */
export function classesIn(css: string): ReadonlySet<string> {
  return new Set([...css.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name));
}

/**
 * A page without the links to style sheets none of whose classes it shows. One door builds all articles, so Astro gives a guide
 * the sheet of workouts as well. A sheet without classes is for every page, and a page with an island keeps all of its own,
 * because nobody sees in the page what the island shows later.
 */
export function withoutUnusedSheets(html: string, sheets: SheetClasses): string {
  if (html.includes('<astro-island')) return html;
  const shown = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  );
  return html.replace(/<link\b[^>]*>/g, (link) => {
    const classes = sheets.get(sheetOf(link) ?? '');
    const isUnused =
      classes !== undefined && classes.size > 0 && ![...classes].some((name) => shown.has(name));
    return isUnused ? '' : link;
  });
}

/**
 * A page with one style sheet in the place of those of this site that it links to, in their order. Each further sheet is asked
 * for by a connection of its own, which on a slow network is a tenth of a second or more before the first paint.
 *
 * @param texts what is in each style sheet, by its address
 * @param addressOf the address of a style sheet with that text
 */
export function withOneSheet(
  html: string,
  texts: ReadonlyMap<string, string>,
  addressOf: (css: string) => string,
): string {
  const links = (html.match(/<link\b[^>]*>/g) ?? []).filter((link) => texts.has(sheetOf(link) ?? ''));
  const [first, ...others] = links;
  if (first === undefined || others.length === 0) return html;
  const css = links.map((link) => texts.get(sheetOf(link) ?? '')).join('\n');
  const one = html.replace(first, `<link rel="stylesheet" href="${addressOf(css)}">`);
  return others.reduce((page, link) => page.replace(link, ''), one);
}

/** The address of the style sheet that a link leads to; undefined for another link. */
function sheetOf(link: string): string | undefined {
  const [tag] = tagsOf(link, ['link']);
  return tag?.attribute('rel') === 'stylesheet' ? tag.attribute('href') : undefined;
}

/** Gives every page of a built site one style sheet that holds what it needs, and removes those that no page asks for. */
export async function joinSheets(directory: string): Promise<void> {
  const names = fileNames(directory);
  const texts = new Map<string, string>();
  for (const name of names.filter((one) => one.endsWith('.css'))) {
    texts.set(`/${name}`, await readFile(join(directory, name), 'utf8'));
  }
  const classes = new Map([...texts].map(([address, css]) => [address, classesIn(css)]));
  const joined = new Map<string, string>();
  const addressOf = (css: string): string => {
    const version = createHash('sha256').update(css).digest('base64url').slice(0, 8);
    joined.set(`/assets/${version}.css`, css);
    return `/assets/${version}.css`;
  };
  const asked = new Set<string>();
  await eachFile(directory, async (path) => {
    if (!path.endsWith('.html')) return;
    const html = await readFile(path, 'utf8');
    const lighter = withOneSheet(withoutUnusedSheets(html, classes), texts, addressOf);
    if (lighter !== html) await writeFile(path, lighter);
    for (const link of lighter.match(/<link\b[^>]*>/g) ?? []) asked.add(sheetOf(link) ?? '');
  });
  for (const [address, css] of joined) await writeFile(join(directory, address), css);
  for (const address of texts.keys()) if (!asked.has(address)) await rm(join(directory, address));
}
