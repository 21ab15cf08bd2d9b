import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { fillMessage, openContact, receivedMessages, sendButton, sendPath } from './support/contact.ts';
import { mailsWith } from './support/outbox.ts';
import { someLanguages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

/** The page that the inbox shows for a message. */
function receivedAbout(message: string): unknown {
  return receivedMessages().find((received) => received.message === message)?.page ?? null;
}

for (const language of someLanguages) {
  test(`inbox and mail name in ${language} the page that the visitor came from`, async ({ page }, {
    testId,
  }) => {
    const origin = localizedUrl(routes.dentalCare, language);
    const message = `Kuri iyi paji ${testId}`;
    await page.goto(`${origin}?from=search#brushing`);
    const menu = page.getByRole('banner');
    await menu.getByText(text(language, 'shell.nav.help'), { exact: true }).click();
    await menu.getByRole('link', { name: text(language, 'shell.nav.contact'), exact: true }).click();
    await expect(sendButton(page, language)).toBeEnabled();
    await fillMessage(page, { name: 'Amina', email: 'amina@example.org', message });
    await sendButton(page, language).click();
    await expect(page.getByText(text(language, 'contact.form.success'))).toBeVisible();
    expect(receivedAbout(message)).toBe(origin);
    const named = expect.stringMatching(new RegExp(`^Page: ${origin}\\r?$`, 'm'));
    await expect.poll(() => mailsWith(message)).toEqual([named]);
  });
}

test('a visitor who comes from nowhere, or from another site, wrote on the contact page', async ({ page }, {
  testId,
}) => {
  for (const referer of [undefined, 'https://elsewhere.example/search?q=private']) {
    const message = `${testId} ${referer}`;
    await page.goto(routes.contact, referer === undefined ? {} : { referer });
    await fillMessage(page, { name: 'Amina', email: 'amina@example.org', message });
    await sendButton(page).click();
    await expect(page.getByText(text('en', 'contact.form.success'))).toBeVisible();
    expect(receivedAbout(message)).toBe(routes.contact);
  }
});

test('the library sends a form with its own fields to the path of the e-mail service', async ({ page }) => {
  await openContact(page);
  await fillMessage(page, { name: 'Amina', email: 'amina@example.org', message: 'Hello' });
  const sent = page.waitForRequest(sendPath);
  await sendButton(page).click();
  const request = await sent;
  expect(request.method()).toBe('POST');
  expect(request.headers()['content-type']).toContain('multipart/form-data');
  const body = request.postData() ?? '';
  for (const name of [
    'from_name',
    'from_email',
    'message',
    'lib_version',
    'service_id',
    'template_id',
    'user_id',
  ]) {
    expect(body).toContain(`name="${name}"`);
  }
  expect(body).toContain('4.4.1');
});

test('a draft survives a reload and is gone once the message is sent', async ({ page }) => {
  await openContact(page);
  await fillMessage(page, { name: 'Amina', email: 'amina@example.org', message: 'Half a thought' });
  await page.reload();
  await expect(page.locator('[name="message"]')).toHaveValue('Half a thought');
  await expect(page.locator('[name="from_name"]')).toHaveValue('Amina');
  await sendButton(page).click();
  await expect(page.getByText(text('en', 'contact.form.success'))).toBeVisible();
  await page.reload();
  await expect(sendButton(page)).toBeEnabled();
  await expect(page.locator('[name="message"]')).toHaveValue('');
  await expect(page.locator('[name="from_name"]')).toHaveValue('');
});

test('a draft lies in the tab and ends after a day', async ({ page }) => {
  await page.clock.install({ time: '2026-11-20T08:00:00' });
  await openContact(page);
  await fillMessage(page, { name: 'Amina', email: 'amina@example.org', message: 'Private' });
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Private');
  await page.clock.setFixedTime('2026-11-21T07:00:00');
  await page.reload();
  await expect(page.locator('[name="message"]')).toHaveValue('Private');
  await page.clock.setFixedTime('2026-11-21T08:01:00');
  await page.reload();
  await expect(sendButton(page)).toBeEnabled();
  await expect(page.locator('[name="message"]')).toHaveValue('');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('the field that people must leave empty can neither be seen nor reached by keyboard', async ({
  page,
}) => {
  await openContact(page);
  await expect(page.locator('[name="website"]')).not.toBeInViewport();
  await page.locator('[name="from_name"]').focus();
  const reached: (string | null)[] = [];
  for (let stops = 0; stops < 6; stops += 1) {
    await page.keyboard.press('Tab');
    reached.push(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? null));
  }
  expect(reached).toContain('message');
  expect(reached).not.toContain('website');
});

test('the form can be sent with the keyboard alone', async ({ page }) => {
  await page.goto(localizedUrl(routes.contact, 'en'));
  await expect(sendButton(page)).toBeEnabled();
  await page.locator('[name="from_name"]').focus();
  await page.keyboard.type('Amina');
  await page.keyboard.press('Tab');
  await page.keyboard.type('amina@example.org');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Hello');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText(text('en', 'contact.form.success'))).toBeVisible();
});
