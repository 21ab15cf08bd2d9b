import { siteDirectory } from '#scripts/site-paths.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { calculate, calculatorCases, openCalculator } from './support/calculators.ts';
import { doubleTextSize, expectNoOverflow, expectToFit } from './support/layout.ts';
import { builtPages, languages, missingPageError, pageGroups } from './support/pages.ts';
import { sampledPages } from './support/sampled.ts';
import { expect, test } from './support/test.ts';

const pages = sampledPages(siteDirectory, builtPages(siteDirectory));

for (const { first, last, paths } of pageGroups(pages)) {
  test(`the pages from ${first} to ${last} fit every width, and a wide window with text of double size`, async ({
    page,
    watch,
  }) => {
    watch.allowError(missingPageError);
    for (const path of paths) {
      await page.goto(path);
      await expectToFit(page, path);
      await doubleTextSize(page);
      await expectNoOverflow(page, `${path} with text of double size`);
    }
  });
}

for (const language of languages) {
  for (const { name, fields } of calculatorCases) {
    test(`the result of the ${name} calculator in ${language} fits every width`, async ({ page }) => {
      await openCalculator(page, name, language);
      const dialog = await calculate(page, fields, language);
      await expect(dialog).toBeVisible();
      await expectToFit(page);
      expect(
        await dialog.evaluate((element) => element.scrollWidth - element.clientWidth),
      ).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 320, height: 568 });
      expect(
        await dialog.evaluate((element) => element.scrollWidth - element.clientWidth),
      ).toBeLessThanOrEqual(0);
    });
  }

  test(`the open menus in ${language} fit every width`, async ({ page }) => {
    await page.goto(localizedUrl(routes.home, language));
    for (const menu of ['main', 'calculators', 'language']) {
      await page.evaluate((name) => {
        for (const details of document.querySelectorAll<HTMLDetailsElement>('details[data-menu]')) {
          details.open = details.dataset.menu === name;
        }
      }, menu);
      await expectToFit(page, `with the ${menu} menu open`);
    }
  });
}

test.describe('for a reader who wants dark pages without motion', () => {
  test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

  for (const { first, last, paths } of pageGroups(Object.values(routes))) {
    test(`the pages from ${first} to ${last} are dark, still, and fit every width`, async ({ page }) => {
      for (const path of paths) {
        await page.goto(path);
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
        expect.soft(brightness(backgroundColor), path).toBeLessThan(64);
        expect.soft(brightness(color), path).toBeGreaterThan(160);
        expect.soft(moving, path).toBe(0);
        await expectToFit(page, path);
      }
    });
  }
});

/** From 0 (black) to 255 (white). */
function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}
