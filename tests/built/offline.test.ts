import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packBudget, readPackIndex } from '#build/pack-report.ts';
import { siteDirectory } from '#scripts/site-paths.ts';
import { contentSecurityPolicy, inlineScriptHashes } from '#server/http/content-security-policy.ts';
import { isPrivate, pagePath } from '#src/features/offline/logic/addresses.ts';
import { type PackList, type Parcel, pathsOf } from '#src/features/offline/logic/pack.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { exercisePath, routes } from '#src/site/routes.ts';
import { languageCodes, languageFacts } from '#src/words/languages.ts';
import { byPath, pages } from './support/site.ts';

const read = <Content>(address: string): Content =>
  JSON.parse(readFileSync(join(siteDirectory, address), 'utf8')) as Content;
const index = readPackIndex(siteDirectory);
const listOf = (language: string) => read<PackList>(index[language]?.list ?? '');

test('each language can be saved, and brings at most 6 MB', () => {
  expect(Object.keys(index)).toEqual([...languageCodes]);
  for (const { sent } of Object.values(index)) expect(sent).toBeLessThanOrEqual(packBudget);
});

test.each(languageCodes)('the pack of %s holds every page of the language but the account’s', (language) => {
  const wanted = pages
    .filter((page) => page.language === language && page.kind !== '404' && !isPrivate(page.path))
    .map(({ path }) => pagePath(path));
  const paths = pathsOf(listOf(language));
  expect(paths.filter((path) => byPath.has(path)).sort()).toEqual(wanted.sort());
  expect(paths.filter((path) => isPrivate(path))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
  expect(index[language]?.pages).toBe(wanted.length);
});

test.each(languageCodes)('the pack of %s holds every file that its pages fetch', (language) => {
  const paths = new Set(pathsOf(listOf(language)));
  const missing = pages
    .filter((page) => page.language === language && paths.has(page.path))
    .flatMap(({ fetched }) => fetched.map((address) => address.replace(/[?#].*$/, '')))
    .filter(
      (address) => address.startsWith('/') && !/\.(?:webmanifest|png)$/.test(address) && !paths.has(address),
    );
  expect([...new Set(missing)]).toEqual([]);
  expect([...paths].some((path) => path.startsWith(`/assets/search/${language}.`))).toBe(true);
});

test('help comes before guides, and guides before exercises', () => {
  const paths = pathsOf(listOf('rw'));
  const order = [routes.crisis, routes.eyeCare, routes.workouts, exercisePath('squat')].map((path) =>
    paths.indexOf(localizedUrl(path, 'rw')),
  );
  expect(order).not.toContain(-1);
  expect(order).toEqual([...order].sort((one, other) => one - other));
});

test('parcels hold what their lists promise: files as they are, and pages with their own policy', () => {
  for (const { address, files } of listOf('sw').parcels) {
    const parcel = read<Parcel>(address);
    expect(parcel.files.map(([path, hash]) => [path, hash])).toEqual(
      files.map(([path, hash]) => [path, hash]),
    );
    for (const [path, , text, policy] of parcel.files) {
      if (policy === undefined) continue;
      const [file = ''] = [`${path}.html`, 'index.html'].filter((name) =>
        existsSync(join(siteDirectory, name)),
      );
      expect(text).toBe(readFileSync(join(siteDirectory, file), 'utf8'));
      for (const hash of inlineScriptHashes(text)) expect(parcel.policies[policy]).toContain(hash);
      expect(parcel.policies[policy]?.split(';')[0]).toBe(contentSecurityPolicy([]).split(';')[0]);
    }
  }
});

test('the service worker knows the pages that stand in for missing ones, in all languages', () => {
  const script = readFileSync(join(siteDirectory, 'service-worker.js'), 'utf8');
  const [, start = ''] = /"start":"([^"]+)"/.exec(script) ?? [];
  const paths = read<Parcel>(start).files.map(([path]) => path);
  for (const language of languageCodes) expect(paths).toContain(localizedUrl(routes.offline, language));
  expect(paths.some((path) => path.endsWith('.css'))).toBe(true);
});

/** Width and height of a PNG file. */
function sizeOf(file: string): string {
  const bytes = readFileSync(join(siteDirectory, file));
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

interface Manifest {
  id: string;
  lang: string;
  dir: string;
  name: string;
  start_url: string;
  scope: string;
  icons: { src: string; sizes: string; purpose?: string }[];
  shortcuts: { name: string; url: string }[];
}

test.each(languageCodes)(
  'the manifest of %s installs its language, and its icons and shortcuts exist',
  (language) => {
    const manifest = read<Manifest>(localizedUrl('/manifest.webmanifest', language));
    const { tag, direction } = languageFacts(language);
    expect(manifest).toMatchObject({
      lang: tag,
      dir: direction,
      start_url: localizedUrl('/', language),
      scope: '/',
    });
    for (const { src, sizes } of manifest.icons) expect(sizeOf(src)).toBe(sizes);
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
    expect(manifest.shortcuts).toHaveLength(4);
    for (const { url } of manifest.shortcuts) expect(byPath.has(url), url).toBe(true);
  },
);
