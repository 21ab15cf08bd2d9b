import type { Page } from '@playwright/test';
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
  await page.locator('main li:has(h3) a[href$="/common-disorders"]').click();
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

test.describe('where the clock tells no country', () => {
  test.use({ timezoneId: 'UTC' });

  for (const [language, first, ofTheSpecification] of [
    ['en', 'tel:912', ['tel:988', 'sms:988', 'sms:741741']],
    ['fr', 'tel:912', ['tel:15', 'tel:112', 'tel:3114']],
    ['rw', 'tel:912', ['tel:912']],
    ['sw', 'tel:112', ['tel:911']],
  ] as const) {
    test(`the crisis page in ${language} names a country with each number, the region first`, async ({
      page,
    }) => {
      await page.goto(localizedUrl(crisis, language));
      const shown = page.locator('[data-help] a:is([href^="tel:"], [href^="sms:"]):visible');
      const numbers = await shown.evaluateAll((links) =>
        links.map((link) => ({
          href: link.getAttribute('href'),
          name: link.textContent ?? '',
          country: link.closest('[data-help-country]')?.querySelector('h4')?.textContent ?? 'none',
        })),
      );
      expect(numbers[0]?.href).toBe(first);
      const hrefs: (string | null)[] = numbers.map(({ href }) => href);
      expect(hrefs).toEqual(expect.arrayContaining([...ofTheSpecification]));
      expect(numbers.filter(({ name, country }) => !name.startsWith(country))).toEqual([]);
      const outside = page.locator('a:is([href^="tel:"], [href^="sms:"]):not([data-help-country] a)');
      await expect(outside).toHaveCount(0);
      // The hospital needs no number and no choice.
      await expect(page.locator('[data-help] h2 + p')).toHaveText(text(language, 'help.lead'));
    });
  }
});

test('a reader chooses a country, and the device remembers it on other pages', async ({ page }) => {
  await page.goto(crisis);
  const choice = page.locator('[data-help] select');
  const others = page.locator('[data-help-others]');
  await choice.selectOption('KE');
  await expect(page.locator('[data-help] a:visible').first()).toHaveAttribute('href', 'tel:999');
  await expect(page.locator('[data-help] a[href="tel:1195"]')).toBeVisible();
  await expect(page.locator('[data-help-country="US"] a[href="tel:988"]')).toBeHidden();
  await others.locator('summary').click();
  await expect(page.locator('[data-help-country="US"] a[href="tel:988"]')).toBeVisible();
  await page.goto(gad);
  await expect(choice).toHaveValue('KE');
  await choice.selectOption('BI');
  await expect(page.locator('[data-help-country="BI"]')).toContainText(text('en', 'help.none'));
  await choice.selectOption('other');
  await expect(page.getByText(text('en', 'help.unlisted'))).toBeVisible();
  await expect(page.locator('[data-help-country="US"] a[href="tel:988"]')).toBeVisible();
  await choice.selectOption('forget');
  await expect(choice).toHaveValue('');
  await page.reload();
  await expect(choice).toHaveValue('');
});

test.describe('on a phone with the clock of Kenya', () => {
  test.use({ timezoneId: 'Africa/Nairobi' });

  test('the row of Kenya comes first, every other stays, and countries far away are one line', async ({
    page,
  }) => {
    await page.goto(crisis);
    const rows = page.locator('[data-help-near] [data-help-country]:visible');
    await expect(rows).toHaveCount(6);
    await expect(rows.first()).toHaveAttribute('data-help-country', 'KE');
    await expect(page.locator('[data-help] select')).toHaveValue('');
    const abroad = page.locator('[data-help-country="US"]');
    await expect(abroad).toBeHidden();
    await page.locator('[data-help-others] summary').click();
    await expect(abroad).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    test(`the numbers and the way out work in ${language}`, async ({ page }) => {
      await page.goto(localizedUrl(crisis, language));
      await expect(page.locator('[data-help-near] [data-help-country]:visible')).toHaveCount(6);
      expect(
        await page.locator('[data-help-abroad] [data-help-country]:visible').count(),
      ).toBeGreaterThanOrEqual(3);
      await expect(page.locator('[data-help] select')).toBeHidden();
      await expect(page.locator('[data-leave]').first()).toHaveAttribute('href', /^https:/);
      await expect(page.getByText(text(language, 'help.leaveKey'))).toBeHidden();
    });
  }
});

test('paper has the numbers of the region and of a country that was chosen, and no way out', async ({
  page,
}) => {
  await page.goto(crisis);
  await page.locator('[data-help] select').selectOption('ZM');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('[data-help-near] [data-help-country]:visible')).toHaveCount(6);
  await expect(page.locator('[data-help-country]:visible')).toHaveCount(7);
  await expect(page.locator('[data-help-chosen] a[href="tel:933"]')).toBeVisible();
  await expect(page.locator('[data-leave]')).toBeHidden();
});

test.describe('the way out', () => {
  test.beforeEach(async ({ page, watch }) => {
    watch.allowError(/bbc\.com|ERR_FAILED|ERR_ABORTED/);
    await page.route('https://www.bbc.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Weather</title>' }),
    );
    await page.goto(routes.home);
  });

  for (const [way, leave] of [
    ['a tap', (page: Page) => page.locator('[data-leave]').click()],
    ['three times Escape', (page: Page) => pressEscape(page, 3)],
  ] as const) {
    test(`${way} leaves, and Back shows no private page`, async ({ page }) => {
      await page.goto(gad);
      await page.goto(crisis);
      await leave(page);
      await expect(page).toHaveTitle('Weather');
      // The private page that was open before is replaced when Back comes to it.
      await page.goBack();
      await expect(page).toHaveTitle('Weather');
      await page.goBack();
      await expect(page).toHaveURL(routes.home);
      // Who comes back on purpose is let in, and Back works again.
      await page.goto(gad);
      await page.goto(crisis);
      await page.goBack();
      await expect(page).toHaveURL(gad);
      await expect(page.locator('h1')).toBeVisible();
    });
  }

  test('Escape twice does nothing', async ({ page }) => {
    await page.goto(crisis);
    await pressEscape(page, 2);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page).toHaveURL(crisis);
  });

  test('it stays in the window, and what has the focus does not lie behind it', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(crisis);
    await page.locator('footer').last().scrollIntoViewIfNeeded();
    const leave = page.locator('[data-leave]');
    await expect(leave).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => scrollTo(0, 0));
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Tab');
      const isHidden = () => {
        const { activeElement } = document;
        const exit = document.querySelector('[data-leave]');
        const bar = exit?.parentElement?.parentElement;
        if (!activeElement || !bar || bar.contains(activeElement)) return false;
        return activeElement.getBoundingClientRect().bottom > bar.getBoundingClientRect().top + 1;
      };
      await expect.poll(() => page.evaluate(isHidden), `step ${step}`).toBe(false);
    }
  });
});

async function pressEscape(page: Page, times: number) {
  for (let press = 0; press < times; press += 1) await page.keyboard.press('Escape');
}

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
