import { type BuiltLanguage, fallbackLanguage, isLanguage, type Language } from '#src/words/languages.ts';

/**
 * The address of a page in a language. English stands at the path itself.
 *
 * @example localizedUrl('/contacts', 'en') → '/contacts'
 * @example localizedUrl('/contacts', 'rw') → '/rw/contacts'
 * @example localizedUrl('/', 'fr') → '/fr'
 * @example localizedUrl('/get-tips#top', 'sw') → '/sw/get-tips#top'
 */
export function localizedUrl(path: `/${string}`, language: BuiltLanguage): string {
  if (language === fallbackLanguage) {
    return path;
  }
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/**
 * Splits an address into its language and the path that all languages share.
 *
 * @example splitLocalizedPath('/sw/contacts') → { language: 'sw', path: '/contacts' }
 * @example splitLocalizedPath('/contacts') → { language: 'en', path: '/contacts' }
 */
export function splitLocalizedPath(pathname: string): { language: Language; path: `/${string}` } {
  const [first = '', ...rest] = pathname.split('/').filter(Boolean);
  if (isLanguage(first) && first !== fallbackLanguage) {
    return { language: first, path: `/${rest.join('/')}` };
  }
  return { language: fallbackLanguage, path: `/${[first, ...rest].filter(Boolean).join('/')}` };
}
