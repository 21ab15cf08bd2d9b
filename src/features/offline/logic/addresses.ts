import { fallbackLanguage, isLanguage, type Language } from '#src/words/languages.ts';

/** What belongs to one person: the pages of the account. */
const ofAccount = /^(?:\/[a-z]{2})?\/premium\/(?:account|verify-email|reset-password)$/;

/** One spelling for all addresses of a page: without query, `.html` and slashes at the end. @example pagePath('/fr/') → '/fr' */
export const pagePath = (pathname: string): string =>
  pathname.replace(/\.html$/, '').replace(/\/+$/, '') || '/';

/** Whether a page may be stored at all. @example isPrivate('/fr/premium/account') → true */
export const isPrivate = (pathname: string): boolean =>
  ofAccount.test(pagePath(pathname)) || /^\/api(?:\/|$)/.test(pathname);

/** The language of an address. @example languageOf('/rw/tips/eye-care') → 'rw' */
export function languageOf(pathname: string): Language {
  const [, first] = pathname.split('/');
  return isLanguage(first) ? first : fallbackLanguage;
}

/** The page that stands in for one that cannot be had, in the language of its address. @example offlinePath('/rw/x') → '/rw/offline' */
export function offlinePath(pathname: string): string {
  const language = languageOf(pathname);
  return language === fallbackLanguage ? '/offline' : `/${language}/offline`;
}

/**
 * The addresses of scripts of ours that a script names: what it imports, at once or later, and the workers that it starts.
 *
 * @example scriptsIn('import("./a.B1.js")') → ['/assets/a.B1.js']
 */
export const scriptsIn = (script: string): string[] => [
  ...new Set(
    [...script.matchAll(/["'`](?:\.\/|\/assets\/)([\w.-]+\.js)["'`]/g)].map(([, name]) => `/assets/${name}`),
  ),
];

/** The addresses of files with a hash in their name that a page names. */
export const assetsIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/["'](\/assets\/[^"'\s?#]+\.\w+)["']/g)].map(([, path = '']) => path)),
];

/** Whether an address is that of the page about days without network. */
export const isOfflinePage = (pathname: string): boolean => pagePath(pathname) === offlinePath(pathname);
