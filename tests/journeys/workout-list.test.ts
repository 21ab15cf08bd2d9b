import type { Page } from '@playwright/test';
import { quickChoices } from '#src/features/workouts/logic/workout-choices.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { someLanguages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

const list = (page: Page, name: string) => page.locator(`[data-workout-filter] select[name="${name}"]`);
const chip = (page: Page, id: (typeof quickChoices)[number]['id']) =>
  page.getByLabel(text('en', `workouts.chips.${id}`), { exact: true });
const openLists = (page: Page) => page.locator('[data-workout-filter] summary').click();

/** The addresses of the cards that a reader sees. */
async function shown(page: Page): Promise<string[]> {
  return page
    .locator('[data-workouts] li a')
    .evaluateAll((links) =>
      links.filter((link) => link.checkVisibility()).map((link) => link.getAttribute('href') ?? ''),
    );
}

/** The addresses of the cards whose facts have a value, seen or not. */
async function having(page: Page, name: string, value: string): Promise<string[]> {
  return page
    .locator(`[data-workouts] li[data-${name}~="${value}"] a`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

test('each quick choice shows just the workouts that fit it, and stands in the address', async ({ page }) => {
  await page.goto(routes.workouts);
  const all = await shown(page);
  for (const { id, name, value } of quickChoices) {
    const fitting = await having(page, name, value);
    expect(fitting.length, id).toBeGreaterThan(0);
    expect(fitting.length, id).toBeLessThan(all.length);
    await chip(page, id).check();
    expect(await shown(page), id).toEqual(fitting);
    await expect(page).toHaveURL(`${routes.workouts}?${name}=${value}`);
    await expect(page.getByRole('status').filter({ visible: true }), id).toHaveText(
      text('en', 'workouts.shown', { count: String(fitting.length) }),
    );
    await chip(page, id).uncheck();
    await expect(page).toHaveURL(routes.workouts);
    expect(await shown(page), id).toEqual(all);
  }
});

test('“pregnant” leads to the pages for pregnancy and the time after birth only', async ({ page }) => {
  await page.goto(routes.workouts);
  await chip(page, 'pregnant').check();
  const addresses = await shown(page);
  expect(addresses.filter((address) => !address.includes('/pre-post-natal-workouts/'))).toEqual([]);
});

test('a quick choice and the list of the same name say the same', async ({ page }) => {
  await page.goto(routes.workouts);
  await chip(page, 'outdoors').check();
  await openLists(page);
  await expect(list(page, 'place')).toHaveValue('outdoors');
  await list(page, 'place').selectOption('little-space');
  await expect(chip(page, 'outdoors')).not.toBeChecked();
  await expect(page).toHaveURL(`${routes.workouts}?place=little-space`);
  await list(page, 'place').selectOption('outdoors');
  await expect(chip(page, 'outdoors')).toBeChecked();
});

test('a shared address opens with its choices made, in another language too', async ({ page }) => {
  const query = '?need=quiet&equipment=nothing-bought&who=women';
  await page.goto(routes.workouts + query);
  await expect(chip(page, 'quiet')).toBeChecked();
  await expect(chip(page, 'free')).toBeChecked();
  await expect(list(page, 'who')).toHaveValue('women');
  const found = await shown(page);
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((address) => address.startsWith('/build-body-men/'))).toEqual([]);
  await page.goto(localizedUrl(routes.workouts, 'rw') + query);
  expect(await shown(page)).toEqual(found.map((address) => `/rw${address}`));
});

test('values in the address that are no choice are ignored', async ({ page }) => {
  await page.goto(routes.workouts);
  const all = await shown(page);
  await page.goto(`${routes.workouts}?place=moon&need=magic&colour=red&aim=<b>`);
  expect(await shown(page)).toEqual(all);
  await expect(page.getByRole('button', { name: text('en', 'exercises.filter.reset') })).toBeHidden();
});

test('where nothing fits, a sentence says so and each way out leads on', async ({ page }) => {
  await page.goto(`${routes.workouts}?aim=pregnancy&who=men`);
  expect(await shown(page)).toEqual([]);
  const message = page.getByText(text('en', 'workouts.none'));
  await expect(message).toBeVisible();
  const men = await having(page, 'who', 'men');
  await page
    .getByRole('button', {
      name: text('en', 'exercises.filter.without', {
        choice: text('en', 'workouts.chips.pregnant'),
        count: String(men.length),
      }),
    })
    .click();
  await expect(message).toBeHidden();
  expect(await shown(page)).toEqual(men);
  await expect(page).toHaveURL(`${routes.workouts}?who=men`);
  await expect(page.getByRole('status').filter({ visible: true })).toBeFocused();
  await page.getByRole('button', { name: text('en', 'exercises.filter.reset') }).click();
  await expect(page).toHaveURL(routes.workouts);
});

test('the filter works with the keyboard alone, and a heading without workouts is not shown', async ({
  page,
}) => {
  await page.goto(routes.workouts);
  await chip(page, 'pregnant').focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(`${routes.workouts}?aim=pregnancy`);
  await expect(page.locator('[data-workouts] h2').filter({ visible: true })).toHaveText([
    text('en', 'workouts.aims.pregnancy'),
  ]);
});

test('at 320 px nothing of the list or the open filter is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(localizedUrl(routes.workouts, 'rw'));
  await openLists(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('the comparison of a category is a table with headers, at 320 px as well', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(localizedUrl('/build-body-women/cardio', 'rw'));
  const table = page.getByRole('table', { name: text('rw', 'workouts.compare') });
  const workouts = await page.locator('main section > ul > li h3').allTextContents();
  await expect(table.getByRole('rowheader')).toHaveText(workouts);
  await expect(table.getByRole('columnheader')).toHaveCount(7);
  await expect(table.getByRole('cell')).toHaveCount(6 * workouts.length);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of someLanguages) {
    test(`the whole list in ${language} is there in groups, and no filter that could not work`, async ({
      page,
    }) => {
      await page.goto(localizedUrl(routes.workouts, language));
      await expect(page.locator('[data-workout-filter]')).toBeHidden();
      await expect(page.locator('[data-workouts] li').filter({ visible: true })).toHaveCount(
        await page.locator('[data-workouts] li').count(),
      );
      await expect(
        page.getByRole('heading', { name: text(language, 'workouts.aims.strength'), exact: true }),
      ).toBeVisible();
    });
  }
});
