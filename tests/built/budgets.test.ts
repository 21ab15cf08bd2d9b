import { expect, test } from 'vitest';
import { inlineScriptBytes, pageWeight } from '#scripts/page-weight.ts';
import { siteDirectory } from '#scripts/site-paths.ts';
import { splitLocalizedPath } from '#src/site/localized-url.ts';
import { pages } from './support/site.ts';

const kilobyte = 1024;

const isHome = ({ path }: { path: string }) => splitLocalizedPath(path).path === '/';
const hasIsland = ({ html }: { html: string }) => html.includes('<astro-island');

test.for(pages.filter((page) => !hasIsland(page) && !isHome(page)))(
  '$file, a page to read, weighs at most 35 KB, with at most 3 KB of script and no framework',
  ({ file, html }) => {
    const { total, javascript } = pageWeight(siteDirectory, file);
    expect(total).toBeLessThanOrEqual(35 * kilobyte);
    expect(javascript + inlineScriptBytes(html)).toBeLessThanOrEqual(3 * kilobyte);
  },
);

test.for(pages.filter((page) => hasIsland(page) && !isHome(page)))(
  '$file, a page with a tool, weighs at most 100 KB, with at most 80 KB of script',
  ({ file, html }) => {
    const { total, javascript } = pageWeight(siteDirectory, file);
    expect(total).toBeLessThanOrEqual(100 * kilobyte);
    expect(javascript + inlineScriptBytes(html)).toBeLessThanOrEqual(80 * kilobyte);
  },
);

test.for(pages.filter(isHome))(
  '$file, a home page, weighs at most 45 KB, with at most 3 KB of script',
  ({ file, html }) => {
    const { total, javascript } = pageWeight(siteDirectory, file);
    expect(total).toBeLessThanOrEqual(45 * kilobyte);
    expect(javascript + inlineScriptBytes(html)).toBeLessThanOrEqual(3 * kilobyte);
  },
);

test('a framework reaches exactly the pages that are tools', () => {
  const tools = pages.filter(hasIsland).map(({ path }) => splitLocalizedPath(path).path);
  const allowed =
    /^\/(?:(?:bmi|ideal-weight|calorie|protein|water-intake)-calculator|contacts|workout|premium(?:\/.*)?)$/;
  expect(tools.filter((path) => !allowed.test(path))).toEqual([]);
  expect(tools).toContain('/bmi-calculator');
});
