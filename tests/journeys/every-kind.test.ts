import type { Page } from '@playwright/test';
import { onePageOfEachKind, sampleDate } from '#tests/support/sample.ts';
import type { SitePage } from '#tests/support/site-pages.ts';
import { doubleTextSize, expectNoOverflow, expectToFit } from './support/layout.ts';
import { colourRules, objections } from './support/objections.ts';
import {
  groupsOfTheDay,
  inGroups,
  longestByKind,
  missingPageError,
  pages,
  someLanguages,
} from './support/pages.ts';
import { expect, test } from './support/test.ts';

const wide = { width: 1280, height: 800 };

const phone = { width: 360, height: 740 };
const smallPhone = { width: 320, height: 640 };

/** The windows in which axe looks at a page, by its language: it takes longest of all, so that each kind has two visits a day. */
const windows = new Map<string, typeof wide>([
  [someLanguages[0] ?? '', wide],
  [someLanguages[1] ?? '', smallPhone],
]);

/** One visit for all that can be asked of a page as it stands. */
async function expectToSuitEveryReader(page: Page, { path, language }: SitePage): Promise<void> {
  const looked = windows.get(language);
  await page.setViewportSize(looked ?? wide);
  await page.goto(path);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  if (looked !== undefined) expect.soft(await objections(page), `${path} at ${looked.width} px`).toEqual([]);
  await expectToFit(page, path);
  await doubleTextSize(page);
  await expectNoOverflow(page, `${path} with text of double size`);
}

for (const [kind, own] of longestByKind(pages)) {
  test(`${kind}: the longest pages fit every width and double text in each language, and axe has no objection`, async ({
    page,
    watch,
  }) => {
    if (kind === '404') watch.allowError(missingPageError);
    for (const one of own) await expectToSuitEveryReader(page, one);
  });
}

for (const [index, group] of groupsOfTheDay().entries()) {
  test(`the pages of ${sampleDate}, group ${index + 1}: axe has no objection, and they fit every width and double text`, async ({
    page,
  }) => {
    for (const one of group) await expectToSuitEveryReader(page, one);
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

test.describe('for a reader who wants dark pages without motion', () => {
  test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

  for (const group of inGroups(onePageOfEachKind(pages))) {
    const kinds = group.map(({ kind }) => kind).join(', ');
    test(`${kinds}: pages are dark and still, axe has no objection to their colours, and their parts share one left edge`, async ({
      page,
      watch,
    }) => {
      for (const { kind, path, shared } of group) {
        if (kind === '404') watch.allowError(missingPageError);
        await page.setViewportSize(phone);
        await page.goto(path);
        await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
        const { backgroundColor, color } = await page.evaluate(() => {
          const body = getComputedStyle(document.body);
          return { backgroundColor: body.backgroundColor, color: body.color };
        });
        expect.soft(brightness(backgroundColor), `the ground of ${path}`).toBeLessThan(64);
        expect.soft(brightness(color), `the letters of ${path}`).toBeGreaterThan(160);
        expect.soft(await movingParts(page), `what moves on ${path}`).toBe(0);
        expect.soft(await objections(page, colourRules), `the colours of ${path}`).toEqual([]);
        // The home page begins with a picture.
        if (shared === '/') continue;
        for (const width of [768, 1280, 1920]) {
          await page.setViewportSize({ width, height: 900 });
          const edges = await leftEdges(page);
          expect
            .soft(Math.max(...edges) - Math.min(...edges), `left edges of ${path} at ${width} px: ${edges}`)
            .toBeLessThanOrEqual(1);
        }
      }
    });
  }
});

/** From 0 (black) to 255 (white). */
function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}
