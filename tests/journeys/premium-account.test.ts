import { readFileSync } from 'node:fs';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import {
  answer,
  errorStatus,
  field,
  fieldError,
  fill,
  openMemberPage,
  profile,
  summary,
} from './support/account.ts';
import { expectToFit } from './support/layout.ts';
import { objectionsInBothSchemes } from './support/objections.ts';
import { someLanguages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

const passwords = {
  currentPassword: 'amazi meza cyane',
  password: 'amata n’ubuki',
  confirmPassword: 'amata n’ubuki',
};

for (const language of someLanguages) {
  const say = (key: string, values?: Record<string, string>) => text(language, `account.${key}`, values);
  const address = localizedUrl(routes.premiumAccount, language);
  const login = `${localizedUrl(routes.premium, language)}#login`;

  test(`a visitor who is not logged in is led to the log-in in ${language}, without a request`, async ({
    page,
    watch,
  }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: say('home.notLoggedIn') })).toBeVisible();
    await expect(page.locator('main').getByRole('link', { name: say('modes.login') })).toHaveAttribute(
      'href',
      login,
    );
    expect(watch.requests.filter((request) => request.includes('/api/'))).toEqual([]);
  });

  test(`a session that has ended leads to the log-in in ${language} and is forgotten`, async ({
    page,
    watch,
  }) => {
    watch.allowError(errorStatus);
    await answer(page, '', { status: 401, json: { error: 'notLoggedIn' } });
    await page.goto(localizedUrl(routes.home, language));
    await page.evaluate(() => localStorage.setItem('buzima.logged-in', 'yes'));
    await page.goto(address);
    await expect(page.getByRole('heading', { name: say('home.notLoggedIn') })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('buzima.logged-in'))).toBeNull();
  });

  test(`an account that cannot be loaded says so in ${language} and can be asked for again`, async ({
    page,
    watch,
  }) => {
    watch.allowError(errorStatus);
    await page.addInitScript(() => localStorage.setItem('buzima.logged-in', 'yes'));
    await answer(page, '', [{ status: 500, json: {} }, { json: profile }]);
    await page.goto(address);
    await expect(summary(page)).toContainText(say('errors.failed'));
    await page.getByRole('button', { name: say('tryAgain') }).click();
    await expect(page.getByText(say('home.greeting', { name: 'Amina' }))).toBeVisible();
  });

  test(`a member is greeted in ${language} and changes name, country and phone`, async ({ page }) => {
    await openMemberPage(page, language, { ...profile, language });
    await expect(page.getByText(say('home.greeting', { name: 'Amina' }))).toBeVisible();
    await expect(page.getByText(say('home.introduction', { email: profile.email }))).toBeVisible();
    for (const name of ['firstName', 'lastName', 'country', 'countryCode', 'phone'] as const) {
      await expect(field(page, name)).toHaveValue(profile[name]);
    }
    await expect(field(page, 'language')).toHaveValue(language);
    const changed = { firstName: 'Aline', country: 'KE', phone: '712345678' };
    const bodies = await answer(page, '', {
      json: { ...profile, ...changed, countryCode: '+254', language },
    });
    await fill(page, changed);
    await page.getByRole('button', { name: say('home.save'), exact: true }).click();
    await expect(page.getByRole('status').getByText(say('home.saved'))).toBeVisible();
    await expect(page.getByText(say('home.greeting', { name: 'Aline' }))).toBeVisible();
    expect(bodies).toEqual([{ ...changed, lastName: 'Uwase', countryCode: '+254', language }]);
  });

  test(`what is wrong with the details is told in ${language}, and what was typed stays`, async ({
    page,
    watch,
  }) => {
    watch.allowError(errorStatus);
    await openMemberPage(page, language);
    await fill(page, { firstName: ' ', phone: '123' });
    await page.getByRole('button', { name: say('home.save'), exact: true }).click();
    await expect(summary(page).getByRole('link')).toHaveText([
      fieldError(language, 'firstName', 'required'),
      fieldError(language, 'phone', 'invalidPhone'),
    ]);
    await answer(page, '', { status: 401, json: { error: 'notLoggedIn' } });
    await fill(page, { firstName: 'Aline', phone: '0788 000 111' });
    await page.getByRole('button', { name: say('home.save'), exact: true }).click();
    await expect(summary(page)).toContainText(say('errors.notLoggedIn'));
    await expect(field(page, 'firstName')).toHaveValue('Aline');
    await expect(field(page, 'phone')).toHaveValue('0788 000 111');
  });

  test(`a password is changed in ${language} after a wrong try, and its fields are empty again`, async ({
    page,
    watch,
  }) => {
    watch.allowError(errorStatus);
    await openMemberPage(page, language);
    const bodies = await answer(page, '/change-password', [
      { status: 401, json: { error: 'badPassword' } },
      { json: {} },
    ]);
    const change = page.getByRole('button', { name: say('home.changePassword'), exact: true });
    const form = page.locator('form').filter({ has: change });
    for (const [name, value] of Object.entries(passwords)) await form.locator(`[name="${name}"]`).fill(value);
    await change.click();
    await expect(summary(page).getByRole('link')).toHaveText([
      fieldError(language, 'password', 'badPassword'),
    ]);
    await summary(page).getByRole('link').click();
    await expect(form.locator('[name="currentPassword"]')).toBeFocused();
    await change.click();
    await expect(page.getByRole('status').getByText(say('home.passwordChanged'))).toBeVisible();
    for (const name of Object.keys(passwords)) await expect(form.locator(`[name="${name}"]`)).toHaveValue('');
    expect(bodies).toEqual([passwords, passwords]);
  });

  test(`all data is downloaded in ${language} as one file`, async ({ page }) => {
    await openMemberPage(page, language);
    const stored = { profile, sessions: [{ createdAt: profile.createdAt }] };
    await answer(page, '/export', { json: stored });
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: say('home.download') }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('buzima-account.json');
    expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toEqual(stored);
    await expect(
      page.getByRole('status').getByText(say('home.downloaded', { file: 'buzima-account.json' })),
    ).toBeVisible();
  });

  test(`an account is deleted in ${language} only with the right password`, async ({ page, watch }) => {
    watch.allowError(errorStatus);
    await openMemberPage(page, language);
    const bodies = await answer(page, '/delete', [
      { status: 401, json: { error: 'badPassword' } },
      { json: { status: 'deleted' } },
    ]);
    const confirm = page.getByRole('button', { name: say('home.deleteConfirm'), exact: true });
    await expect(confirm).toBeHidden();
    await page
      .locator('summary')
      .filter({ hasText: say('home.deleteStart') })
      .click();
    await confirm.click();
    await expect(summary(page).getByRole('link')).toHaveText([fieldError(language, 'password', 'required')]);
    await page.getByLabel(say('home.deletePassword')).fill('wrong');
    await confirm.click();
    await expect(summary(page).getByRole('link')).toHaveText([
      fieldError(language, 'password', 'badPassword'),
    ]);
    await page.getByLabel(say('home.deletePassword')).fill(passwords.currentPassword);
    await confirm.click();
    await expect(page.getByRole('heading', { name: say('home.deleted') })).toBeFocused();
    await expect(page.getByText(profile.email)).toHaveCount(0);
    expect(bodies).toEqual([{ password: 'wrong' }, { password: passwords.currentPassword }]);
    expect(await page.evaluate(() => localStorage.getItem('buzima.logged-in'))).toBeNull();
  });

  test(`the member's page in ${language} fits every width`, async ({ page }) => {
    await openMemberPage(page, language);
    await page
      .locator('summary')
      .filter({ hasText: say('home.deleteStart') })
      .click();
    await expectToFit(page);
    const ways = page.getByRole('navigation', { name: text(language, 'personal.nav.label') });
    await expect(ways.getByRole('link', { name: text(language, 'personal.nav.health') })).toBeVisible();
    // At the last of the widths the forms stand side by side.
    const tops = await page
      .locator('main section')
      .evaluateAll((parts) => parts.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size).toBeLessThan(tops.length);
  });
}

test('a new language shows the page in it at once, and is remembered', async ({ page }) => {
  await openMemberPage(page);
  await answer(page, '', { json: { ...profile, language: 'rw' } });
  await fill(page, { language: 'rw' });
  await page.getByRole('button', { name: text('en', 'account.home.save'), exact: true }).click();
  await page.waitForURL(localizedUrl(routes.premiumAccount, 'rw'));
  await expect(page.getByRole('status').getByText(text('rw', 'account.home.saved'))).toBeVisible();
  // Who is logged in is led from the page about Premium to the account, in the new language.
  await page.goto(routes.premium);
  await expect(page).toHaveURL(localizedUrl(routes.premiumAccount, 'rw'));
});

test('logging out leads to the log-in and forgets that anybody was here', async ({ page }) => {
  await openMemberPage(page);
  const bodies = await answer(page, '/log-out', { json: {} });
  await page.getByRole('button', { name: text('en', 'account.home.logOut') }).click();
  await page.waitForURL(`${routes.premium}#login`);
  expect(bodies).toHaveLength(1);
});

test('axe has no objection to the member’s page, its errors and its messages', async ({ page }) => {
  await openMemberPage(page);
  await answer(page, '/delete', { json: { status: 'deleted' } });
  await page
    .locator('summary')
    .filter({ hasText: text('en', 'account.home.deleteStart') })
    .click();
  expect(await objectionsInBothSchemes(page)).toEqual([]);
  await page.getByRole('button', { name: text('en', 'account.home.changePassword'), exact: true }).click();
  await expect(summary(page)).toBeVisible();
  expect(await objectionsInBothSchemes(page)).toEqual([]);
  await page.getByLabel(text('en', 'account.home.deletePassword')).fill('amazi meza');
  await page.getByRole('button', { name: text('en', 'account.home.deleteConfirm') }).click();
  await expect(page.getByRole('heading', { name: text('en', 'account.home.deleted') })).toBeVisible();
  expect(await objectionsInBothSchemes(page)).toEqual([]);
});
