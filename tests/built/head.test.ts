import { expect, test } from 'vitest';
import { localizedUrl, splitLocalizedPath } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { languageCodes, languageFacts } from '#src/words/languages.ts';
import {
  attribute,
  type BuiltPage,
  listedPages,
  pages,
  reachablePages,
  unescapeHtml,
  untranslatedPages,
} from './support/site.ts';

const origin = process.env.SITE_URL ?? 'https://buzima.example';

function absolute(path: string): string {
  return `${origin}${path}`;
}

function titleOf({ document }: BuiltPage): string {
  return unescapeHtml(document.querySelector('title')?.textContent ?? '');
}

function metaOf({ document }: BuiltPage, name: string): string {
  const element = document.querySelector(`meta[name="${name}"]`);
  return (element && attribute(element, 'content')) ?? '';
}

test.for(
  Object.entries(routes).flatMap(([name, path]) =>
    languageCodes.map((language) => ({ name, path, language })),
  ),
)('the route $name exists in $language', ({ path, language }) => {
  expect(reachablePages.map((page) => page.path)).toContain(localizedUrl(path, language));
});

test.for(languageCodes)('no two pages in %s share a title or a description', (language) => {
  const own = listedPages.filter((page) => page.language === language);
  for (const values of [own.map(titleOf), own.map((page) => metaOf(page, 'description'))]) {
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
});

test.for(pages)('$file has a title, and a description of 50 to 170 characters', (page) => {
  expect(titleOf(page).length).toBeGreaterThan(5);
  const description = metaOf(page, 'description');
  // Only what is listed is shown to searchers by its description.
  if (listedPages.includes(page)) expect(description.length, description).toBeGreaterThanOrEqual(50);
  expect(description.length, description).toBeLessThanOrEqual(170);
});

test.for(pages)('$file has exactly one h1, a menu, a main part and a footer', ({ document }) => {
  for (const [selector, count] of [
    ['h1', 1],
    ['main', 1],
    ['main#content h1', 1],
    ['body > header', 1],
    ['body > footer', 1],
  ] as const) {
    expect(document.querySelectorAll(selector), selector).toHaveLength(count);
  }
  expect(document.querySelectorAll('body > header nav').length).toBeGreaterThan(0);
});

test.for(pages)('$file says its language and direction', ({ document, language }) => {
  const html = document.querySelector('html');
  const { tag, direction } = languageFacts(language);
  expect(html?.getAttributeValue('lang')).toBe(tag);
  expect(html?.getAttributeValue('dir')).toBe(direction);
});

const englishOnly = '/tips/body-care/sexual-health';

test('the one page that is in English only names no other language, and the others send search engines to it', () => {
  const own = listedPages.filter(({ path }) => splitLocalizedPath(path).path === englishOnly);
  expect(own).toHaveLength(languageCodes.length);
  expect(untranslatedPages.map(({ path }) => path).sort()).toEqual(
    languageCodes
      .filter((code) => code !== 'en')
      .map((code) => localizedUrl(englishOnly, code))
      .sort(),
  );
  for (const { document } of own) {
    const hrefs = (rel: string) =>
      document.querySelectorAll(`link[rel="${rel}"]`).map((link) => attribute(link, 'href'));
    expect(hrefs('canonical')).toEqual([absolute(englishOnly)]);
    expect(hrefs('alternate')).toEqual([absolute(englishOnly), absolute(englishOnly)]);
  }
});

test.for(listedPages.filter(({ path }) => splitLocalizedPath(path).path !== englishOnly))(
  '$file names its own address and the same page in every language',
  ({ document, path }) => {
    const canonical = document
      .querySelectorAll('link[rel="canonical"]')
      .map((link) => attribute(link, 'href'));
    expect(canonical).toEqual([absolute(path)]);
    const shared = splitLocalizedPath(path).path;
    const alternates = document
      .querySelectorAll('link[rel="alternate"]')
      .map((link) => [attribute(link, 'hreflang'), attribute(link, 'href')]);
    expect(alternates).toEqual([
      ...languageCodes.map((code) => [languageFacts(code).tag, absolute(localizedUrl(shared, code))]),
      ['x-default', absolute(shared)],
    ]);
  },
);

test('pages that search engines may not list say so, those for missing addresses among them, and name no canonical address', () => {
  const unlisted = pages.filter((page) => page.file.endsWith('404.html') || !listedPages.includes(page));
  for (const page of unlisted) {
    expect(metaOf(page, 'robots'), page.file).toBe('noindex');
    expect(page.document.querySelectorAll('link[rel="canonical"]'), page.file).toHaveLength(0);
  }
});

test('there is a page for missing addresses in every language', () => {
  const found = pages.filter(({ file }) => file.endsWith('404.html')).map(({ language }) => language);
  expect(found.sort()).toEqual([...languageCodes].sort());
});
