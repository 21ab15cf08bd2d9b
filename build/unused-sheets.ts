import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tagsOf } from './html-tags.ts';
import { fileNames } from './site-files.ts';

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
    const [tag] = tagsOf(link, ['link']);
    const classes = sheets.get(tag?.attribute('href') ?? '');
    const isUnused =
      tag?.attribute('rel') === 'stylesheet' &&
      classes !== undefined &&
      classes.size > 0 &&
      ![...classes].some((name) => shown.has(name));
    return isUnused ? '' : link;
  });
}

/** Takes from every page of a built site the style sheets that it does not need. */
export async function removeUnusedSheets(directory: string): Promise<void> {
  const names = await fileNames(directory);
  const sheets = new Map<string, ReadonlySet<string>>();
  for (const name of names.filter((one) => one.endsWith('.css'))) {
    sheets.set(`/${name}`, classesIn(await readFile(join(directory, name), 'utf8')));
  }
  for (const name of names.filter((one) => one.endsWith('.html'))) {
    const path = join(directory, name);
    const html = await readFile(path, 'utf8');
    const lighter = withoutUnusedSheets(html, sheets);
    if (lighter !== html) await writeFile(path, lighter);
  }
}
