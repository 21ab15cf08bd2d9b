import type { Page } from '@playwright/test';
import { routes } from '#src/site/routes.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

const menu = (page: Page) => page.locator('details[data-menu="display"]');
const light = 'rgb(251, 246, 236)';
const dark = 'rgb(23, 19, 15)';

/** The ground of the page, as painted. */
const groundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

async function choose(page: Page, key: string) {
  if ((await menu(page).getAttribute('open')) === null) await menu(page).locator('summary').click();
  await menu(page)
    .getByLabel(text('en', `shell.display.${key}`), { exact: true })
    .click();
}

for (const device of ['light', 'dark'] as const) {
  test(`colours can be chosen on a device that is set to ${device}, and stay on every page`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: device });
    await page.goto(routes.about);
    expect(await groundOf(page)).toBe(device === 'light' ? light : dark);
    const other = device === 'light' ? 'dark' : 'light';
    await choose(page, `theme.${other}`);
    expect(await groundOf(page)).toBe(other === 'light' ? light : dark);
    await page.goto(routes.bmi);
    expect(await groundOf(page)).toBe(other === 'light' ? light : dark);
    await menu(page).locator('summary').click();
    await expect(
      menu(page).getByLabel(text('en', `shell.display.theme.${other}`), { exact: true }),
    ).toBeChecked();
    await choose(page, 'theme.system');
    expect(await groundOf(page)).toBe(device === 'light' ? light : dark);
  });
}

test('a chosen theme is there before anything is painted', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('buzima.theme', 'dark');
    document.addEventListener('readystatechange', () => {
      document.documentElement.dataset.atFirst ??= document.documentElement.dataset.theme ?? 'none';
    });
  });
  await page.goto(routes.about);
  await expect(page.locator('html')).toHaveAttribute('data-at-first', 'dark');
});

test('pictures follow the theme that was chosen, not that of the device', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(routes.calculators);
  const picture = page.getByRole('main').locator('img').first();
  await picture.scrollIntoViewIfNeeded();
  const shown = () => picture.screenshot();
  const inLight = await shown();
  await choose(page, 'theme.dark');
  await page.keyboard.press('Escape');
  expect((await shown()).equals(inLight)).toBe(false);
  await page.emulateMedia({ colorScheme: 'dark' });
  const inDark = await shown();
  await choose(page, 'theme.system');
  await page.keyboard.press('Escape');
  expect((await shown()).equals(inDark)).toBe(true);
});

test('the text can be made larger twice, and stays so', async ({ page }) => {
  await page.goto(routes.about);
  const size = () =>
    page
      .locator('main p')
      .first()
      .evaluate((paragraph) => Number.parseFloat(getComputedStyle(paragraph).fontSize));
  const sizes = [await size()];
  for (const key of ['textSize.large', 'textSize.larger']) {
    await choose(page, key);
    sizes.push(await size());
  }
  expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
  expect(new Set(sizes).size).toBe(3);
  await page.reload();
  expect(await size()).toBe(sizes[2]);
});

test('paper stays white and its text its own size, whatever was chosen', async ({ page }) => {
  await page.goto(routes.about);
  await choose(page, 'theme.dark');
  await choose(page, 'textSize.larger');
  await page.emulateMedia({ media: 'print' });
  const printed = await page.evaluate(() => {
    const { backgroundColor, fontSize } = getComputedStyle(document.body);
    return { backgroundColor, fontSize, link: getComputedStyle(document.documentElement).colorScheme };
  });
  expect(printed.backgroundColor).toBe('rgb(255, 255, 255)');
  expect(printed.link).toBe('light');
  expect(Number.parseFloat(printed.fontSize)).toBeCloseTo((11 * 96) / 72, 1);
});

test('on a phone the same choices stand at the end of the menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(routes.about);
  await page.locator('details[data-menu="main"] > summary').click();
  await choose(page, 'theme.dark');
  expect(await groundOf(page)).toBe(dark);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no choice is offered that nothing would follow', async ({ page }) => {
    await page.goto(routes.about);
    await expect(menu(page)).toBeHidden();
  });
});
