import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { routes } from '#src/site/routes.ts';
import { errorStatus, fill, openForm, sendButton } from './support/account.ts';
import { linkInMail } from './support/outbox.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

const password = 'umusozi w’icyatsi 7';
const press = (page: Page, key: string) =>
  page.getByRole('button', { name: text('en', key), exact: true }).click();
const cards = (page: Page) => page.locator('[data-day] li');

async function signUp(page: Page, email: string) {
  await openForm(page, 'signup', 'en');
  const person = { firstName: 'Amina', lastName: 'Uwase', email, country: 'RW', phone: '0788 123 456' };
  await fill(page, { ...person, password, confirmPassword: password });
  await sendButton(page, 'signup', 'en').click();
  await page.getByRole('heading', { name: text('en', 'account.checkMail.heading') }).waitFor();
  await page.goto(await linkInMail(email, '/premium/verify-email#token='));
  await fill(page, { password });
  await press(page, 'account.verify.submit');
  await page.getByRole('heading', { name: text('en', 'account.verify.done') }).waitFor();
}

async function logIn(page: Page, email: string) {
  await openForm(page, 'login', 'en');
  await fill(page, { email, password });
  await sendButton(page, 'login', 'en').click();
  await page.waitForURL(routes.premiumAccount);
}

test('a week planned on one device comes to another one and to a calendar, after a yes on each', async ({
  page,
  browser,
  watch,
  baseURL,
}) => {
  test.slow();
  watch.allowError(errorStatus);
  const email = `amina.${randomUUID()}@example.org`;
  await signUp(page, email);
  await logIn(page, email);
  await page.goto(`${routes.training}?plan=vShape`);
  await press(page, 'trainingWeek.tool.dialog.submit');
  await expect(cards(page)).toHaveCount(5);
  await press(page, 'personal.carry.yes');
  await expect(page.getByText(text('en', 'personal.carry.begun'))).toBeVisible();

  const other = await (await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })).newPage();
  await logIn(other, email);
  await other.goto(routes.training);
  await expect(cards(other)).toHaveCount(0);
  await press(other, 'personal.carry.yes');
  await expect(cards(other)).toHaveCount(5);

  await other.goto(routes.trainingData);
  await press(other, 'trainingData.tool.calendar.make');
  const address = await other.getByText(/\/api\/calendar\/.+\.ics/).textContent();
  const calendar = await other.request.get(/\/api\/\S+\.ics/.exec(address ?? '')?.[0] ?? '');
  expect((await calendar.text()).match(/^BEGIN:VEVENT/gm)).toHaveLength(5);
  await press(other, 'trainingData.tool.calendar.end');
  await expect(other.getByText(text('en', 'trainingData.tool.calendar.ended'))).toBeVisible();
  expect((await other.request.get(calendar.url())).status()).toBe(404);
});
