import type { Page } from '@playwright/test';
import { dayNumber, onePageOfEachKind, sampleDate } from '#tests/support/sample.ts';
import type { SitePage } from '#tests/support/site-pages.ts';
import { doubleTextSize, expectNoOverflow, expectToFit } from './support/layout.ts';
import { colourRules, layoutRules, objections } from './support/objections.ts';
import { groupsOfTheDay, languages, longestByKind, missingPageError, pages } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const wide = { width: 1280, height: 800 };
const smallPhone = { width: 320, height: 640 };

/** The pages that axe looks at, one of each kind: every kind in every language within as many days as there are languages. */
const lookedAt = new Set(onePageOfEachKind(pages));

async function open(page: Page, { path, kind }: SitePage): Promise<void> {
  await page.setViewportSize(windowOf(kind));
  await page.goto(path);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

/** Where axe looks at all of a page; in the other window, at what a layout can break. When each language has had its day they change places. */
function windowOf(kind: string): typeof wide {
  return (kind.length + Math.floor(dayNumber() / languages.length)) % 2 === 0 ? wide : smallPhone;
}

/** What axe objects to in the window where it looks at all of the page. */
async function expectNoObjections(page: Page, { path, kind }: SitePage): Promise<void> {
  expect
    .soft(
      await objections(page, undefined, 'with header and footer'),
      `${path} at ${windowOf(kind).width} px`,
    )
    .toEqual([]);
}

/** The other window holds the same elements, so that only their places are new, and their colours where it is dark. */
async function expectNoObjectionsElsewhere(
  page: Page,
  { path, kind }: SitePage,
  rules: readonly string[] = layoutRules,
): Promise<void> {
  const other = windowOf(kind) === wide ? smallPhone : wide;
  await page.setViewportSize(other);
  expect
    .soft(await objections(page, rules, 'with header and footer'), `${path} at ${other.width} px`)
    .toEqual([]);
}

/** A dark page is looked at in the other window by the rules of both: axe maps a long page for seconds before its first rule. */
async function expectDarkColours(page: Page, one: SitePage): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const { backgroundColor, color } = await page.evaluate(() => {
    const body = getComputedStyle(document.body);
    return { backgroundColor: body.backgroundColor, color: body.color };
  });
  expect.soft(brightness(backgroundColor), `the ground of ${one.path}`).toBeLessThan(64);
  expect.soft(brightness(color), `the letters of ${one.path}`).toBeGreaterThan(160);
  await expectNoObjectionsElsewhere(page, one, [...layoutRules, ...colourRules]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** A page scrolls sideways in no window, and with text of double size in none that is wide. */
async function expectToFitWithAnyText(page: Page, path: string): Promise<void> {
  await expectToFit(page, path);
  await doubleTextSize(page);
  await expectNoOverflow(page, `${path} with text of double size`);
}

for (const [kind, own] of longestByKind(pages)) {
  test(`${kind}: the longest pages fit every width and double text in each language; one of them is still, dark at night, has one left edge, and axe has no objection`, async ({
    page,
    watch,
  }) => {
    if (kind === '404') watch.allowError(missingPageError);
    for (const one of own) {
      await open(page, one);
      if (lookedAt.has(one)) {
        expect.soft(await movingParts(page), `what moves on ${one.path}`).toBe(0);
        await expectNoObjections(page, one);
        await expectDarkColours(page, one);
        await expectOneLeftEdge(page, one);
      }
      await expectToFitWithAnyText(page, one.path);
    }
  });
}

for (const [index, group] of groupsOfTheDay().entries()) {
  test(`the pages of ${sampleDate}, group ${index + 1}: axe has no objection, and they fit every width and double text`, async ({
    page,
  }) => {
    for (const one of group) {
      await open(page, one);
      await expectNoObjections(page, one);
      await expectNoObjectionsElsewhere(page, one);
      await expectToFitWithAnyText(page, one.path);
    }
  });
}

/** What of a page moves and can be seen. */
function movingParts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      // What cannot be seen does not move for anybody, such as the notice that waits for a late script.
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' &&
            effect instanceof KeyframeEffect &&
            effect.target?.checkVisibility({ visibilityProperty: true }),
        ).length,
  );
}

/** Where the words begin that a reader's eye runs down along. */
function leftEdges(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    ['header a svg', 'main nav[aria-label] ol', 'main h1', 'footer h2, footer p, footer a']
      .map((selector) => document.querySelector(selector))
      .filter((element) => element?.checkVisibility())
      .map((element) => Math.round(element?.getBoundingClientRect().left ?? -1)),
  );
}

async function expectOneLeftEdge(page: Page, { path, shared }: SitePage): Promise<void> {
  // The home page begins with a picture.
  if (shared === '/') return;
  for (const width of [768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const edges = await leftEdges(page);
    expect
      .soft(Math.max(...edges) - Math.min(...edges), `left edges of ${path} at ${width} px: ${edges}`)
      .toBeLessThanOrEqual(1);
  }
}

/** From 0 (black) to 255 (white). */
function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}
