import { localizedUrl } from '#src/site/localized-url.ts';
import { calculatorRoutes, routes } from '#src/site/routes.ts';
import { onePageOfEachKind, partOfTheDay, sampleDate } from '#tests/support/sample.ts';
import { missingPageError, pages, someLanguages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

test.use({ javaScriptEnabled: false });

// That every page holds them is looked at in the built files; whether a style hides them shows here, in every kind within days.
const looked = partOfTheDay(onePageOfEachKind(pages), 5);

test(`the pages of ${sampleDate} show menu, heading, text and footer without JavaScript`, async ({
  page,
  watch,
}) => {
  watch.allowError(missingPageError);
  for (const { path, language } of looked) {
    await page.goto(path);
    await expect.soft(page.locator('header nav').first(), path).toBeVisible();
    await expect.soft(page.locator('main h1'), path).toBeVisible();
    // Read from the document, because the text selectors of the test runner pass over what stands in noscript.
    const words = await page.evaluate(() => document.querySelector('main')?.textContent ?? '');
    expect.soft(words.length, path).toBeGreaterThan(60);
    await expect
      .soft(page.locator('body > footer'), path)
      .toContainText(text(language === 'ar-XB' ? 'en' : language, 'shell.footer.disclaimer'));
  }
});

for (const language of someLanguages) {
  test(`each calculator in ${language} says what it needs and shows the formula without JavaScript, and the contact page gives the mail address`, async ({
    page,
  }) => {
    for (const name of calculatorRoutes) {
      await page.goto(localizedUrl(routes[name], language));
      const notice = page.locator('main noscript > *');
      await expect.soft(notice, name).toHaveText(text(language, 'pages.calculator.noScript'));
      await expect.soft(notice, name).toBeVisible();
      for (const part of ['formula', 'example'] as const) {
        await expect.soft(page.getByText(text(language, `pages.${name}.how.${part}`)), name).toBeVisible();
      }
      await expect.soft(page.locator('main form'), name).toBeHidden();
    }
    await page.goto(localizedUrl(routes.contact, language));
    await expect(page.locator('main noscript > *')).toContainText(text(language, 'contact.noScript'));
    await expect(page.locator('main a[href^="mailto:"]')).toBeVisible();
  });
}

test('the menus open without JavaScript', async ({ page }) => {
  await page.goto(routes.home);
  await page.locator('details[data-menu="weigh"] summary').click();
  await page
    .locator('details[data-menu="weigh"]')
    .getByRole('link', { name: text('en', 'pages.bmi.name'), exact: true })
    .click();
  await expect(page).toHaveURL(routes.bmi);
});

test('the language picker leads to the same page without JavaScript', async ({ page }) => {
  await page.goto(routes.bmi);
  await page.locator('details[data-menu="language"] summary').click();
  await page.getByRole('banner').getByRole('link', { name: 'Kiswahili', exact: true }).click();
  await expect(page).toHaveURL(localizedUrl(routes.bmi, 'sw'));
});
