import type { Page } from '@playwright/test';
import { doubleTextSize, expectNoOverflow, expectToFit } from './support/layout.ts';
import { colourRules, objections } from './support/objections.ts';
import { expect, serverAddress, test } from './support/test.ts';

test.use({ baseURL: async ({ browserName: _ }, use) => use(serverAddress('TEST_MIRRORED_SITE_URL')) });

const addresses = ['/', '/ar-XB/examples'] as const;

async function openExamples(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(address);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

for (const address of addresses) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`in ${colorScheme} colours`, () => {
      test.use({ colorScheme });
      const rules = colorScheme === 'dark' ? colourRules : undefined;

      test(`axe has no objection to the components of ${address} in all their states`, async ({ page }) => {
        await openExamples(page, address);
        await expect(page.locator('[data-example]')).not.toHaveCount(0);
        expect.soft(await objections(page, rules)).toEqual([]);
        for (const opener of await page.locator('[aria-haspopup="dialog"]').all()) {
          await opener.click();
          await expect(page.getByRole('dialog')).toBeVisible();
          expect.soft(await objections(page, rules)).toEqual([]);
          await page.keyboard.press('Escape');
        }
      });
    });
  }

  test(`the components of ${address} fit every width, and a wide window with text of double size`, async ({
    page,
  }) => {
    await openExamples(page, address);
    await expectToFit(page);
    // A component that is wider than its place can hide behind the edge of another. Quiet buttons stand 14 pixels out of
    // theirs, so that their words stand in line with the others.
    const wider = await page
      .locator('[data-example]')
      .evaluateAll((examples) =>
        examples
          .filter((example) => example.scrollWidth > example.clientWidth + 14)
          .map((example) => example.getAttribute('data-example')),
      );
    expect.soft(wider).toEqual([]);
    await doubleTextSize(page);
    await expectNoOverflow(page, 'with text of double size');
  });

  test(`the dialogs of ${address} fit a phone`, async ({ page }) => {
    await openExamples(page, address);
    await page.setViewportSize({ width: 320, height: 568 });
    for (const opener of await page.locator('[aria-haspopup="dialog"]').all()) {
      await opener.click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      const box = await dialog.boundingBox();
      expect.soft(box?.x).toBeGreaterThanOrEqual(0);
      expect.soft((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
      expect
        .soft(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth))
        .toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
    }
  });
}

test('the page of examples runs right to left under the mirrored language', async ({ page }) => {
  await openExamples(page, '/ar-XB/examples');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});
