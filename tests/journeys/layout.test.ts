import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { calculate, calculatorCases, openCalculator } from './support/calculators.ts';
import { expectToFit } from './support/layout.ts';
import { languages } from './support/pages.ts';
import { expect, test } from './support/test.ts';

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
