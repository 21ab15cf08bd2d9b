import { expect, test } from 'vitest';
import { measurePages } from '#build/page-budgets.ts';
import { benchSearch, judgedQueries } from '#scripts/bench-search.ts';
import { siteDirectory } from '#scripts/site-paths.ts';
import { routes } from '#src/site/routes.ts';
import { languageCodes } from '#src/words/languages.ts';
import { pages } from './support/site.ts';

/** Per cent of the queries of `tests/search` with a good page among the first three results; less is a step back. */
const least = { en: 90, fr: 90, rw: 88, sw: 88 } as const;
const results = benchSearch(siteDirectory);

test.each(results)('the search finds what people look for ($language)', ({ language, queries, missed }) => {
  expect(queries).toBeGreaterThanOrEqual(150);
  expect(((queries - missed.length) / queries) * 100).toBeGreaterThanOrEqual(least[language]);
});

test('the page of the search comes with what it knows in 60 KB', async () => {
  const measured = await measurePages(siteDirectory);
  for (const { language, bytes } of results) {
    const page = measured.find((one) => one.path === routes.search && one.language === language);
    expect((page?.weight.total ?? Number.POSITIVE_INFINITY) + bytes).toBeLessThanOrEqual(60 * 1024);
  }
});

test.each(languageCodes)('every page that a query is to find is a page of the site (%s)', (language) => {
  const known = new Set(pages.map(({ shared }) => shared));
  const unknown = judgedQueries(language)
    .flatMap((judged) => judged.pages)
    .filter((path) => !known.has(path));
  expect(unknown).toEqual([]);
});
