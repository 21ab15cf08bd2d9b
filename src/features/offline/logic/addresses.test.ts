import { expect, test } from 'vitest';
import {
  assetsIn,
  isOfflinePage,
  isPrivate,
  languageOf,
  offlinePath,
  pagePath,
  scriptsIn,
} from './addresses.ts';

test.each([
  ['/premium/account', true],
  ['/rw/premium/account/', true],
  ['/fr/premium/reset-password.html', true],
  ['/api/sync', true],
  ['/api', true],
  ['/premium/health', false],
  ['/apis', false],
  ['/', false],
])('%s is private: %s', (path, expected) => {
  expect(isPrivate(path)).toBe(expected);
});

test.each([
  ['/rw/tips/eye-care', '/rw/offline'],
  ['/fr', '/fr/offline'],
  ['/tips/eye-care', '/offline'],
  ['/frogs', '/offline'],
])('in the place of %s stands %s', (path, expected) => {
  expect(offlinePath(path)).toBe(expected);
});

test('one page has one address', () => {
  expect(['/fr/', '/fr', '/fr.html'].map(pagePath)).toEqual(['/fr', '/fr', '/fr']);
  expect(['/', '/index.html'.replace('index.html', '')].map(pagePath)).toEqual(['/', '/']);
  expect(languageOf('/sw')).toBe('sw');
  expect(isOfflinePage('/sw/offline/')).toBe(true);
  expect(isOfflinePage('/sw')).toBe(false);
});

test('a script names what it may load later, and the workers that it starts', () => {
  const script =
    'import{a}from"./react.B1.js";const b=()=>import("./Chart.Ab-_9.js"),c=new Worker(new URL(`/assets/solve-C2.js`,``+import.meta.url)),d="./no.css",e="x.js"';
  expect(scriptsIn(script)).toEqual(['/assets/react.B1.js', '/assets/Chart.Ab-_9.js', '/assets/solve-C2.js']);
});

test('a page names its files once each', () => {
  const html =
    '<link href="/assets/a.css"><img src="/assets/figures/b.svg"><img src="/assets/figures/b.svg"><a href="/x">';
  expect(assetsIn(html)).toEqual(['/assets/a.css', '/assets/figures/b.svg']);
});
