import { join } from 'node:path';
import { projectDirectory, siteDirectory } from '#scripts/site-paths.ts';
import { type Language, languageCodes } from '#src/words/languages.ts';
import { longestPages, pagesOfTheDay, partOfTheDay } from '#tests/support/sample.ts';
import { type SitePage, sitePages } from '#tests/support/site-pages.ts';

/** Every page of the built site. */
export const pages = sitePages(siteDirectory);

/** Every page of the site that the tests build right to left. */
export const mirroredPages = sitePages(join(projectDirectory, 'dist-pseudo')).filter(
  ({ language }) => language === 'ar-XB',
);

/** The pages that every look at whole pages takes, by kind: the longest in each language. */
export function longestByKind(
  of: readonly SitePage[],
): (readonly [kind: string, own: readonly SitePage[]])[] {
  return [...Map.groupBy(longestPages(of), ({ kind }) => kind)];
}

const pagesADay = 12;
const pagesATest = 6;

/** Groups for one test each: a tab that goes from page to page does less work than a new one for each page. */
export function inGroups<Item>(items: readonly Item[], size: number = pagesATest): (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/** Other pages each day, in groups for one test each. Their number does not grow with the site. */
export function groupsOfTheDay(): (readonly SitePage[])[] {
  const longest = new Set(longestPages(pages));
  return inGroups(
    pagesOfTheDay(
      pages.filter((page) => !longest.has(page)),
      pagesADay,
    ),
  );
}

/** Each language with a path in it: for what the words themselves can break, such as a width or a number. */
export const languages: readonly Language[] = languageCodes;

/** The language of the day, each in its turn: for what a page does, whatever its words. */
export const someLanguages: readonly Language[] = partOfTheDay(languageCodes, languageCodes.length);

/** The browser reports the status 404 of a missing page as an error of its own. */
export const missingPageError = /Failed to load resource: the server responded with a status of 404/;
