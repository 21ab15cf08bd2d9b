import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sitePages } from './site-pages.ts';

const directories: string[] = [];
afterAll(() => {
  for (const directory of directories) rmSync(directory, { recursive: true });
});

function builtSite(...files: string[]): string {
  const directory = mkdtempSync(join(tmpdir(), 'site-pages-'));
  directories.push(directory);
  for (const file of files) {
    mkdirSync(dirname(join(directory, file)), { recursive: true });
    writeFileSync(join(directory, file), '<html></html>');
  }
  return directory;
}

test.each([
  ['index.html', { path: '/', shared: '/', language: 'en', kind: 'index' }],
  ['fr.html', { path: '/fr', shared: '/', language: 'fr', kind: 'index' }],
  ['fr/404.html', { path: '/fr/no-such-page', shared: '/404', language: 'fr', kind: '404' }],
  ['premium/account.html', { path: '/premium/account', language: 'en', kind: 'premium/account' }],
  ['ar-XB/contacts.html', { shared: '/contacts', language: 'ar-XB', kind: 'contacts' }],
  ['rw/exercises/squat.html', { shared: '/exercises/squat', kind: 'exercises/[exercise]' }],
  ['sw/tips/eye-care.html', { path: '/sw/tips/eye-care', language: 'sw', kind: 'guide' }],
  ['tips/body-care.html', { kind: 'tips/body-care' }],
  ['workout.html', { kind: 'workout.astro' }],
  ['build-body-men/cardio/hiit.html', { kind: 'workout' }],
])('%s is known by its name', (file, expected) => {
  expect(sitePages(builtSite(file))).toMatchObject([{ file, bytes: 13, ...expected }]);
});

test('a page that no door makes is named', () => {
  expect(() => sitePages(builtSite('a/stray/page.html'))).toThrow('/a/stray/page');
});
