import { expect, test } from '@playwright/test';
import { siteDirectory } from '#scripts/site-paths.ts';
import { splitLocalizedPath } from '#src/site/localized-url.ts';
import { builtPages, languages, pageLanguage } from './support/pages.ts';
import { alikePage, sampled, sampledPages } from './support/sampled.ts';

const pages = builtPages(siteDirectory);
const sample = sampledPages(siteDirectory, pages);

/** The address without language, and without the name of what many pages of its kind are about. */
function kindOf(path: string): string {
  return alikePage(path) ? 'one of many' : splitLocalizedPath(path).path;
}

for (const language of languages) {
  test(`every kind of page is in the sample of ${language}, and eight at least of those with many`, () => {
    const inLanguage = (path: string) => pageLanguage(path) === language;
    const own = sample.filter(inLanguage).map(kindOf);
    expect([...new Set(own)]).toEqual([...new Set(pages.filter(inLanguage).map(kindOf))]);
    expect(own.filter((kind) => kind === 'one of many').length).toBeGreaterThanOrEqual(8);
  });
}

const ids = Array.from({ length: 160 }, (_, index) => `move-${index}`);
const invented = ['', '/fr', '/rw', '/sw'].flatMap((prefix) => ids.map((id) => `${prefix}/exercises/${id}`));

test('each language samples one page in sixteen, and no page that another language samples', () => {
  const chosen = sampled(invented, () => 1).map((path) => path.split('/').at(-1));
  expect(new Set(chosen).size).toBeGreaterThanOrEqual(4 * 10);
  expect(chosen.length).toBeLessThanOrEqual(4 * 11);
});

test('the longest page of each language is in the sample', () => {
  for (const id of ids) {
    const chosen = sampled(invented, (path) => (path.endsWith(`/${id}`) ? 9000 : 8000));
    for (const prefix of ['', '/fr', '/rw', '/sw']) expect(chosen).toContain(`${prefix}/exercises/${id}`);
  }
});

test('a page without others of its kind always stays, in its place', () => {
  const paths = ['/', '/exercises', '/fr/exercises', '/fr/tips/eye-care', '/rw/no-such-page'];
  expect(sampled(paths, () => 1)).toEqual(paths);
});
