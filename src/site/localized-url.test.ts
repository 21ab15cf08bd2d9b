import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languageCodes } from '#src/words/languages.ts';
import { localizedUrl, splitLocalizedPath } from './localized-url.ts';
import { routes } from './routes.ts';

test.each([
  ['/', 'en', '/'],
  ['/contacts', 'en', '/contacts'],
  ['/', 'fr', '/fr'],
  ['/contacts', 'rw', '/rw/contacts'],
  ['/get-tips#top', 'sw', '/sw/get-tips#top'],
  ['/tips/body-care', 'ar-XB', '/ar-XB/tips/body-care'],
] as const)('%s in %s stands at %s', (path, language, url) => {
  expect(localizedUrl(path, language)).toBe(url);
});

test.each([
  ['/', 'en', '/'],
  ['/contacts', 'en', '/contacts'],
  ['/fr', 'fr', '/'],
  ['/fr/', 'fr', '/'],
  ['/sw/tips/eye-care/', 'sw', '/tips/eye-care'],
  ['/french-food', 'en', '/french-food'],
  ['/en/contacts', 'en', '/en/contacts'],
  ['/FR/contacts', 'en', '/FR/contacts'],
  ['/constructor', 'en', '/constructor'],
])('%s is split into %s and %s', (pathname, language, path) => {
  expect(splitLocalizedPath(pathname)).toEqual({ language, path });
});

test('a route in a language is split into the same route and language', () => {
  const route = fc.constantFrom(...Object.values(routes));
  fc.assert(
    fc.property(route, fc.constantFrom(...languageCodes), (path, language) => {
      expect(splitLocalizedPath(localizedUrl(path, language))).toEqual({ language, path });
    }),
  );
});
