import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteDirectory } from '#scripts/site-paths.ts';
import { longestPages, pagesOfTheDay } from '#tests/support/sample.ts';
import { type SitePage, sitePages } from '#tests/support/site-pages.ts';
import { type BuiltPage, readPage } from './read-page.ts';

/** The file of a page as it was built. */
export function htmlOf({ file }: SitePage): string {
  return readFileSync(join(siteDirectory, file), 'utf8');
}

/** Every file of the built site, as paths inside its folder. */
export const siteFiles: ReadonlySet<string> = new Set(
  readdirSync(siteDirectory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(siteDirectory.length + 1)
        .replaceAll('\\', '/'),
    ),
);

/** Every page of the built site, those for missing addresses included. */
export const pages: readonly BuiltPage[] = sitePages(siteDirectory).map((page) =>
  readPage(page, htmlOf(page)),
);

/** The pages that answer at their own address: all but those for missing addresses. */
export const reachablePages = pages.filter(({ kind }) => kind !== '404');

export const byPath: ReadonlyMap<string, BuiltPage> = new Map(
  reachablePages.map((page) => [page.path, page]),
);

/** The pages that search engines may list; the rest is reached by a letter or after logging in. */
export const listedPages = reachablePages.filter(({ robots }) => robots !== 'noindex');

/** Pages that show English for want of a translation: they send search engines to the English page. */
export const untranslatedPages = reachablePages.filter(
  ({ canonical: [canonical], path, language }) =>
    language !== 'en' && canonical !== undefined && !canonical.endsWith(path),
);

/**
 * The pages that costly checks look at: of every kind the longest in each language, which holds every page with a tool,
 * and each day another tenth of all.
 */
export const sampledPages: readonly BuiltPage[] = [
  ...new Set([...longestPages(pages), ...pagesOfTheDay(pages, Math.ceil(pages.length / 10))]),
];

/** Everything that a check finds wrong, each with the page where it is. */
export function faultsOf<Page extends SitePage>(
  looked: readonly Page[],
  check: (page: Page) => readonly unknown[],
): string[] {
  if (looked.length === 0) throw new Error('A check over no page would pass for ever.');
  return looked.flatMap((page) =>
    check(page).map((fault) => `${page.file}: ${typeof fault === 'string' ? fault : JSON.stringify(fault)}`),
  );
}
