import type { Page } from '@playwright/test';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import type { Language } from '#src/words/languages.ts';
import { answer, errorStatus, field, fieldError, fill, summary } from './support/account.ts';
import { objectionsInBothSchemes } from './support/objections.ts';
import { someLanguages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

const token = 'abcdefghijklmnopqrstuvwxyz';
const newPassword = { password: 'amata n’ubuki', confirmPassword: 'amata n’ubuki' };

const kinds = {
  verify: {
    route: routes.premiumVerifyEmail,
    path: '/verify-email',
    values: { password: newPassword.password },
    linkLasts: '24',
  },
  reset: {
    route: routes.premiumResetPassword,
    path: '/reset-password',
    values: newPassword,
    linkLasts: '60',
  },
} as const;

const heading = (page: Page, words: string) => page.getByRole('heading', { name: words, exact: true });
const submitButton = (page: Page, kind: keyof typeof kinds, language: Language) =>
  page.getByRole('button', { name: text(language, `account.${kind}.submit`), exact: true });

/** Opens the page as the link of a mail does. */
async function openLink(page: Page, kind: keyof typeof kinds, language: Language): Promise<void> {
  await page.goto(`${localizedUrl(kinds[kind].route, language)}#token=${token}`);
  await expect(submitButton(page, kind, language)).toBeEnabled();
}

for (const language of someLanguages) {
  const login = `${localizedUrl(routes.premium, language)}#login`;

  for (const kind of ['verify', 'reset'] as const) {
    const { route, path, values, linkLasts } = kinds[kind];

    test(`the ${kind} link in ${language} waits for a press, then leads to the log-in`, async ({
      page,
      watch,
    }) => {
      const bodies = await answer(page, path, { json: { status: 'verified' } });
      await openLink(page, kind, language);
      expect(watch.requests.filter((request) => request.includes('/api/'))).toEqual([]);
      expect(watch.requests.filter((request) => request.includes(token))).toEqual([]);
      await fill(page, values);
      await submitButton(page, kind, language).click();
      await expect(heading(page, text(language, `account.${kind}.done`))).toBeFocused();
      // Nothing above it still asks for what is done.
      await expect(page.getByRole('main').getByRole('heading')).toHaveCount(1);
      await expect(page.getByText(text(language, `account.${kind}.introduction`))).toHaveCount(0);
      await expect(page.getByRole('link', { name: text(language, 'account.modes.login') })).toHaveAttribute(
        'href',
        login,
      );
      expect(bodies).toEqual([{ ...values, token }]);
      expect(page.url()).not.toContain(token);
    });

    test(`a ${kind} link that has ended says so in ${language} and leads on`, async ({ page, watch }) => {
      watch.allowError(errorStatus);
      await answer(page, path, { status: 410, json: { error: 'linkExpired' } });
      await openLink(page, kind, language);
      await fill(page, values);
      await submitButton(page, kind, language).click();
      await expect(heading(page, text(language, 'account.link.ended'))).toBeFocused();
      await expect(
        page.getByText(text(language, `account.${kind}.ended`, { count: linkLasts })),
      ).toBeVisible();
      await expect(
        page.locator('main').getByRole('link', { name: text(language, 'account.link.newLink'), exact: true }),
      ).toHaveAttribute('href', `${localizedUrl(routes.premium, language)}#forgot-password`);
    });

    test(`a ${kind} link without its token says so in ${language}`, async ({ page }) => {
      await page.goto(localizedUrl(route, language));
      await expect(heading(page, text(language, 'account.link.incomplete'))).toBeVisible();
      await expect(submitButton(page, kind, language)).toHaveCount(0);
    });

    test(`after a failure the ${kind} link in ${language} can be tried again`, async ({ page, watch }) => {
      watch.allowError(errorStatus);
      await answer(page, path, [{ status: 500, json: {} }, { json: { status: 'verified' } }]);
      await openLink(page, kind, language);
      await fill(page, values);
      await submitButton(page, kind, language).click();
      await expect(summary(page)).toContainText(text(language, 'account.errors.failed'));
      await submitButton(page, kind, language).click();
      await expect(heading(page, text(language, `account.${kind}.done`))).toBeVisible();
    });
  }

  test(`a new password is checked in ${language} by the page and by the server`, async ({ page, watch }) => {
    watch.allowError(errorStatus);
    const bodies = await answer(page, '/reset-password', {
      status: 422,
      json: { errors: { password: 'tooCommon' } },
    });
    await openLink(page, 'reset', language);
    await fill(page, { password: 'kigali', confirmPassword: 'Kigali' });
    await submitButton(page, 'reset', language).click();
    await expect(summary(page).getByRole('link')).toHaveText([
      fieldError(language, 'password', 'tooShort'),
      fieldError(language, 'confirmPassword', 'mismatch'),
    ]);
    expect(bodies).toEqual([]);
    await fill(page, newPassword);
    await submitButton(page, 'reset', language).click();
    await expect(summary(page).getByRole('link')).toHaveText([fieldError(language, 'password', 'tooCommon')]);
    await expect(field(page, 'password')).toHaveAttribute('autocomplete', 'new-password');
  });

  test(`the password of a new account is typed once in ${language}, and checked`, async ({ page, watch }) => {
    watch.allowError(errorStatus);
    const bodies = await answer(page, '/verify-email', {
      status: 422,
      json: { errors: { password: 'tooCommon' } },
    });
    await openLink(page, 'verify', language);
    await expect(field(page, 'confirmPassword')).toHaveCount(0);
    await fill(page, { password: 'kigali' });
    await submitButton(page, 'verify', language).click();
    await expect(summary(page).getByRole('link')).toHaveText([fieldError(language, 'password', 'tooShort')]);
    expect(bodies).toEqual([]);
    await fill(page, { password: newPassword.password });
    await submitButton(page, 'verify', language).click();
    await expect(summary(page).getByRole('link')).toHaveText([fieldError(language, 'password', 'tooCommon')]);
    await expect(field(page, 'password')).toHaveAttribute('autocomplete', 'new-password');
  });
}

for (const kind of ['verify', 'reset'] as const) {
  test(`axe has no objection to a ${kind} link before and after the press`, async ({ page }) => {
    await answer(page, kinds[kind].path, { json: { status: 'verified' } });
    await openLink(page, kind, 'en');
    expect.soft(await objectionsInBothSchemes(page), 'before').toEqual([]);
    await fill(page, kinds[kind].values);
    await submitButton(page, kind, 'en').click();
    await expect(heading(page, text('en', `account.${kind}.done`))).toBeVisible();
    expect(await objectionsInBothSchemes(page), 'after').toEqual([]);
  });
}
