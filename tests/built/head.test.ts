import { expect, test } from 'vitest';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { languageCodes, languageFacts } from '#src/words/languages.ts';
import { type BuiltPage, origin } from './support/read-page.ts';
import { byPath, faultsOf, listedPages, pages, untranslatedPages } from './support/site.ts';
import { structuredFaults, structuredKinds } from './support/structured-data.ts';

function absolute(path: string): string {
  return `${origin}${path}`;
}

/** The values that stand more than once in a list. */
function repeated(values: readonly string[]): string[] {
  const counts = Map.groupBy(values, (value) => value);
  return [...counts].filter(([, same]) => same.length > 1).map(([value]) => value);
}

test('every route exists in every language', () => {
  const wanted = languageCodes.flatMap((language) =>
    Object.values(routes).map((path) => localizedUrl(path, language)),
  );
  expect(wanted.filter((path) => !byPath.has(path))).toEqual([]);
});

test('no two pages of a language share a title or a description', () => {
  for (const language of languageCodes) {
    const own = listedPages.filter((page) => page.language === language);
    expect(repeated(own.map(({ title }) => title))).toEqual([]);
    expect(repeated(own.map(({ description }) => description))).toEqual([]);
  }
});

test('every page has a title and a description of 50 to 170 characters', () => {
  const wrong = ({ title, description, robots }: BuiltPage) => [
    ...(title.length > 5 ? [] : [`title "${title}"`]),
    // Only what is listed is shown to searchers by its description.
    ...(description.length <= 170 && (description.length >= 50 || robots === 'noindex')
      ? []
      : [`description "${description}"`]),
  ];
  expect(faultsOf(pages, wrong)).toEqual([]);
});

test('every page has exactly one h1 in one main part, one header with menus and one footer', () => {
  const wrong = ({ outline: { menu, ...once } }: BuiltPage) => [
    ...Object.entries(once).filter(([, count]) => count !== 1),
    ...(menu > 0 ? [] : ['no menu']),
  ];
  expect(faultsOf(pages, wrong)).toEqual([]);
});

test('every page says its language and direction', () => {
  const wrong = ({ language, tag, direction }: BuiltPage) => {
    const facts = languageFacts(language);
    return tag === facts.tag && direction === facts.direction ? [] : [{ tag, direction }];
  };
  expect(faultsOf(pages, wrong)).toEqual([]);
});

test('no id stands twice in a page', () => {
  expect(faultsOf(pages, ({ ids }) => repeated(ids))).toEqual([]);
});

const englishOnly = '/tips/body-care/sexual-health';

test('the one page that is in English only names no other language, and the others send search engines to it', () => {
  const own = listedPages.filter(({ shared }) => shared === englishOnly);
  expect(own).toHaveLength(languageCodes.length);
  expect(untranslatedPages.map(({ path }) => path).sort()).toEqual(
    languageCodes
      .filter((code) => code !== 'en')
      .map((code) => localizedUrl(englishOnly, code))
      .sort(),
  );
  for (const { canonical, alternates } of own) {
    expect(canonical).toEqual([absolute(englishOnly)]);
    expect(alternates.map(([, href]) => href)).toEqual([absolute(englishOnly), absolute(englishOnly)]);
  }
});

test('every other listed page names its own address and the same page in every language', () => {
  const wrong = ({ path, shared, canonical, alternates }: BuiltPage) => {
    const address = (code: 'en' | 'fr' | 'rw' | 'sw') => absolute(localizedUrl(shared as `/${string}`, code));
    const expected = [
      ...languageCodes.map((code) => [languageFacts(code).tag, address(code)]),
      ['x-default', address('en')],
    ];
    const isRight =
      canonical.length === 1 &&
      canonical[0] === absolute(path) &&
      JSON.stringify(alternates) === JSON.stringify(expected);
    return isRight ? [] : [{ canonical, alternates }];
  };
  expect(
    faultsOf(
      listedPages.filter(({ shared }) => shared !== englishOnly),
      wrong,
    ),
  ).toEqual([]);
});

test('pages that search engines may not list say so, those for missing addresses among them, and name no canonical address', () => {
  const unlisted = pages.filter((page) => !listedPages.includes(page));
  const wrong = ({ robots, canonical }: BuiltPage) =>
    robots === 'noindex' && canonical.length === 0 ? [] : [{ robots, canonical }];
  expect(faultsOf(unlisted, wrong)).toEqual([]);
});

test('there is a page for missing addresses in every language', () => {
  const found = pages.filter(({ kind }) => kind === '404').map(({ language }) => language);
  expect(found.sort()).toEqual([...languageCodes].sort());
});

test('every page of a kind that tells search engines of itself tells what it shows, whole and valid, and no other page does', () => {
  const known = new Set(pages.map(({ kind }) => kind));
  expect(Object.keys(structuredKinds).filter((kind) => !known.has(kind))).toEqual([]);
  expect(faultsOf(pages, structuredFaults)).toEqual([]);
});
