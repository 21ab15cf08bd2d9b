import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import {
  answer,
  errorStatus,
  field,
  fieldError,
  fieldsOf,
  fill,
  modeButton,
  modeKeys,
  modes,
  openForm,
  person,
  sendButton,
  summary,
} from './support/account.ts';
import { someLanguages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

// A zone that many countries use, so that no country is chosen before.
test.use({ timezoneId: 'Africa/Nairobi' });

for (const language of someLanguages) {
  test(`the three forms in ${language} have buttons and addresses of their own`, async ({ page, watch }) => {
    const address = localizedUrl(routes.premium, language);
    await page.goto(address);
    await expect(sendButton(page, 'login', language)).toBeEnabled();
    for (const mode of ['signup', 'forgot-password', 'login'] as const) {
      await modeButton(page, mode, language).click();
      await expect(page).toHaveURL(`${address}#${mode}`);
      await expect(modeButton(page, mode, language)).toHaveAttribute('aria-pressed', 'true');
      await expect(
        page.getByRole('heading', { name: text(language, `${modeKeys[mode].group}.heading`) }),
      ).toBeVisible();
      await expect(page.locator('main [aria-pressed="true"]')).toHaveCount(1);
    }
    await page.goBack();
    await expect(sendButton(page, 'forgot-password', language)).toBeVisible();
    expect(watch.requests.filter((request) => request.includes('/api/'))).toEqual([]);
  });

  for (const mode of modes) {
    test(`every empty field of ${mode} in ${language} is named in the summary and at its place`, async ({
      page,
      watch,
    }) => {
      await openForm(page, mode, language);
      await sendButton(page, mode, language).click();
      await expect(summary(page).getByRole('heading')).toHaveText(text(language, 'account.errors.title'));
      await expect(page.locator('div:focus').getByRole('alert')).toBeVisible();
      await expect(summary(page).getByRole('link')).toHaveText(
        fieldsOf[mode].map((name) => fieldError(language, name, 'required')),
      );
      for (const name of fieldsOf[mode]) {
        await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
        const description = await field(page, name).evaluate((element) =>
          (element.getAttribute('aria-describedby') ?? '')
            .split(' ')
            .map((id) => document.getElementById(id)?.textContent),
        );
        expect(description).toContain(fieldError(language, name, 'required'));
        await summary(page)
          .getByRole('link', { name: fieldError(language, name, 'required') })
          .click();
        await expect(field(page, name)).toBeFocused();
      }
      await expect(page).toHaveURL(new RegExp(`#${mode}$`));
      expect(watch.requests.filter((request) => request.includes('/api/'))).toEqual([]);
    });
  }

  test(`what the server finds wrong with a sign-up is told in ${language} at the fields`, async ({
    page,
    watch,
  }) => {
    watch.allowError(errorStatus);
    const errors = {
      lastName: 'tooLong',
      email: 'invalidEmail',
      country: 'unknownCountry',
      countryCode: 'unknownDialCode',
      phone: 'invalidPhone',
      password: 'tooCommon',
      firstName: 'somethingNew',
    };
    const bodies = await answer(page, '/sign-up', { status: 422, json: { errors } });
    await openForm(page, 'signup', language);
    await fill(page, person);
    await sendButton(page, 'signup', language).click();
    await expect(summary(page).getByRole('link')).toHaveText([
      fieldError(language, 'firstName', 'notAccepted'),
      ...['lastName', 'email', 'country', 'countryCode', 'phone', 'password'].map((name) =>
        fieldError(language, name, errors[name as keyof typeof errors]),
      ),
    ]);
    expect(bodies).toEqual([{ ...person, countryCode: '+250', language }]);
    for (const [name, value] of Object.entries(person)) {
      await expect(field(page, name)).toHaveValue(value);
    }
  });

  test(`passwords that are too short or differ are told in ${language} before anything is sent`, async ({
    page,
    watch,
  }) => {
    await openForm(page, 'signup', language);
    await fill(page, { ...person, password: 'kigali', confirmPassword: 'Kigali' });
    await sendButton(page, 'signup', language).click();
    await expect(summary(page).getByRole('link')).toHaveText([
      fieldError(language, 'password', 'tooShort'),
      fieldError(language, 'confirmPassword', 'mismatch'),
    ]);
    expect(watch.requests.filter((request) => request.includes('/api/'))).toEqual([]);
  });

  for (const { name, reply, key, values } of [
    { name: 'a wrong password', reply: { status: 401, json: { error: 'badLogin' } }, key: 'badLogin' },
    {
      name: 'a server with too much to do',
      reply: { status: 503, json: { error: 'busy' }, headers: { 'Retry-After': '5' } },
      key: 'failed',
    },
    {
      name: 'too many tries',
      reply: { status: 429, json: { error: 'tooManyAttempts' }, headers: { 'Retry-After': '840' } },
      key: 'tooManyAttempts',
      values: { count: '14' },
    },
    { name: 'a broken server', reply: { status: 500, json: {} }, key: 'failed' },
  ]) {
    test(`${name} is told in ${language} above the log-in, and nothing typed is lost`, async ({
      page,
      watch,
    }) => {
      watch.allowError(errorStatus);
      await answer(page, '/log-in', reply);
      await openForm(page, 'login', language);
      await fill(page, { email: person.email, password: person.password });
      await sendButton(page, 'login', language).click();
      await expect(summary(page)).toContainText(text(language, `account.errors.${key}`, values));
      await expect(page.locator('div:focus').getByRole('alert')).toBeVisible();
      await expect(field(page, 'email')).toHaveValue(person.email);
      await expect(field(page, 'password')).toHaveValue(person.password);
      await expect(sendButton(page, 'login', language)).toBeEnabled();
    });
  }

  test(`a device without connection is told so in ${language}, and the next try succeeds`, async ({
    page,
    context,
  }) => {
    await answer(page, '/forgot-password', { json: { status: 'checkMail' } });
    await openForm(page, 'forgot-password', language);
    await fill(page, { email: person.email, countryCode: '+250', phone: person.phone });
    await context.setOffline(true);
    await sendButton(page, 'forgot-password', language).click();
    await expect(summary(page)).toContainText(text(language, 'account.errors.offline'));
    await context.setOffline(false);
    await sendButton(page, 'forgot-password', language).click();
    await expect(
      page.getByRole('heading', { name: text(language, 'account.checkMail.heading') }),
    ).toBeFocused();
    await expect(
      page.getByText(text(language, 'account.forgot.sent', { email: person.email, count: '60' })),
    ).toBeVisible();
  });

  test(`a sign-up in ${language} ends with a look into the mail, and leads back to what was typed`, async ({
    page,
  }) => {
    await answer(page, '/sign-up', { json: { status: 'checkMail' } });
    await openForm(page, 'signup', language);
    await fill(page, person);
    await sendButton(page, 'signup', language).click();
    await expect(
      page.getByRole('heading', { name: text(language, 'account.checkMail.heading') }),
    ).toBeFocused();
    await expect(
      page.getByText(text(language, 'account.signup.sent', { email: person.email, count: '24' })),
    ).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await page.getByRole('button', { name: text(language, 'account.checkMail.back') }).click();
    const { password: _, confirmPassword: __, ...kept } = person;
    for (const [name, value] of Object.entries(kept)) {
      await expect(field(page, name)).toHaveValue(value);
    }
  });

  test(`the button says in ${language} that the form is on its way`, async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/account/log-in', async (route) => {
      await held;
      await route.fulfill({ json: { status: 'loggedIn' } });
    });
    await openForm(page, 'login', language);
    await fill(page, { email: person.email, password: person.password });
    await sendButton(page, 'login', language).click();
    await expect(page.getByRole('button', { name: text(language, 'account.sending') })).toBeDisabled();
    await answer(page, '', { json: {} });
    release();
    await expect(page).toHaveURL(localizedUrl(routes.premiumAccount, language));
  });
}
