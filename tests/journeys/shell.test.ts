import { localizedUrl } from '#src/site/localized-url.ts';
import { calculatorRoutes, routes } from '#src/site/routes.ts';
import { missingPageError, someLanguages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

test('the menu on eating and weight opens on a click and leads to meals, the five calculators and their index', async ({
  page,
}) => {
  await page.goto('/');
  const menu = page.locator('details[data-menu="weigh"]');
  await expect(menu.getByRole('link', { name: 'BMI' })).toBeHidden();
  await menu.locator('summary').click();
  const targets = await menu
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets.slice(0, 7)).toEqual([
    routes.meals,
    ...calculatorRoutes.map((name) => routes[name]),
    routes.calculators,
  ]);
  await menu.getByRole('link', { name: text('en', 'pages.water.name') }).click();
  await expect(page).toHaveURL(routes.water);
});

test('the calculators menu closes on Escape, on a click elsewhere and on a second click', async ({
  page,
}) => {
  await page.goto(routes.about);
  const menu = page.locator('details[data-menu="weigh"]');
  for (const [way, close] of [
    ['Escape', () => page.keyboard.press('Escape')],
    ['a click elsewhere', () => page.mouse.click(10, 600)],
    ['a second click', () => menu.locator('summary').click()],
  ] as const) {
    await menu.locator('summary').click();
    await expect(menu.getByRole('link').first(), way).toBeVisible();
    await close();
    await expect(menu.getByRole('link').first(), way).toBeHidden();
  }
});

test('a menu is closed on the page that Back brings as it was left', async ({ page }) => {
  await page.goto(routes.water);
  const menu = page.locator('details[data-menu="weigh"]');
  await menu.locator('summary').click();
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await expect(menu).not.toHaveAttribute('open');
});

test('Escape in an open menu puts the focus back on its button', async ({ page }) => {
  await page.goto('/');
  const menu = page.locator('details[data-menu="weigh"]');
  await menu.locator('summary').click();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu.locator('summary')).toBeFocused();
});

test('the main menu marks the current page, and only it', async ({ page }) => {
  const menu = page.getByRole('navigation', { name: text('en', 'shell.nav.main') });
  for (const route of ['getTips', 'workout', 'exercises', 'premium', 'about', 'contact'] as const) {
    await page.goto(routes[route]);
    const entry = menu.locator('summary[data-current]').filter({ visible: true });
    await expect(entry, route).toHaveCount(1);
    await entry.click();
    const current = menu.locator('[aria-current="page"]').filter({ visible: true });
    await expect(current, route).toHaveCount(1);
    await expect(current).toHaveAttribute('href', routes[route]);
  }
});

test('the logo is marked on the home page, and nothing is on a page that stands in for a missing one', async ({
  page,
  watch,
}) => {
  watch.allowError(missingPageError);
  const marked = page.locator('header :is([aria-current="page"], [data-current])');
  await page.goto(routes.home);
  await expect(marked.first()).toHaveText('Buzima');
  await page.goto('/no-such-page');
  await expect(marked).toHaveCount(0);
});

test('the calculators menu marks the calculator that is open', async ({ page }) => {
  await page.goto(routes.protein);
  const menu = page.locator('details[data-menu="weigh"]');
  await menu.locator('summary').click();
  await expect(menu.locator('[aria-current="page"]')).toHaveText(text('en', 'pages.protein.name'));
});

test('the first Tab shows the skip link, and Enter goes to the content', async ({ page }) => {
  await page.goto(routes.bmi);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: text('en', 'shell.skipToContent') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});

test('a link at the end of a page opens the next page at its top', async ({ page }) => {
  await page.goto(routes.bmi);
  await page.locator('footer').scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page
    .locator('footer')
    .getByRole('link', { name: text('en', 'shell.nav.about') })
    .click();
  await expect(page).toHaveURL(routes.about);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

for (const language of someLanguages) {
  test(`a missing address under ${language} answers 404 in that language, with links on`, async ({
    page,
    watch,
  }) => {
    watch.allowError(missingPageError);
    const response = await page.goto(localizedUrl('/tips/no-such-page', language));
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('h1')).toHaveText(text(language, 'pages.notFound.heading'));
    await expect(page.locator('main').getByLabel(text(language, 'search.label'))).toBeVisible();
    for (const route of ['home', 'getTips', 'contact', ...calculatorRoutes] as const) {
      const link = page.locator(`main a[href="${localizedUrl(routes[route], language)}"]`);
      await expect(link, route).toBeVisible();
    }
  });

  test(`both spellings of the about page answer in ${language}`, async ({ page }) => {
    await page.goto(localizedUrl('/Abouts', language));
    await expect(page).toHaveURL(localizedUrl(routes.about, language));
    await expect(page.locator('h1')).toHaveText(text(language, 'pages.about.heading'));
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  for (const language of someLanguages) {
    test(`the menu in ${language} opens and leads on`, async ({ page }) => {
      await page.goto(localizedUrl(routes.home, language));
      const menu = page.locator('details[data-menu="main"]');
      await expect(menu.locator('summary')).toHaveText(text(language, 'shell.nav.menuOpen'), {
        useInnerText: true,
      });
      await menu.locator('summary').tap();
      await expect(menu.locator('summary')).toHaveText(text(language, 'shell.nav.menuClose'), {
        useInnerText: true,
      });
      const links = page.getByRole('navigation', { name: text(language, 'shell.nav.main') });
      await links.getByText(text(language, 'shell.nav.weigh'), { exact: true }).tap();
      await links.getByRole('link', { name: text(language, 'pages.calories.name'), exact: true }).tap();
      await expect(page).toHaveURL(localizedUrl(routes.calories, language));
    });
  }

  test('the menu closes on Escape, on a tap beside it and on a second tap', async ({ page }) => {
    await page.goto(routes.home);
    const links = page.getByRole('navigation', { name: text('en', 'shell.nav.main') });
    const opener = page.locator('details[data-menu="main"] > summary');
    const back = links.getByRole('link', { name: text('en', 'tips:backToDirectory') });
    for (const [way, close] of [
      ['Escape', () => page.keyboard.press('Escape')],
      ['a tap beside it', () => page.touchscreen.tap(5, 20)],
      ['a second tap', () => opener.tap()],
    ] as const) {
      await opener.tap();
      if (!(await back.isVisible()))
        await links.getByText(text('en', 'shell.nav.care'), { exact: true }).tap();
      await expect(back, way).toBeVisible();
      await close();
      await expect(links, way).toBeHidden();
    }
  });

  test('every control and menu link is at least 44 pixels high', async ({ page }) => {
    await page.goto(routes.bmi);
    await page.locator('details[data-menu="main"] > summary').tap();
    const targets = page.locator(
      'header a, header label, footer a, header summary, main button, main input:not([type="radio"], [type="checkbox"]), main label:has([type="checkbox"]), main select',
    );
    for (const target of await targets.filter({ visible: true }).all()) {
      const box = await target.boundingBox();
      expect(Math.round(box?.height ?? 0), `${await target.textContent()}`).toBeGreaterThanOrEqual(44);
    }
  });
});

test('the erase button ends the session even where the browser forbids storage', async ({ page, watch }) => {
  await page.addInitScript(() => {
    const forbidden = {
      configurable: true,
      get: () => {
        throw new DOMException('The request was denied.', 'SecurityError');
      },
    };
    Object.defineProperties(window, { localStorage: forbidden, sessionStorage: forbidden });
  });
  await page.goto(routes.about);
  await page.getByRole('button', { name: text('en', 'about.privacy.erase'), exact: true }).click();
  await page.getByRole('button', { name: text('en', 'about.privacy.eraseConfirm') }).click();
  await expect(page.getByText(text('en', 'about.privacy.erased'))).toBeVisible();
  expect(watch.requests.some((request) => request.includes('/api/account/log-out'))).toBe(true);
});
