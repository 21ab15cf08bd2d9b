import type { Page } from '@playwright/test';
import { onePageOfEachKind, sampleDate } from '#tests/support/sample.ts';
import type { SitePage } from '#tests/support/site-pages.ts';
import { doubleTextSize, expectNoOverflow, expectToFit } from './support/layout.ts';
import { colourRules, objections } from './support/objections.ts';
import { groupsOfTheDay, longestByKind, missingPageError, pages, someLanguages } from './support/pages.ts';
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

test.describe('for a reader who wants dark pages without motion', () => {
  test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

  for (const { kind, path } of onePageOfEachKind(pages)) {
    test(`${path} is dark and still, and axe has no objection to its colours`, async ({ page, watch }) => {
      if (kind === '404') watch.allowError(missingPageError);
      await page.setViewportSize(phone);
      await page.goto(path);
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
      const { backgroundColor, color, moving } = await page.evaluate(() => ({
        backgroundColor: getComputedStyle(document.body).backgroundColor,
        color: getComputedStyle(document.body).color,
        // What cannot be seen does not move for anybody, such as the notice that waits for a late script.
        moving: document
          .getAnimations()
          .filter(
            ({ playState, effect }) =>
              playState === 'running' &&
              effect instanceof KeyframeEffect &&
              effect.target?.checkVisibility({ visibilityProperty: true }),
          ).length,
      }));
      expect.soft(brightness(backgroundColor)).toBeLessThan(64);
      expect.soft(brightness(color)).toBeGreaterThan(160);
      expect.soft(moving).toBe(0);
      expect.soft(await objections(page, colourRules)).toEqual([]);
    });
  }
});

/** From 0 (black) to 255 (white). */
function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}
