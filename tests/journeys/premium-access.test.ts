import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import {
  answer,
  errorStatus,
  field,
  modeButton,
  modes,
  openForm,
  sendButton,
  summary,
} from './support/account.ts';
import { expectToFit } from './support/layout.ts';
import { objections } from './support/objections.ts';
import { languages } from './support/pages.ts';
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

for (const language of languages) {
  test(`somebody who is logged in finds the way to the account in ${language}, without a request`, async ({
    page,
    watch,
  }) => {
    await page.addInitScript(() => localStorage.setItem('buzima.logged-in', 'yes'));
    await openForm(page, 'login', language);
    await expect(page.getByRole('link', { name: text(language, 'account.goToAccount') })).toHaveAttribute(
      'href',
      localizedUrl(routes.premiumAccount, language),
    );
    expect(watch.requests.filter((request) => request.includes('/api/'))).toEqual([]);
  });

  for (const mode of modes) {
    test(`the errors of ${mode} in ${language} fit every width`, async ({ page }) => {
      await openForm(page, mode, language);
      await sendButton(page, mode, language).click();
      await expect(summary(page)).toBeVisible();
      await expectToFit(page);
    });
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });

    for (const mode of modes) {
      test(`axe has no objection to ${mode} with its errors`, async ({ page }) => {
        await openForm(page, mode);
        expect(await objections(page)).toEqual([]);
        await sendButton(page, mode).click();
        await expect(summary(page)).toBeVisible();
        expect(await objections(page)).toEqual([]);
      });
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
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
