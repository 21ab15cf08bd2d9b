import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import {
  answer,
  errorStatus,
  field,
  fill,
  modeButton,
  modes,
  openForm,
  openMemberPage,
  person,
  sendButton,
  summary,
} from './support/account.ts';
import { expectToFit } from './support/layout.ts';
import { objectionsInBothSchemes } from './support/objections.ts';
import { someLanguages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

test('the log-in works with the keyboard alone, from the buttons above it to the way out of an error', async ({
  page,
  watch,
}) => {
  watch.allowError(errorStatus);
  await answer(page, '/log-in', { status: 401, json: { error: 'badLogin' } });
  await openForm(page, 'signup');
  await modeButton(page, 'login').focus();
  await page.keyboard.press('Enter');
  await expect(sendButton(page, 'login')).toBeVisible();
  for (let stops = 0; stops < 3; stops += 1) await page.keyboard.press('Tab');
  await expect(field(page, 'email')).toBeFocused();
  await page.keyboard.type('amina');
  await page.keyboard.press('Enter');
  await expect(summary(page).getByRole('link')).toHaveCount(2);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(field(page, 'email')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('@example.org');
  await page.keyboard.press('Tab');
  await page.keyboard.type('amazi meza cyane');
  await page.keyboard.press('Enter');
  await expect(summary(page)).toContainText(text('en', 'account.errors.badLogin'));
});

for (const language of someLanguages) {
  test(`somebody who is logged in gets the account in place of the log-in in ${language}`, async ({
    page,
  }) => {
    await openMemberPage(page, language);
    for (const fragment of ['', '#login']) {
      await page.goto(`${localizedUrl(routes.premium, language)}${fragment}`);
      await expect(page).toHaveURL(localizedUrl(routes.premiumAccount, language));
    }
    await openForm(page, 'forgot-password', language);
  });

  test(`the header shows in ${language} whether somebody is logged in, from the first paint on`, async ({
    page,
    watch,
  }) => {
    const header = page.getByRole('banner');
    const link = header.getByRole('link', { name: text(language, 'pages.account.heading') });
    await page.goto(localizedUrl(routes.about, language));
    await expect(link).toBeHidden();
    await page.evaluate(() => localStorage.setItem('buzima.logged-in', 'yes'));
    await page.reload({ waitUntil: 'commit' });
    await expect(link).toHaveAttribute('href', localizedUrl(routes.premiumAccount, language));
    await expect(link).toBeVisible();
    await expectToFit(page);
    await page.getByRole('button', { name: text(language, 'about.privacy.erase'), exact: true }).click();
    await page.getByRole('button', { name: text(language, 'about.privacy.eraseConfirm') }).click();
    await expect(link).toBeHidden();
    expect(watch.requests.filter((request) => request.includes('/api/account/'))).toHaveLength(1);
  });

  for (const [mode, path] of [
    ['signup', '/sign-up'],
    ['forgot-password', '/forgot-password'],
  ] as const) {
    test(`after ${mode} in ${language} a long address fits the screen`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await answer(page, path, { json: { status: 'checkMail' } });
      await openForm(page, mode, language);
      const { country, ...rest } = { ...person, email: `${'a'.repeat(48)}@example.org` };
      await fill(page, mode === 'signup' ? { ...rest, country } : { email: rest.email, phone: rest.phone });
      await fill(page, { countryCode: '+250' });
      await sendButton(page, mode, language).click();
      await expect(page.getByText(rest.email)).toBeVisible();
      await expectToFit(page);
    });
  }

  for (const mode of modes) {
    test(`the errors of ${mode} in ${language} fit every width, and axe has no objection to the form`, async ({
      page,
    }) => {
      await openForm(page, mode, language);
      expect.soft(await objectionsInBothSchemes(page), 'empty').toEqual([]);
      await sendButton(page, mode, language).click();
      await expect(summary(page)).toBeVisible();
      expect.soft(await objectionsInBothSchemes(page), 'with errors').toEqual([]);
      await expectToFit(page);
    });
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of someLanguages) {
    test(`the Premium page in ${language} says what its forms need and still lists the features`, async ({
      page,
    }) => {
      await page.goto(localizedUrl(routes.premium, language));
      await expect(page.locator('main noscript > *')).toHaveText(text(language, 'account.noScript'));
      await expect(page.locator('main form')).toBeHidden();
      for (const feature of ['tracking', 'workouts', 'meals', 'reminders', 'ai']) {
        await expect(page.getByText(text(language, `premiumFeatures.${feature}.text`))).toBeVisible();
      }
    });
  }
});
