import { expect, test } from 'vitest';
import { searchEntry, sitemapOf } from './sitemap.ts';

const link = (rel: string, href: string, language?: string) =>
  `<link rel="${rel}"${language === undefined ? '' : ` hreflang="${language}"`} href="https://a.example${href}">`;
const page = (...links: string[]) => `<html><head>${links.join('')}</head><body></body></html>`;

const both = [link('alternate', '/a', 'en'), link('alternate', '/fr/a', 'fr')];
const translated = [page(link('canonical', '/a'), ...both), page(link('canonical', '/fr/a'), ...both)].map(
  searchEntry,
);
// In French it shows English, and its head sends search engines to the English page.
const untranslated = searchEntry(page(link('canonical', '/b'), link('alternate', '/b', 'en')));

const addresses = (sitemap: string) => [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address]) => address);
const listed = (...entries: ReturnType<typeof searchEntry>[]) =>
  sitemapOf(entries.filter((entry) => entry !== undefined));

test('each language of a page is listed once, with the same page in the others', () => {
  const sitemap = listed(...translated);
  expect(addresses(sitemap)).toEqual(['https://a.example/a', 'https://a.example/fr/a']);
  expect(sitemap.split('\n')[3]).toBe(
    '<url><loc>https://a.example/fr/a</loc><xhtml:link rel="alternate" hreflang="en" href="https://a.example/a"/>' +
      '<xhtml:link rel="alternate" hreflang="fr" href="https://a.example/fr/a"/></url>',
  );
});

test('a page that is written in English only is listed once, without other languages', () => {
  const sitemap = listed(untranslated, untranslated);
  expect(addresses(sitemap)).toEqual(['https://a.example/b']);
  expect(sitemap.match(/hreflang/g)).toHaveLength(1);
});

test('a page that is not among its own languages is not listed', () => {
  expect(addresses(listed(searchEntry(page(link('canonical', '/ar-XB/a'), ...both))))).toEqual([]);
});

test('a page without a canonical address may not be listed', () => {
  expect(searchEntry(page('<meta name="robots" content="noindex">'))).toBeUndefined();
});
