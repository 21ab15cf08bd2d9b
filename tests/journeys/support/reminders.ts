import type { Page } from '@playwright/test';
import { type Entry, syncCallSchema } from '#src/features/entries/contract.ts';
import { Account } from '#src/features/entries/logic/sync.testing.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import type { languages } from './pages.ts';
import { expect } from './test.ts';
import { text } from './texts.ts';

type Language = (typeof languages)[number];

/** A text of the page of reminders. */
export const word = (key: string, values?: Readonly<Record<string, string>>, language: Language = 'en') =>
  text(language, `reminders.tool.${key}`, values);
export const button = (page: Page, key: string, language: Language = 'en') =>
  page.getByRole('button', { name: word(key, {}, language), exact: true });
/** The button that takes a ready reminder. */
export const start = (page: Page, point: string, language: Language = 'en') =>
  page.getByRole('button', { name: word(`starts.names.${point}`, {}, language) });
export const form = (page: Page) => page.getByRole('dialog');
export const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);
/** The reminders in the list, those that were deleted included. */
export const cards = (page: Page) => page.locator('[data-list] > li');

/** Opens the page on the morning of a Monday. */
export async function open(page: Page, language: Language = 'en', search = '') {
  await page.clock.setFixedTime(new Date('2026-11-23T08:30:00+02:00'));
  await page.goto(`${localizedUrl(routes.reminders, language)}${search}`, { waitUntil: 'networkidle' });
  await expect(button(page, 'list.add', language)).toBeVisible();
}

/** Presses the button that saves the form. */
export async function save(page: Page, language: Language = 'en') {
  await form(page)
    .getByRole('button', { name: word('form.save', {}, language), exact: true })
    .click();
}

/** Makes the page one of a member who copies to the account, with a server that answers as the contract says. @returns its calls as they come */
export async function beMember(page: Page, entries: readonly Entry[]) {
  const account = new Account('own');
  for (const entry of entries) account.answer({ account: null, after: 0, entries: [entry] });
  const calls: string[] = [];
  let isEnded = true;
  await page.addInitScript(() => {
    localStorage.setItem('buzima.logged-in', 'yes');
    // No push service can be reached from a test.
    const keys = { p256dh: 'p', auth: 'a' };
    const own = { endpoint: 'https://push.example/1', toJSON: () => ({ endpoint: own.endpoint, keys }) };
    let subscription: object | null = null;
    const unsubscribe = () => {
      subscription = null;
      return Promise.resolve(true);
    };
    PushManager.prototype.getSubscription = () => Promise.resolve(subscription as PushSubscription | null);
    PushManager.prototype.subscribe = () => {
      subscription = { ...own, unsubscribe };
      return Promise.resolve(subscription as PushSubscription);
    };
    let permission: NotificationPermission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = () => {
      permission = 'granted';
      return Promise.resolve(permission);
    };
  });
  await page.route('**/api/sync', (route) =>
    route.fulfill({ json: account.answer(syncCallSchema.parse(route.request().postDataJSON())) }),
  );
  await page.route(/\/api\/(push|reminders)/, (route) => {
    const { pathname } = new URL(route.request().url());
    calls.push(`${route.request().method()} ${pathname} ${route.request().postData() ?? ''}`.trim());
    if (pathname === '/api/push/key') return route.fulfill({ json: { key: 'BKey' } });
    if (pathname === '/api/reminders/mails') isEnded = false;
    const endedReminders = isEnded ? entries.map(({ id }) => id) : [];
    return route.fulfill({ json: { mailsEnded: isEnded, endedReminders, devices: 1, full: false } });
  });
  return calls;
}
