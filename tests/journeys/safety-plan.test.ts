import type { Page } from '@playwright/test';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { openPage } from './support/open-page.ts';
import { languages, someLanguages } from './support/pages.ts';
import { printedSheets } from './support/print.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

const signs = (page: Page) => page.locator('[name="signs"]');
const keep = (page: Page, language: (typeof languages)[number] = 'en') =>
  page.getByLabel(text(language, 'pages.safetyPlan.keep.label'));
const status = (page: Page) => page.locator('[data-plan-status]');
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('buzima.plan'));

for (const language of someLanguages) {
  test(`a plan in ${language} is kept only where its writer chooses it, and erased with one tap`, async ({
    page,
    watch,
  }) => {
    await openPage(page, localizedUrl(routes.safetyPlan, language));
    const before = watch.requests.length;
    await signs(page).fill('Sinzira amajoro');
    expect(await stored(page)).toBeNull();
    await keep(page, language).check();
    await expect(status(page)).toHaveText(text(language, 'pages.safetyPlan.keep.kept'));
    await page.locator('[name="reasons"]').fill('Amina');
    expect(watch.requests.slice(before)).toEqual([]);
    await page.reload();
    await expect(signs(page)).toHaveValue('Sinzira amajoro');
    await expect(page.locator('[name="reasons"]')).toHaveValue('Amina');
    await expect(keep(page, language)).toBeChecked();
    await page.getByRole('button', { name: text(language, 'pages.safetyPlan.keep.erase') }).click();
    await expect(signs(page)).toHaveValue('');
    await expect(keep(page, language)).not.toBeChecked();
    await expect(status(page)).toHaveText(text(language, 'pages.safetyPlan.keep.erased'));
    expect(await stored(page)).toBeNull();
  });
}

test('who no longer wants it kept switches that off, and the text stays on the page', async ({ page }) => {
  await openPage(page, routes.safetyPlan);
  await signs(page).fill('I answer nobody');
  await keep(page).check();
  await keep(page).uncheck();
  await expect(status(page)).toHaveText(text('en', 'pages.safetyPlan.keep.forgotten'));
  expect(await stored(page)).toBeNull();
  await expect(signs(page)).toHaveValue('I answer nobody');
});

test('a number that is typed can be called with one tap, and other words cannot', async ({ page }) => {
  await openPage(page, routes.safetyPlan);
  const person = page.locator('[data-person]').nth(1);
  const phone = person.locator('[type="tel"]');
  await phone.fill('my aunt');
  await expect(person.locator('a')).toBeHidden();
  await phone.fill('0788 123 456');
  await expect(person.locator('a')).toHaveAttribute('href', 'tel:0788123456');
  await expect(person.locator('a')).toBeVisible();
});

test('a text that is not kept is not lost by a slip: the browser asks, except who leaves in a hurry', async ({
  page,
  watch,
}) => {
  watch.allowError(/bbc\.com|ERR_FAILED|ERR_ABORTED/);
  await openPage(page, routes.safetyPlan);
  await signs(page).fill('I answer nobody');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.getByRole('link', { name: text('en', 'mentalcare:backToMain') }).click();
  await expect(page).toHaveURL(routes.mentalCare);
  expect(asked).toEqual(['beforeunload']);
  await openPage(page, routes.safetyPlan);
  await expect(signs(page)).toHaveValue('');
  await signs(page).fill('I answer nobody');
  await page.route('https://www.bbc.com/**', (route) => route.fulfill({ body: 'Weather' }));
  await page.locator('a[data-leave]').click();
  await expect(page).toHaveURL('https://www.bbc.com/weather');
  expect(asked).toEqual(['beforeunload']);
});

test('one button prints the plan', async ({ page }) => {
  await openPage(page, routes.safetyPlan);
  await page.evaluate(() => {
    globalThis.print = () => document.body.setAttribute('data-printed', '');
  });
  await page
    .locator('[data-safety-plan]')
    .getByRole('button', { name: text('en', 'common.print') })
    .click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
});

test('a long text grows its field and is printed whole', async ({ page }) => {
  await openPage(page, routes.safetyPlan);
  const height = () => signs(page).evaluate((field) => field.clientHeight);
  const before = await height();
  await signs(page).fill('I do not sleep.\n'.repeat(12));
  expect(await height()).toBeGreaterThan(before * 2);
  expect(await signs(page).evaluate((field) => field.scrollHeight - field.clientHeight)).toBeLessThanOrEqual(
    2,
  );
});

for (const language of languages) {
  test(`the empty plan prints on two sheets at most in ${language}`, async ({ page }) => {
    await page.goto(localizedUrl(routes.safetyPlan, language));
    expect(await printedSheets(page)).toBeLessThanOrEqual(2);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the parts and their questions are there to fill in on paper, and no switch is', async ({ page }) => {
    await page.goto(routes.safetyPlan);
    await expect(page.getByLabel(text('en', 'pages.safetyPlan.parts.signs.title'))).toBeVisible();
    await expect(page.locator('[data-keep]')).toBeHidden();
  });
});
