import { expect, test } from 'vitest';
import { measurePages, overruns } from '#build/page-budgets.ts';
import { siteDirectory } from '#scripts/site-paths.ts';
import { pages } from './support/site.ts';

test('every page keeps the budgets of its kind', async () => {
  const measured = await measurePages(siteDirectory);
  expect(measured.length).toBe(pages.length);
  expect(measured.flatMap((page) => overruns(page).map((fault) => `${page.file}: ${fault}`))).toEqual([]);
});

test('a framework reaches exactly the pages that are tools', () => {
  const tools = pages.filter(({ isTool }) => isTool).map(({ shared }) => shared);
  const allowed =
    /^\/(?:(?:bmi|ideal-weight|calorie|protein|water-intake)-calculator|contacts|workout|premium(?:\/.*)?)$/;
  expect(tools.filter((path) => !allowed.test(path))).toEqual([]);
  expect(tools).toContain('/bmi-calculator');
});
