import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { languages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

const gad = '/tips/mental-care/common-disorders/anxiety-disorders/gad';
const crisis = '/tips/mental-care/support/crisis';

test('body care leads from the list to a topic, and back to the top of the list', async ({ page }) => {
  await page.goto(routes.bodyCare);
  await page
    .getByRole('link', { name: new RegExp(`^${text('en', 'bodycare:clickToLearn')}.*heart`, 'i') })
    .click();
  await expect(page).toHaveURL(`${routes.bodyCare}/heart-care`);
  await page.getByRole('link', { name: text('en', 'bodycare:watchTutorial') }).click();
  await expect(page.locator('#video')).toBeInViewport();
  await page.getByRole('link', { name: text('en', 'bodycare:backToCategories') }).click();
  await expect(page).toHaveURL(routes.bodyCare);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('mental health leads from the topics down to a condition, and back one level at a time', async ({
  page,
}) => {
  await page.goto(routes.mentalCare);
  await page.locator('main ul a[href$="/common-disorders"]').click();
  await expect(page).toHaveURL(`${routes.mentalCare}/common-disorders`);
  // A category lists each condition directly too.
  await expect(page.locator(`main section a[href="${gad}"]`)).toBeVisible();
  await page.locator(`main h2 a`).first().click();
  await expect(page).toHaveURL(`${routes.mentalCare}/common-disorders/anxiety-disorders`);
  await page.locator(`main a[href="${gad}"]`).first().click();
  await expect(page).toHaveURL(gad);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const back = page.locator('main nav').first().getByRole('link').last();
  await expect(back).toContainText('Anxiety disorders');
  await back.click();
  await expect(page).toHaveURL(`${routes.mentalCare}/common-disorders/anxiety-disorders`);
  await page.getByRole('link', { name: text('en', 'mentalcare:backToMain') }).click();
  await expect(page).toHaveURL(routes.mentalCare);
});

test('a condition leads to help in a crisis', async ({ page }) => {
  await page.goto(gad);
  await page.getByRole('link', { name: text('en', 'mentalcare:getHelp'), exact: true }).click();
  await expect(page).toHaveURL(crisis);
});

for (const [language, links] of [
  ['en', ['tel:988', 'sms:988', 'sms:741741']],
  ['fr', ['tel:3114', 'tel:15', 'tel:112']],
  ['rw', ['tel:912', 'tel:114']],
  ['sw', ['tel:911']],
] as const) {
  test(`the crisis page in ${language} first shows the numbers of its language`, async ({ page }) => {
    await page.goto(localizedUrl(crisis, language));
    const shown = page.locator('[data-help] ul:visible a');
    expect(await shown.evaluateAll((found) => found.map((link) => link.getAttribute('href')))).toEqual([
      ...links,
    ]);
  });
}

test('a reader chooses a country, and the device remembers it on other pages', async ({ page }) => {
  await page.goto(crisis);
  const choice = page.locator('[data-help] select');
  await choice.selectOption('RW');
  await expect(page.locator('[data-help] a[href="tel:912"]:visible')).toHaveCount(1);
  await expect(page.locator('[data-help] a[href="tel:988"]:visible')).toHaveCount(0);
  await page.goto(gad);
  await expect(choice).toHaveValue('RW');
  await expect(page.locator('[data-help] a[href="tel:912"]:visible')).toHaveCount(1);
  // No number is known for DR Congo: the line about the nearest hospital is what remains.
  await choice.selectOption('CD');
  await expect(page.locator('[data-help] ul:visible a')).toHaveCount(0);
  await expect(page.locator('[data-help]')).toContainText(text('en', 'help.local'));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    test(`the numbers and the way out work in ${language}`, async ({ page }) => {
      await page.goto(localizedUrl(crisis, language));
      await expect(page.locator('[data-help] ul:visible a').first()).toBeVisible();
      await expect(page.locator('[data-help] select')).toBeHidden();
      await expect(page.locator('[data-leave]').first()).toHaveAttribute('href', /^https:/);
    });
  }
});

test('the way out leaves the site, and Back does not return to the page', async ({ page, watch }) => {
  watch.allowError(/bbc\.com|ERR_FAILED|ERR_ABORTED/);
  await page.route('https://www.bbc.com/**', (route) => route.fulfill({ body: '<title>Weather</title>' }));
  await page.goto(routes.home);
  await page.goto(crisis);
  await page.locator('[data-leave]').first().click();
  await expect(page).toHaveTitle('Weather');
  await page.goBack();
  await expect(page).toHaveURL(routes.home);
});

test('sexual health is offered in English, marked as such, and has a way out', async ({ page }) => {
  await page.goto(localizedUrl(routes.bodyCare, 'fr'));
  const link = page.locator(`main a[href="/fr${routes.bodyCare}/sexual-health"]`);
  await expect(link).toContainText(text('fr', 'page.opensInEnglish'));
  await expect(
    page
      .locator('main li')
      .filter({ hasText: text('fr', 'page.opensInEnglish') })
      .locator('h2[lang="en"]'),
  ).toBeVisible();
  await link.click();
  await expect(page.getByText(text('fr', 'page.untranslated'))).toBeVisible();
  await expect(page.locator('h1').locator('xpath=ancestor-or-self::*[@lang="en"]').first()).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/tips\/body-care\/sexual-health$/,
  );
  await expect(page.locator('link[hreflang]')).toHaveCount(2);
  await expect(page.locator('[data-leave]')).toBeVisible();
});
