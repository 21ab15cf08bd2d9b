import { expect, type Locator, type Page } from '@playwright/test';
import type { Profile } from '#src/features/account/contract.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import type { Language } from '#src/words/languages.ts';
import { text } from './texts.ts';

export const modes = ['login', 'signup', 'forgot-password'] as const;
export type Mode = (typeof modes)[number];

/** The fields of each form that must be filled in, in the order of the form. */
export const fieldsOf = {
  login: ['email', 'password'],
  signup: [
    'firstName',
    'lastName',
    'email',
    'country',
    'countryCode',
    'phone',
    'password',
    'confirmPassword',
  ],
  'forgot-password': ['email', 'countryCode', 'phone'],
} as const satisfies Record<Mode, readonly string[]>;

/** Keys of the texts that belong to each form. */
export const modeKeys = {
  login: { button: 'account.modes.login', group: 'account.login' },
  signup: { button: 'account.modes.signup', group: 'account.signup' },
  'forgot-password': { button: 'account.modes.forgotPassword', group: 'account.forgot' },
} as const satisfies Record<Mode, { button: string; group: string }>;

export const person = {
  firstName: 'Amina',
  lastName: 'Uwase',
  email: 'amina@example.org',
  country: 'RW',
  phone: '0788 123 456',
  password: 'amazi meza cyane',
  confirmPassword: 'amazi meza cyane',
} as const;

export const profile: Profile = {
  firstName: 'Amina',
  lastName: 'Uwase',
  email: 'amina@example.org',
  countryCode: '+250',
  phone: '788123456',
  country: 'RW',
  language: 'en',
  createdAt: '2026-01-31T08:00:00.000Z',
};

/** An error status is also an error of the browser's own console. */
export const errorStatus = /Failed to load resource: (?:the server responded with a status of (?:4|5)|net::)/;

/** A field of the form, by the name that it is sent under. */
export function field(page: Page, name: string): Locator {
  return page.locator(`main form [name="${name}"]`);
}

/** Opens one of the three forms and waits until it works. */
export async function openForm(page: Page, mode: Mode, language: Language = 'en'): Promise<void> {
  await page.goto(`${localizedUrl(routes.premium, language)}#${mode}`);
  await expect(sendButton(page, mode, language)).toBeEnabled();
}

export function sendButton(page: Page, mode: Mode, language: Language = 'en'): Locator {
  return page.getByRole('button', {
    name: text(language, `${modeKeys[mode].group}.submit`),
    exact: true,
  });
}

export function modeButton(page: Page, mode: Mode, language: Language = 'en'): Locator {
  return page.getByRole('button', { name: text(language, modeKeys[mode].button), exact: true });
}

/** Fills in fields by name: texts are typed, choices are made. */
export async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    if (await field(page, name).evaluate((element) => element instanceof HTMLSelectElement)) {
      await field(page, name).selectOption(value);
    } else {
      await field(page, name).fill(value);
    }
  }
}

interface Answer {
  status?: number;
  json: unknown;
  headers?: Record<string, string>;
}

/** Answers the calls of the page in place of the accounts server, and gives the bodies that it was sent. */
export async function answer(page: Page, path: string, replies: Answer | Answer[]): Promise<unknown[]> {
  const bodies: unknown[] = [];
  const queue = [replies].flat();
  await page.route(`**/api/account${path}`, async (route) => {
    bodies.push(route.request().postDataJSON());
    const reply = queue.length > 1 ? queue.shift() : queue[0];
    await route.fulfill(reply ?? {});
  });
  return bodies;
}

/** The box above a form that says what is wrong. */
export function summary(page: Page): Locator {
  return page.getByRole('alert');
}

/** The text of an error in a language, with the placeholders that the pages fill in. */
export function fieldError(language: Language, name: string, code: string): string {
  return code === 'required'
    ? text(language, `account.errors.required.${name}`)
    : text(language, `account.errors.${code}`, {
        field: text(language, `account.fields.${name}`),
        minimum: '8',
      });
}

/** Opens the member's page as somebody whom the stubbed server knows. */
export async function openMemberPage(
  page: Page,
  language: Language = 'en',
  member: Profile = profile,
): Promise<void> {
  await page.addInitScript(() => {
    // Once, so that a log-out on the way lasts.
    if (window.name === '') localStorage.setItem('buzima.logged-in', 'yes');
    window.name = 'member';
  });
  await page.route('**/api/account', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: member }) : route.fallback(),
  );
  await page.goto(localizedUrl(routes.premiumAccount, language));
  await expect(field(page, 'firstName')).toBeVisible();
}
