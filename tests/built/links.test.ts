import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageFiles } from '#build/page-weight.ts';
import { siteDirectory } from '#scripts/site-paths.ts';
import { redirects } from '#server/redirects.ts';
import { splitLocalizedPath } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { languageFacts } from '#src/words/languages.ts';
import {
  attribute,
  type BuiltPage,
  listedPages,
  pages,
  reachablePages,
  siteFiles,
  untranslatedPages,
} from './support/site.ts';

const origin = process.env.SITE_URL ?? 'https://buzima.example';
const pathsOfPages = new Set(reachablePages.map(({ path }) => path));
const listedPaths = listedPages.map(({ path }) => path).sort();
const files = new Set(siteFiles);

interface Link {
  href: string;
  path: string;
  fragment: string;
  /** The language that the link itself says it leads to. */
  language: string | undefined;
}

/** The links of a page into the site, those in templates and drawings included. */
function internalLinks({ document, path }: BuiltPage): Link[] {
  return document.querySelectorAll('a[href]').flatMap((element) => {
    const href = attribute(element, 'href') ?? '';
    const url = new URL(href, `${origin}${path}`);
    if (url.origin !== origin || !url.protocol.startsWith('http')) return [];
    const language =
      attribute(element, 'hreflang') ?? element.closest('[lang]')?.getAttributeValue('lang') ?? undefined;
    return [{ href, path: decodeURIComponent(url.pathname), fragment: url.hash.slice(1), language }];
  });
}

/** Addresses that an island shows only after a click: they stand in its properties. */
function laterLinks({ document }: BuiltPage): string[] {
  return document.querySelectorAll('astro-island').flatMap((island) => {
    const found = (attribute(island, 'props') ?? '').matchAll(/"href":\[0,"([^"]*)"\]/g);
    return [...found].map(([, href = '']) => href);
  });
}

test.for(pages)('every link of $file leads to a page or file that exists, by its own address', (page) => {
  const targets = [
    ...internalLinks(page).map(({ path }) => path),
    ...laterLinks(page).map((href) => href.split('#')[0] ?? ''),
  ];
  const broken = targets.filter(
    (path) => path !== page.path && !pathsOfPages.has(path) && !files.has(path.slice(1)),
  );
  expect(broken).toEqual([]);
  expect(targets.filter((path) => redirects.has(path))).toEqual([]);
});

// The fragment that chooses the form of the Premium page is read by its script and names no element.
const isModeOfPremium = ({ path, fragment }: Link) =>
  splitLocalizedPath(path).path === routes.premium &&
  ['login', 'signup', 'forgot-password'].includes(fragment);

test.for(pages)('every link of $file to a part of a page finds that part', (page) => {
  const lost = internalLinks(page).filter((link) => {
    const { path, fragment } = link;
    const target = path === page.path ? page : reachablePages.find((other) => other.path === path);
    return fragment !== '' && !isModeOfPremium(link) && !target?.document.querySelector(`[id="${fragment}"]`);
  });
  expect(lost).toEqual([]);
});

test.for(pages)('every link of $file stays in its language unless it says which it leads to', (page) => {
  const tag = languageFacts(page.language).tag;
  const strays = internalLinks(page).filter(({ href, path, language = tag }) => {
    const isFile = files.has(path.slice(1));
    return (
      !(isFile || href.startsWith('#')) && languageFacts(splitLocalizedPath(path).language).tag !== language
    );
  });
  expect(strays).toEqual([]);
  expect(laterLinks(page).filter((href) => splitLocalizedPath(href).language !== page.language)).toEqual([]);
});

test.for(pages)('every script, style sheet and picture of $file exists', ({ html }) => {
  const { css, javascript, images } = pageFiles(siteDirectory, html);
  expect([...css, ...javascript, ...images].filter((path) => !files.has(path))).toEqual([]);
  expect(css.size).toBeGreaterThan(0);
});

test.for(pages)('$file has one style sheet, and a second one only with a tool', ({ html }) => {
  const { css } = pageFiles(siteDirectory, html);
  expect(css.size).toBe(html.includes('<astro-island') ? 2 : 1);
});

test.for(pages)('$file names no file of a foreign host that loads by itself', ({ document }) => {
  const loading = [
    'script[src]',
    'img[src]',
    'iframe[src]',
    'link[rel="stylesheet"]',
    'link[rel="preload"]',
    'link[rel="icon"]',
  ];
  const addresses = loading.flatMap((selector) =>
    document
      .querySelectorAll(selector)
      .map((element) => attribute(element, 'src') ?? attribute(element, 'href') ?? ''),
  );
  // A picture that its own address holds is fetched from nowhere.
  const fetched = addresses.filter((address) => !address.startsWith('data:image/'));
  expect(fetched.filter((address) => !address.startsWith('/') || address.startsWith('//'))).toEqual([]);
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
      translated.map(({ path, document }) => [
        path,
        document.querySelectorAll('link[rel="alternate"]').map((link) => attribute(link, 'href')),
      ]),
    ),
  );
  expect(listed).toHaveLength(translated.length);
});

test('every page can be reached from the home page of its language', () => {
  const reached = new Set<string>();
  const waiting = ['/'];
  const byPath = new Map(reachablePages.map((page) => [page.path, page]));
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const page = byPath.get(path);
    if (reached.has(path) || page === undefined) continue;
    reached.add(path);
    waiting.push(...internalLinks(page).map((link) => link.path), ...laterLinks(page));
  }
  expect(listedPaths.filter((path) => !reached.has(path))).toEqual([]);
});
