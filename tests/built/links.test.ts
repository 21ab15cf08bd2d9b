import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tagsOf } from '#build/html-tags.ts';
import { pageFiles } from '#build/page-weight.ts';
import { siteDirectory } from '#scripts/site-paths.ts';
import { redirects } from '#server/static/redirects.ts';
import { splitLocalizedPath } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { languageFacts } from '#src/words/languages.ts';
import type { BuiltPage, Link } from './support/read-page.ts';
import {
  byPath,
  faultsOf,
  htmlOf,
  listedPages,
  pages,
  siteFiles,
  untranslatedPages,
} from './support/site.ts';

const listedPaths = listedPages.map(({ path }) => path).sort();
const pathOf = (href: string) => href.split('#')[0] ?? '';

test('every link leads to a page or file that exists, by its own address', () => {
  const wrong = ({ path: own, links, laterLinks }: BuiltPage) =>
    [...links.map(({ path }) => path), ...laterLinks.map(pathOf)].filter(
      (path) =>
        redirects.has(path) || !(path === own || byPath.has(path) || siteFiles.has(decodeURI(path).slice(1))),
    );
  expect(faultsOf(pages, wrong)).toEqual([]);
});

test('whatever is downloaded has a dot in its address, so that no browser fetches it before it is asked for', () => {
  const downloads = (page: BuiltPage) =>
    tagsOf(htmlOf(page), ['a'])
      .filter(({ attribute }) => attribute('download') !== undefined)
      .map(({ attribute }) => attribute('href') ?? '');
  expect(pages.flatMap(downloads).length).toBeGreaterThan(0);
  expect(faultsOf(pages, (page) => downloads(page).filter((address) => !address.includes('.')))).toEqual([]);
});

test('every script that a page fetches itself exists, and none is named for the browser to fetch before the paint', () => {
  const scripts = (page: BuiltPage) => tagsOf(htmlOf(page), ['script']);
  const fetched = (page: BuiltPage) =>
    scripts(page).flatMap(
      ({ attribute }) => attribute('data-after-paint') ?? attribute('data-on-click') ?? [],
    );
  expect(pages.flatMap(fetched).length).toBeGreaterThan(0);
  expect(faultsOf(pages, (page) => fetched(page).filter((file) => !siteFiles.has(file.slice(1))))).toEqual(
    [],
  );
  const early = (page: BuiltPage) => scripts(page).flatMap(({ attribute }) => attribute('src') ?? []);
  expect(
    faultsOf(pages, (page) => early(page).filter((file) => file.startsWith('/assets/scripts/'))),
  ).toEqual([]);
});

test('every redirect leads to a page that exists, and none is missing whose page does', () => {
  const lines = readFileSync(join(siteDirectory, '_redirects'), 'utf8').trim().split('\n');
  const written = new Map(lines.map((line) => line.split(' ').slice(0, 2) as [string, string]));
  expect([...written.values()].filter((to) => !byPath.has(to))).toEqual([]);
  expect([...written]).toEqual([...redirects].filter(([, to]) => byPath.has(to)));
  expect(written.get('/Abouts')).toBe('/abouts');
});

// The fragment that chooses the form of the Premium page is read by its script and names no element.
const isModeOfPremium = ({ path, fragment }: Link) =>
  splitLocalizedPath(path).path === routes.premium &&
  ['login', 'signup', 'forgot-password'].includes(fragment);

test('every link to a part of a page finds that part', () => {
  const parts = new Map(pages.map(({ path, ids }) => [path, new Set(ids)]));
  const wrong = ({ links }: BuiltPage) =>
    links.filter(
      (link) =>
        link.fragment !== '' &&
        !isModeOfPremium(link) &&
        !(parts.get(link.path)?.has(link.fragment) ?? false),
    );
  expect(faultsOf(pages, wrong)).toEqual([]);
});

test('every link stays in its language unless it says which it leads to', () => {
  const wrong = ({ language, links, laterLinks }: BuiltPage) => {
    const { tag } = languageFacts(language);
    const strays = links.filter(
      ({ href, path, language: named = tag }) =>
        !(siteFiles.has(path.slice(1)) || href.startsWith('#')) &&
        languageFacts(splitLocalizedPath(path).language).tag !== named,
    );
    return [...strays, ...laterLinks.filter((href) => splitLocalizedPath(href).language !== language)];
  };
  expect(faultsOf(pages, wrong)).toEqual([]);
});

test('every script, style sheet and picture exists, and a page has one style sheet', () => {
  const wrong = (page: BuiltPage) => {
    const { css, javascript, images } = pageFiles(siteDirectory, htmlOf(page));
    const missing = [...css, ...javascript, ...images].filter((path) => !siteFiles.has(path));
    return css.size === 1 ? missing : [...missing, `${css.size} style sheets`];
  };
  expect(faultsOf(pages, wrong)).toEqual([]);
});

test('no page names a file of a foreign host that loads by itself', () => {
  const isOwn = (address: string) => address.startsWith('/') && !address.startsWith('//');
  // A picture that its own address holds is fetched from nowhere.
  const wrong = ({ fetched }: BuiltPage) =>
    fetched.filter((address) => !(isOwn(address) || address.startsWith('data:image/')));
  expect(faultsOf(pages, wrong)).toEqual([]);
});

test('the sitemap lists exactly the pages that search engines may list, each with the languages of its head', () => {
  const sitemap = readFileSync(join(siteDirectory, 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>(.*)<\/url>/g)].map(
    ([, address = '', links = '']) => [
      new URL(address).pathname,
      [...links.matchAll(/ href="([^"]+)"/g)].map(([, href]) => href),
    ],
  );
  // An untranslated page sends search engines to the English one.
  const translated = listedPages.filter((page) => !untranslatedPages.includes(page));
  expect(Object.fromEntries(listed)).toEqual(
    Object.fromEntries(
      translated.map(({ path, alternates }) => [path, alternates.map(([, address]) => address)]),
    ),
  );
  expect(listed).toHaveLength(translated.length);
});

test('every page can be reached from the home page of its language', () => {
  const reached = new Set<string>();
  const waiting = ['/'];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const page = byPath.get(path);
    if (reached.has(path) || page === undefined) continue;
    reached.add(path);
    waiting.push(...page.links.map((link) => link.path), ...page.laterLinks);
  }
  expect(listedPaths.filter((path) => !reached.has(path))).toEqual([]);
});
