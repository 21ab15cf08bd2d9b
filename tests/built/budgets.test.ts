import { expect, test } from 'vitest';
import { measurePages, overruns } from '#build/page-budgets.ts';
import { siteDirectory } from '#scripts/site-paths.ts';
import { splitLocalizedPath } from '#src/site/localized-url.ts';
import { pages } from './support/site.ts';

test.for(await measurePages(siteDirectory))('$file, of the kind $kind, keeps its budgets', (page) => {
  expect(overruns(page)).toEqual([]);
});

test('a framework reaches exactly the pages that are tools', () => {
  const tools = pages
    .filter(({ html }) => html.includes('<astro-island'))
    .map(({ path }) => splitLocalizedPath(path).path);
  const allowed =
    /^\/(?:(?:bmi|ideal-weight|calorie|protein|water-intake)-calculator|contacts|workout|premium(?:\/.*)?)$/;
  expect(tools.filter((path) => !allowed.test(path))).toEqual([]);
  expect(tools).toContain('/bmi-calculator');
});
