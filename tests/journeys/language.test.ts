import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { languages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

const names = { en: 'English', fr: 'Français', rw: 'Kinyarwanda', sw: 'Kiswahili' } as const;
const otherLanguages = ['fr', 'rw', 'sw'] as const;

async function pick(page: import('@playwright/test').Page, name: string): Promise<void> {
  const picker = page.locator('details[data-menu="language"]');
  await picker.locator('summary').click();
  await picker.getByRole('link', { name, exact: true }).click();
}

for (const language of otherLanguages) {
  test(`the picker leads from a page to the same page in ${language}, and from then on an address without language does too, fragment and query included`, async ({
    page,
  }) => {
    await page.goto(routes.water);
    await pick(page, names[language]);
    await expect(page).toHaveURL(localizedUrl(routes.water, language));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('h1')).toHaveText(text(language, 'pages.water.heading'));
    await page.goto(`${routes.protein}?from=friend#weight=70`);
    await expect(page.getByRole('dialog')).toHaveAccessibleName(
      text(language, 'calculators.protein.result.title'),
    );
    expect(new URL(page.url()).pathname).toBe(localizedUrl(routes.protein, language));
    expect(new URL(page.url()).search).toBe('?from=friend');
  });

  test(`once ${language} is chosen the English page is never painted, however slow the network`, async ({
    page,
  }) => {
    const painted: string[] = [];
    await page.exposeFunction('reportPaint', (address: string) => painted.push(new URL(address).pathname));
    await page.addInitScript(() => {
      const report = (window as unknown as { reportPaint: (address: string) => void }).reportPaint;
      new PerformanceObserver((list) => {
        for (const { name } of list.getEntries()) {
          if (name === 'first-contentful-paint') report(location.href);
        }
      }).observe({ type: 'paint', buffered: true });
    });
    await page.goto(localizedUrl('/', language));
    await page.evaluate((code) => localStorage.setItem('buzima.language', code), language);
    const target = localizedUrl(routes.bmi, language);
    await page.route(`**${target}`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    painted.length = 0;
    await page.goto(routes.bmi, { waitUntil: 'commit' });
    await expect(page).toHaveURL(target);
    await expect(page.locator('h1')).toHaveText(text(language, 'pages.bmi.heading'));
    await expect.poll(() => painted).toContain(target);
    expect(painted).not.toContain(routes.bmi);
  });

  test(`going back after the redirect to ${language} leaves the site and does not bounce`, async ({
    page,
  }) => {
    await page.goto(localizedUrl(routes.about, language));
    await page.evaluate((code) => localStorage.setItem('buzima.language', code), language);
    await page.goto(routes.bmi);
    await expect(page).toHaveURL(localizedUrl(routes.bmi, language));
    await page.goBack();
    await expect(page).toHaveURL(localizedUrl(routes.about, language));
  });
}

test('picking English again is remembered', async ({ page }) => {
  await page.goto(routes.about);
  await pick(page, names.sw);
  await expect(page).toHaveURL(localizedUrl(routes.about, 'sw'));
  await pick(page, names.en);
  await expect(page).toHaveURL(routes.about);
  await page.goto(routes.water);
  await expect(page).toHaveURL(routes.water);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a page in another language stays where it is, whatever was chosen before', async ({ page }) => {
  await page.goto(routes.about);
  await pick(page, names.rw);
  await expect(page).toHaveURL(localizedUrl(routes.about, 'rw'));
  await page.goto(localizedUrl(routes.about, 'fr'));
  await expect(page).toHaveURL(localizedUrl(routes.about, 'fr'));
});

test('a language in storage that does not exist changes nothing', async ({ page }) => {
  await page.goto(routes.about);
  await page.evaluate(() => localStorage.setItem('buzima.language', '//elsewhere.example'));
  await page.goto(routes.bmi);
  await expect(page).toHaveURL(routes.bmi);
});

test('the picker shows flag and own name of every language and marks the current one', async ({ page }) => {
  await page.goto(localizedUrl(routes.contact, 'fr'));
  const picker = page.locator('details[data-menu="language"]');
  await picker.locator('summary').click();
  for (const language of languages) {
    const link = picker.getByRole('link', { name: names[language], exact: true });
    await expect(link).toHaveAttribute('href', localizedUrl(routes.contact, language));
    await expect(link).toHaveAttribute('hreflang', language);
    await expect(link.locator('svg')).toBeVisible();
  }
  await expect(picker.locator('[aria-current]')).toHaveText(names.fr);
});

test('a browser in English gets no offer', async ({ page }) => {
  await page.goto(routes.bmi);
  for (const offer of await page.locator('[data-offer-language]').all()) {
    await expect(offer).toBeHidden();
  }
});

const browsers = [
  ['fr', 'fr-CD'],
  ['rw', 'rw-RW'],
  ['sw', 'sw-KE'],
] as const;

for (const [language, locale] of browsers) {
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale });

    test('is offered its language on a first visit, in that language, and not sent there; the offer leads to the same page, and is remembered', async ({
      page,
    }) => {
      await page.goto(routes.bmi);
      await expect(page).toHaveURL(routes.bmi);
      const offer = page.locator(`[data-offer-language="${language}"]`);
      await expect(offer).toBeVisible();
      await expect(offer).toHaveAttribute('lang', language);
      await expect(offer).toContainText(text(language, 'shell.offer.text'));
      await expect(page.locator('[data-offer-language]').filter({ visible: true })).toHaveCount(1);
      await page.getByRole('link', { name: text(language, 'shell.offer.accept') }).click();
      await expect(page).toHaveURL(localizedUrl(routes.bmi, language));
      await expect(page.locator('[data-offer-language]').filter({ visible: true })).toHaveCount(0);
      await page.goto(routes.water);
      await expect(page).toHaveURL(localizedUrl(routes.water, language));
    });

    test('gets no offer on a page that is already in its language, and can turn it down once and for all', async ({
      page,
    }) => {
      await page.goto(localizedUrl(routes.bmi, language));
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('[data-offer-language]').filter({ visible: true })).toHaveCount(0);
      await page.goto(routes.bmi);
      const offer = page.locator(`[data-offer-language="${language}"]`);
      await offer.getByRole('button', { name: text(language, 'shell.offer.dismiss') }).click();
      await expect(offer).toBeHidden();
      await page.goto(routes.water);
      await expect(page).toHaveURL(routes.water);
      await expect(offer).toBeHidden();
    });

    test('sees no layout shift from the offer', async ({ page }) => {
      await page.addInitScript(() => {
        const total = { shift: 0 };
        Object.assign(window, { total });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) total.shift += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(routes.calories, { waitUntil: 'networkidle' });
      await expect(page.locator(`[data-offer-language="${language}"]`)).toBeVisible();
      const shift = await page.evaluate(
        () => (window as unknown as { total: { shift: number } }).total.shift,
      );
      // The page's own limit; the offer would move all of it by its height, four times as much.
      expect(shift).toBeLessThan(0.01);
    });
  });
}

test('a middle click on a language opens it in a new tab, whatever was chosen before', async ({ page }) => {
  await page.goto(localizedUrl(routes.water, 'rw'));
  await page.evaluate(() => localStorage.setItem('buzima.language', 'rw'));
  const picker = page.locator('details[data-menu="language"]');
  await picker.locator('summary').click();
  const opening = page.context().waitForEvent('page');
  await picker.getByRole('link', { name: names.en, exact: true }).click({ button: 'middle' });
  const opened = await opening;
  await expect(opened.locator('h1')).toHaveText(text('en', 'pages.water.heading'));
});
