import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { doubleTextSize, expectNoOverflow, expectToFit } from './support/layout.ts';
import { languages } from './support/pages.ts';
import { expect, test } from './support/test.ts';

for (const language of languages) {
  test(`the first action and the open menus in ${language} fit every width`, async ({ page }) => {
    await page.goto(localizedUrl(routes.home, language));
    await page.setViewportSize({ width: 360, height: 740 });
    const [action, pause] = await Promise.all(
      ['main section a', '[data-hero-control]'].map((selector) =>
        page.locator(selector).first().boundingBox(),
      ),
    );
    expect(Math.abs((pause?.y ?? 0) - (action?.y ?? 1000))).toBeLessThan(8);
    for (const menu of ['main', 'weigh', 'more', 'display', 'language']) {
      await page.evaluate((name) => {
        for (const details of document.querySelectorAll<HTMLDetailsElement>('details[data-menu]')) {
          details.open = ['main', name].includes(details.dataset.menu ?? '');
        }
      }, menu);
      await expectToFit(page, `with the ${menu} menu open`);
    }
    await page.reload();
    await page.setViewportSize({ width: 360, height: 740 });
    await doubleTextSize(page);
    await expectNoOverflow(page, 'with text of double size');
  });

  test(`the header is one row and the footer is short in ${language}, however wide the letters are`, async ({
    page,
  }) => {
    await page.goto(localizedUrl(routes.getTips, language));
    await page.evaluate(() => document.body.style.setProperty('font-family', 'DejaVu Sans, Verdana'));
    const heightOf = (selector: string) =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect().height);
    for (const width of [1180, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await heightOf('header > div:first-child'), `${width}`).toBeLessThanOrEqual(64);
      const [logo, heading] = await Promise.all(
        ['header a', 'h1'].map((selector) => page.locator(selector).first().boundingBox()),
      );
      expect(logo?.x, `${width}`).toBe(heading?.x);
      expect(await heightOf('footer')).toBeLessThanOrEqual(300);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await heightOf('footer')).toBeLessThanOrEqual(425);
    // The sign of the account comes into the same row.
    await page.evaluate(() => document.documentElement.setAttribute('data-member', ''));
    await expect(page.locator(`header a[href$="${routes.premiumAccount}"]`).first()).toBeVisible();
    for (const width of [320, 360, 412, 440, 1180, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await heightOf('header > div:first-child'), `a member at ${width}`).toBeLessThanOrEqual(64);
    }
  });
}
