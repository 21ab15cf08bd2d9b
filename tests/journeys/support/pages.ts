import { readdirSync } from 'node:fs';
import { isLanguage, type Language, languageCodes } from '#src/words/languages.ts';

/**
 * The addresses of every page in a folder of built files; for the page of missing addresses, one that is missing.
 *
 * @example 'index.html' → '/', 'fr.html' → '/fr', 'fr/contacts.html' → '/fr/contacts'
 */
export function builtPages(directory: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`)
    .map((path) => (path === '/index' ? '/' : path.replace(/\/404$/, '/no-such-page')))
    .sort();
}

/** Pages that one test visits one after the other: a window of its own for each of hundreds would cost more than they. */
export interface PageGroup {
  first: string;
  last: string;
  paths: readonly string[];
}

const groupSize = 20;

/** The pages in groups, each small enough for one test. */
export function pageGroups(paths: readonly string[]): PageGroup[] {
  return Array.from({ length: Math.ceil(paths.length / groupSize) }, (_, index) => {
    const group = paths.slice(index * groupSize, (index + 1) * groupSize);
    return { first: group.at(0) ?? '', last: group.at(-1) ?? '', paths: group };
  });
}

/** The language that an address belongs to. */
export function pageLanguage(path: string): Language {
  const [, first = ''] = path.split('/');
  return isLanguage(first) ? first : 'en';
}

/** Each language with a path in it: for tables of tests. */
export const languages: readonly Language[] = languageCodes;

/** The browser reports the status 404 of a missing page as an error of its own. */
export const missingPageError = /Failed to load resource: the server responded with a status of 404/;
