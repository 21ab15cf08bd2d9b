import type { Page } from '@playwright/test';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { objections } from './support/objections.ts';
import { languages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

const links = (page: Page) => page.locator('[data-results] a');
const field = (page: Page) => page.getByRole('searchbox', { name: text('en', 'search.label') }).last();

test('the header leads to what is found, the best first, and the address keeps the query', async ({
  page,
}) => {
  await page.goto('/');
  await page.locator('details[data-menu="search"] summary').click();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('high blood presure');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=high\+blood\+presure$/);
  await expect(links(page).first()).toBeVisible();
  const first = await links(page).evaluateAll((all) =>
    all.slice(0, 3).map((link) => link.getAttribute('href')),
  );
  expect(first).toContain(routes.heart);
  await field(page).fill('squat');
  await expect(links(page).first()).toHaveAttribute('href', /^\/exercises\/.*squat/);
  await expect(page).toHaveURL(/\/search\?q=squat$/);
  expect(await objections(page)).toEqual([]);
});

test('where nothing is found the page says so and shows where to begin, and words in danger bring help first', async ({
  page,
}) => {
  await page.goto(`${routes.search}?q=xyzzyx`);
  await expect(page.getByRole('heading', { name: 'Nothing found for “xyzzyx”' })).toBeVisible();
  await expect(links(page)).toHaveCount(0);
  await field(page).fill('I want to die');
  await expect(links(page).first()).toHaveAttribute('href', routes.crisis);
  await expect(page.locator('[data-danger-help]')).toBeVisible();
  // No page is about it, and pages hold its words: the place that the block leads to comes first among the results too.
  await field(page).fill('snake bite');
  await expect(links(page).first()).toHaveAttribute('href', /#emergency-help$/);
  await field(page).fill('');
  await expect(page.locator('[data-danger-help]')).toBeHidden();
  await expect(page.getByRole('heading', { name: text('en', 'search.placesHeading') })).toBeVisible();
});

test('a search that could not be loaded says so, and is tried again with the next letter', async ({
  page,
  watch,
}) => {
  watch.allowError(/Failed to load resource/);
  await page.route('**/assets/search/**', (route) => route.abort());
  await page.goto(`${routes.search}?q=squat`);
  await expect(page.getByRole('status')).toHaveText(text('en', 'search.failed'));
  await page.unroute('**/assets/search/**');
  await field(page).fill('squats');
  await expect(links(page).first()).toBeVisible();
});

for (const language of languages) {
  test(`results fit into 320 pixels (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${localizedUrl(routes.search, language)}?q=yoga`);
    await expect(links(page).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
