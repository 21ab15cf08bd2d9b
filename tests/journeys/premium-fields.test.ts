import type { Page } from '@playwright/test';
import { routes } from '#src/site/routes.ts';
import { answer, field, fill, modeButton, modes, openForm, person, sendButton } from './support/account.ts';
import { someLanguages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

const { password: _, confirmPassword: __, ...personWithoutPasswords } = person;

const labelOf = (page: Page, name: string, value: string) =>
  field(page, name).locator(`option[value="${value}"]`).last().textContent();

for (const { language, names } of [
  { language: 'en', names: { RW: 'Rwanda', CD: 'Democratic Republic of the Congo', DE: 'Germany' } },
  { language: 'fr', names: { RW: 'Rwanda', CD: 'République démocratique du Congo', DE: 'Allemagne' } },
  {
    language: 'rw',
    names: { RW: 'u Rwanda', CD: 'Repubulika Iharanira Demokarasi ya Kongo', DE: 'u Budage' },
  },
  { language: 'sw', names: { RW: 'Rwanda', CD: 'Jamhuri ya Kidemokrasia ya Kongo', DE: 'Ujerumani' } },
] as const) {
  test(`countries and dial codes have their names in ${language}`, async ({ page }) => {
    await openForm(page, 'signup', language);
    expect(await field(page, 'country').locator('option').count()).toBeGreaterThan(245);
    for (const [code, name] of Object.entries(names)) {
      expect(await labelOf(page, 'country', code)).toBe(name);
    }
    expect(await labelOf(page, 'countryCode', '+250')).toBe(`+250 ${names.RW}`);
    await expect(field(page, 'country').locator('option').first()).toHaveText(
      text(language, 'common.choose'),
    );
  });
}

test('the countries of the region come first, above a line, and again in their place in the whole list', async ({
  page,
}) => {
  await openForm(page, 'signup');
  const partsOf = (name: string) =>
    field(page, name).evaluate((list) => {
      const texts = [...list.children].map((child) => (child as HTMLOptionElement).value ?? '—');
      return { first: texts.slice(1, texts.indexOf('—')), all: texts.slice(texts.indexOf('—') + 1) };
    });
  const countries = await partsOf('country');
  expect(countries.first).toEqual(['RW', 'BI', 'CD', 'UG', 'KE', 'TZ', 'FR', 'BE']);
  expect(countries.all).toEqual(expect.arrayContaining(countries.first));
  const dialCodes = await partsOf('countryCode');
  expect(dialCodes.first).toEqual(['+250', '+257', '+243', '+256', '+254', '+255', '+33', '+32']);
  expect(dialCodes.all).toEqual(expect.arrayContaining(dialCodes.first));
});

for (const [timezoneId, country, dialCode] of [
  ['Africa/Kigali', 'RW', '+250'],
  ['Africa/Nairobi', '', ''],
] as const) {
  test.describe(`with the clock of ${timezoneId}`, () => {
    test.use({ timezoneId });

    test(`the country is “${country}” until somebody chooses, and the choice stays`, async ({ page }) => {
      await openForm(page, 'signup');
      await expect(field(page, 'country')).toHaveValue(country);
      await expect(field(page, 'countryCode')).toHaveValue(dialCode);
      await fill(page, { country: 'BE' });
      await page.reload();
      await expect(field(page, 'country')).toHaveValue('BE');
      await expect(field(page, 'countryCode')).toHaveValue('+32');
    });
  });
}

test('the whole list offers each dial code once, area codes included, the main country first', async ({
  page,
}) => {
  await openForm(page, 'signup');
  const values = await field(page, 'countryCode')
    .locator('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value')).slice(9));
  expect(new Set(values).size).toBe(values.length);
  expect(values).toContain('+1-242');
  expect(values).toContain('+44');
  expect(await labelOf(page, 'countryCode', '+1-242')).toBe('+1-242 Bahamas');
  expect(await labelOf(page, 'countryCode', '+44')).toMatch(/^\+44 United Kingdom, .*Guernsey.*Jersey/);
});

test('choosing a country sets the dial code, and choosing a dial code sets the country', async ({ page }) => {
  await openForm(page, 'signup');
  const steps = [
    { chosen: { country: 'RW' }, expected: ['RW', '+250'] },
    { chosen: { country: 'BS' }, expected: ['BS', '+1-242'] },
    { chosen: { countryCode: '+254' }, expected: ['KE', '+254'] },
    { chosen: { countryCode: '+44' }, expected: ['GB', '+44'] },
    { chosen: { country: 'JE' }, expected: ['JE', '+44'] },
    { chosen: { countryCode: '+1-829' }, expected: ['DO', '+1-829'] },
    { chosen: { countryCode: '+7' }, expected: ['RU', '+7'] },
    { chosen: { country: 'KZ' }, expected: ['KZ', '+7'] },
  ];
  for (const { chosen, expected } of steps) {
    await fill(page, chosen);
    await expect(field(page, 'country')).toHaveValue(expected[0] ?? '');
    await expect(field(page, 'countryCode')).toHaveValue(expected[1] ?? '');
  }
});

test('a forgotten password starts with the dial code of the country chosen before', async ({ page }) => {
  await openForm(page, 'signup');
  await fill(page, { country: 'TZ', phone: '0712 345 678', email: person.email });
  await modeButton(page, 'forgot-password').click();
  await expect(field(page, 'countryCode')).toHaveValue('+255');
  await expect(field(page, 'phone')).toHaveValue('0712 345 678');
  await expect(field(page, 'email')).toHaveValue(person.email);
});

for (const language of someLanguages) {
  test(`one button in ${language} shows and hides both passwords, and sending hides them`, async ({
    page,
  }) => {
    await openForm(page, 'signup', language);
    const show = page.getByRole('button', { name: text(language, 'account.showPassword'), exact: true });
    const hide = page.getByRole('button', { name: text(language, 'account.hidePassword'), exact: true });
    const expectType = async (type: string) => {
      for (const name of ['password', 'confirmPassword']) {
        await expect(field(page, name)).toHaveAttribute('type', type);
      }
    };
    await expect(show).toHaveCount(1);
    await expectType('password');
    await show.click();
    await expectType('text');
    await hide.click();
    await expectType('password');
    await show.click();
    await sendButton(page, 'signup', language).click();
    await expectType('password');
  });
}

test('every field tells browsers and password managers what it is', async ({ page }) => {
  const purposes = {
    login: { email: 'username', password: 'current-password' },
    signup: {
      firstName: 'given-name',
      lastName: 'family-name',
      email: 'username',
      country: 'country',
      countryCode: 'tel-country-code',
      phone: 'tel-national',
      password: 'new-password',
      confirmPassword: 'new-password',
    },
    'forgot-password': { email: 'username', countryCode: 'tel-country-code', phone: 'tel-national' },
  };
  for (const mode of modes) {
    await openForm(page, mode);
    for (const [name, purpose] of Object.entries(purposes[mode])) {
      await expect(field(page, name)).toHaveAttribute('autocomplete', purpose);
    }
    await expect(field(page, 'email')).toHaveAttribute('type', 'email');
  }
  await expect(field(page, 'phone')).toHaveAttribute('type', 'tel');
});

test('what is typed outlives a change of form, a reload and a change of language, but passwords do not', async ({
  page,
}) => {
  await openForm(page, 'signup');
  await fill(page, person);
  await page.getByRole('button', { name: text('en', 'account.showPassword') }).click();
  await field(page, 'password').pressSequentially('!');
  await modeButton(page, 'login').click();
  await expect(field(page, 'email')).toHaveValue(person.email);
  await expect(field(page, 'password')).toHaveValue('');
  await modeButton(page, 'signup').click();
  const expectKept = async () => {
    for (const [name, value] of Object.entries(personWithoutPasswords)) {
      await expect(field(page, name)).toHaveValue(value);
    }
    await expect(field(page, 'countryCode')).toHaveValue('+250');
    await expect(field(page, 'password')).toHaveValue('');
  };
  await expectKept();
  await page.reload();
  await expectKept();
  await openForm(page, 'signup', 'rw');
  await expectKept();
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(stored).toContain(person.email);
  expect(stored).not.toContain('amazi');
});

test('what is typed before the page runs stays in the log-in', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(routes.premium, { waitUntil: 'commit' });
  await expect(sendButton(page, 'login')).toBeDisabled();
  await fill(page, { email: person.email, password: person.password });
  release();
  await expect(sendButton(page, 'login')).toBeEnabled();
  await expect(field(page, 'email')).toHaveValue(person.email);
  await expect(field(page, 'password')).toHaveValue(person.password);
  const bodies = await answer(page, '/log-in', { json: { status: 'loggedIn' } });
  await sendButton(page, 'login').click();
  await page.waitForURL(routes.premiumAccount);
  expect(bodies).toEqual([{ email: person.email, password: person.password }]);
});

test('a browser without storage still keeps what is typed from form to form', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Storage is switched off.', 'SecurityError');
        },
      });
    }
  });
  await openForm(page, 'signup');
  await fill(page, personWithoutPasswords);
  await modeButton(page, 'forgot-password').click();
  await modeButton(page, 'signup').click();
  for (const [name, value] of Object.entries(personWithoutPasswords)) {
    await expect(field(page, name)).toHaveValue(value);
  }
});
