import { expect, test } from 'vitest';
import { savedLines } from '#src/features/offline/saved-lines.ts';
import { isKept, keyOf } from './kept-pages.ts';
import { isSparing } from './sparing.ts';
import { asStored } from './stored-answers.ts';

const page = (html: string, init: ResponseInit = {}) =>
  new Response(html, { ...init, headers: { 'Content-Type': 'text/html; charset=utf-8', ...init.headers } });

test('a page is kept; one that can be left in a hurry, one that failed and what is no page are not', async () => {
  expect(await isKept(page('<h1>Eyes</h1>'))).toBe(true);
  expect(await isKept(page('<a data-leave="">Leave</a>'))).toBe(false);
  expect(await isKept(page('<h1>Gone</h1>', { status: 404 }))).toBe(false);
  expect(await isKept(new Response('{}', { headers: { 'Content-Type': 'application/json' } }))).toBe(false);
});

test('a page has one key, whatever its query', () => {
  expect(keyOf('https://a.example/search/?q=head#x')).toBe('https://a.example/search');
  expect(keyOf('https://a.example/')).toBe('https://a.example/');
});

test.each([
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ saveData: false, effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '3g' }, false],
  [undefined, false],
])('with the connection %o nothing is fetched ahead: %s', (connection, expected) => {
  expect(isSparing({ navigator: connection ? { connection } : {} })).toBe(expected);
});

test('a stored page says in its language from when it is, and keeps its policy', async () => {
  const headers = { Date: 'Mon, 23 Nov 2026 10:00:00 GMT', 'Content-Security-Policy': "default-src 'none'" };
  const stored = await asStored(page('<h1>Amaso</h1>', { headers }), '/rw/tips/eye-care', savedLines);
  expect(await stored.text()).toContain('23 Ugushyingo 2026');
  expect(stored.headers.get('Content-Security-Policy')).toBe("default-src 'none'");
});

test('the page about days without network, and a page without a date, stay as they are', async () => {
  const html = '<h1>A</h1>';
  expect(await (await asStored(page(html), '/offline', savedLines)).text()).toBe(html);
  expect(await (await asStored(page(html), '/tips', savedLines)).text()).toBe(html);
});
