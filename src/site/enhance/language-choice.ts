/**
 * The language of the page that a browser asks for first; undefined when the visitor reads it already.
 *
 * @param preferred tags in the order of the visitor's settings
 * @example languageToOffer(['de-DE', 'fr-CD'], 'en', ['en', 'fr']) → 'fr'
 */
export function languageToOffer(
  preferred: readonly string[],
  own: string,
  available: readonly string[],
): string | undefined {
  const wanted = preferred
    .map((tag) => tag.replace(/-.*/, '').toLowerCase())
    .find((code) => available.includes(code));
  return wanted === own ? undefined : wanted;
}

/**
 * Whether the page opens in the chosen language: only where the address names none, so that a shared link in another
 * language stays what it is. The first of the languages is the one whose addresses do not name it.
 */
export function opensIn(chosen: string, own: string, available: readonly string[]): boolean {
  return own === available[0] && chosen !== own && available.includes(chosen);
}

/**
 * The same page in another language, for an address that names none.
 *
 * @example addressIn('fr', { pathname: '/contacts', search: '?a=b', hash: '' }) → '/fr/contacts?a=b'
 */
export function addressIn(
  language: string,
  { pathname, search, hash }: { pathname: string; search: string; hash: string },
): string {
  return `/${language}${pathname === '/' ? '' : pathname}${search}${hash}`;
}
