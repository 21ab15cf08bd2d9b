import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { errorStatus, field, fieldError, fill, openForm, sendButton, summary } from './support/account.ts';
import { linkInMail } from './support/outbox.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

const say = (key: string, values?: Record<string, string>) => text('rw', `account.${key}`, values);
const home = localizedUrl(routes.premiumAccount, 'rw');
const premium = localizedUrl(routes.premium, 'rw');
const firstPassword = 'umusozi w’icyatsi 7';
const secondPassword = 'ikiyaga cya Kivu 12';

test.use({ viewport: { width: 360, height: 740 }, locale: 'rw' });

test('an account lives in Kinyarwanda on a phone from the sign-up to its end', async ({ page, watch }) => {
  test.slow();
  watch.allowError(errorStatus);
  const email = `amina.${randomUUID()}@example.org`;
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  const logIn = async (password: string) => {
    await openForm(page, 'login', 'rw');
    await fill(page, { email, password });
    await sendButton(page, 'login', 'rw').click();
  };

  await test.step('sign up', async () => {
    await openForm(page, 'signup', 'rw');
    const person = { firstName: 'Amina', lastName: 'Uwase', email, country: 'RW', phone: '1234' };
    await fill(page, { ...person, password: firstPassword, confirmPassword: firstPassword });
    await sendButton(page, 'signup', 'rw').click();
    await expect(summary(page).getByRole('link')).toHaveText([fieldError('rw', 'phone', 'invalidPhone')]);
    await fill(page, { phone: '0788 123 456', password: 'password', confirmPassword: 'password' });
    await sendButton(page, 'signup', 'rw').click();
    await expect(summary(page).getByRole('link')).toHaveText([fieldError('rw', 'password', 'tooCommon')]);
    await fill(page, { phone: '0788 123 456', password: firstPassword, confirmPassword: firstPassword });
    await sendButton(page, 'signup', 'rw').click();
    await expect(heading(say('checkMail.heading'))).toBeFocused();
  });

  await test.step('the account is closed until the address is confirmed', async () => {
    await logIn(firstPassword);
    await expect(summary(page)).toContainText(say('errors.badLogin'));
  });

  await test.step('confirm the address with the link, once', async () => {
    const link = await linkInMail(email, '/rw/premium/verify-email#token=');
    await page.goto(link);
    await fill(page, { password: 'Amina2000' });
    await press(say('verify.submit'));
    await expect(summary(page).getByRole('link')).toHaveText([fieldError('rw', 'password', 'tooCommon')]);
    await fill(page, { password: firstPassword });
    await press(say('verify.submit'));
    await expect(heading(say('verify.done'))).toBeFocused();
    await page.goto(premium);
    await page.goto(link);
    await fill(page, { password: secondPassword });
    await press(say('verify.submit'));
    await expect(heading(say('link.ended'))).toBeFocused();
  });

  await test.step('log in', async () => {
    await logIn('si iri jambo');
    await expect(summary(page)).toContainText(say('errors.badLogin'));
    await fill(page, { password: firstPassword });
    await sendButton(page, 'login', 'rw').click();
    await page.waitForURL(home);
    await expect(page.getByText(say('home.greeting', { name: 'Amina' }))).toBeVisible();
  });

  await test.step('change the name, then the language', async () => {
    await fill(page, { firstName: 'Aline' });
    await press(say('home.save'));
    await expect(page.getByText(say('home.greeting', { name: 'Aline' }))).toBeVisible();
    await fill(page, { language: 'fr' });
    await press(say('home.save'));
    await page.waitForURL(localizedUrl(routes.premiumAccount, 'fr'));
    await expect(page.getByText(text('fr', 'account.home.greeting', { name: 'Aline' }))).toBeVisible();
    await fill(page, { language: 'rw' });
    await press(text('fr', 'account.home.save'));
    await page.waitForURL(home);
    await expect(field(page, 'language')).toHaveValue('rw');
  });

  await test.step('download the data', async () => {
    const downloading = page.waitForEvent('download');
    await press(say('home.download'));
    const file = readFileSync(await (await downloading).path(), 'utf8');
    expect(file).toContain(email);
    expect(file).toContain('Aline');
    expect(file).toContain('788123456');
    expect(file).not.toContain(firstPassword);
  });

  await test.step('log out, forget the password and set a new one', async () => {
    await press(say('home.logOut'));
    await page.waitForURL(`${premium}#login`);
    await openForm(page, 'forgot-password', 'rw');
    await fill(page, { email, countryCode: '+250', phone: '788123456' });
    await sendButton(page, 'forgot-password', 'rw').click();
    await expect(heading(say('checkMail.heading'))).toBeFocused();
    await page.goto(await linkInMail(email, '/rw/premium/reset-password#token='));
    await fill(page, { password: secondPassword, confirmPassword: secondPassword });
    await press(say('reset.submit'));
    await expect(heading(say('reset.done'))).toBeFocused();
    await logIn(firstPassword);
    await expect(summary(page)).toContainText(say('errors.badLogin'));
    await fill(page, { password: secondPassword });
    await sendButton(page, 'login', 'rw').click();
    await page.waitForURL(home);
  });

  await test.step('delete the account: nobody can log in any more', async () => {
    await page
      .locator('summary')
      .filter({ hasText: say('home.deleteStart') })
      .click();
    await page.getByLabel(say('home.deletePassword')).fill(secondPassword);
    await press(say('home.deleteConfirm'));
    await expect(heading(say('home.deleted'))).toBeFocused();
    await page.goto(home);
    await expect(heading(say('home.notLoggedIn'))).toBeVisible();
    await logIn(secondPassword);
    await expect(summary(page)).toContainText(say('errors.badLogin'));
  });
});
