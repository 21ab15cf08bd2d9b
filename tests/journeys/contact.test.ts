import { execFileSync } from 'node:child_process';
import { projectDirectory } from '#scripts/site-paths.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { fillMessage, openContact, sendButton, sendPath } from './support/contact.ts';
import { languages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

function receivedMessages(): Record<string, unknown>[] {
  const output = execFileSync(process.execPath, ['scripts/inbox.ts', 'export', '--format', 'json'], {
    cwd: projectDirectory,
    env: { ...process.env, DATA_DIR: process.env.TEST_DATA_DIR },
    encoding: 'utf8',
  });
  return JSON.parse(output);
}

for (const language of languages) {
  test(`a message sent in ${language} is stored, confirmed for five seconds, and the form is empty again`, async ({
    page,
  }, { testId }) => {
    await page.clock.install({ time: '2026-11-20T08:00:00' });
    await openContact(page, language);
    await page.clock.pauseAt('2026-11-20T09:00:00');
    const written = { name: 'Amina Uwase', email: 'amina@example.org', message: `Muraho! ${testId}\nÇa va?` };
    await fillMessage(page, written);
    await sendButton(page, language).click();
    const success = page.getByText(text(language, 'contact.success'));
    await expect(success).toBeVisible();
    await expect(page.locator('[name="message"]')).toHaveValue('');
    await expect(sendButton(page, language)).toBeEnabled();
    await page.clock.runFor(4900);
    await expect(success).toBeVisible();
    await page.clock.runFor(200);
    await expect(success).toHaveCount(0);
    expect(receivedMessages()).toContainEqual(expect.objectContaining({ ...written, language }));
  });

  test(`empty and malformed fields in ${language} are named one by one, and nothing is sent`, async ({
    page,
    watch,
  }) => {
    await openContact(page, language);
    await sendButton(page, language).click();
    for (const name of ['from_name', 'from_email', 'message']) {
      const field = page.locator(`[name="${name}"]`);
      await expect(field).toHaveAccessibleDescription(
        new RegExp(escaped(text(language, 'contact.errors.required'))),
      );
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(page.locator('[name="from_name"]')).toBeFocused();

    await fillMessage(page, { name: 'Amina', email: 'amina@', message: '   ' });
    await sendButton(page, language).click();
    await expect(page.locator('[name="from_name"]')).not.toHaveAttribute('aria-invalid');
    await expect(page.locator('[name="from_email"]')).toBeFocused();
    await expect(page.locator('[name="from_email"]')).toHaveAccessibleDescription(
      new RegExp(escaped(text(language, 'contact.errors.invalidEmail'))),
    );
    await expect(page.locator('[name="message"]')).toHaveAccessibleDescription(
      new RegExp(escaped(text(language, 'contact.errors.required'))),
    );
    expect(watch.requests.filter((request) => request.includes('/api/'))).toEqual([]);
  });

  test(`a failure of the service is told in ${language}, and what was typed is still there`, async ({
    page,
    watch,
  }) => {
    watch.allowError(/The contact message was not sent: Out of order|status of 500/);
    await page.route(sendPath, (route) => route.fulfill({ status: 500, body: 'Out of order' }));
    const logged = page.waitForEvent('console', (message) => message.text().includes('Out of order'));
    await openContact(page, language);
    await fillMessage(page, { name: 'Amina', email: 'amina@example.org', message: 'Habari' });
    await sendButton(page, language).click();
    await expect(page.getByRole('alert')).toContainText(text(language, 'contact.errors.sendFailed'));
    await expect(page.getByRole('alert')).toContainText(text(language, 'contact.errors.title'));
    await expect(page.locator('[name="message"]')).toHaveValue('Habari');
    await expect(page.locator('[name="from_email"]')).toHaveValue('amina@example.org');
    await expect(sendButton(page, language)).toBeEnabled();
    await logged;
  });

  test(`without a connection the form says so in ${language} and keeps the text`, async ({
    page,
    context,
  }) => {
    await openContact(page, language);
    await fillMessage(page, { name: 'Amina', email: 'amina@example.org', message: 'Habari' });
    await context.setOffline(true);
    await sendButton(page, language).click();
    await expect(page.getByRole('alert')).toContainText(text(language, 'contact.errors.offline'));
    await expect(page.locator('[name="message"]')).toHaveValue('Habari');
    await context.setOffline(false);
    await sendButton(page, language).click();
    await expect(page.getByText(text(language, 'contact.success'))).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

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

test('while a message is on its way the button says so and cannot be pressed again', async ({
  page,
  watch,
}) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(sendPath, async (route) => {
    await held;
    await route.continue();
  });
  await openContact(page);
  await fillMessage(page, { name: 'Amina', email: 'amina@example.org', message: 'Hello' });
  await sendButton(page).click();
  const sending = page.getByRole('button', { name: text('en', 'contact.sending') });
  await expect(sending).toBeDisabled();
  await sending.press('Enter');
  letGo();
  await expect(page.getByText(text('en', 'contact.success'))).toBeVisible();
  expect(watch.requests.filter((request) => request.includes('/send-form'))).toHaveLength(1);
});

test('while a message is on its way the focus stays where it was, and its fields cannot be changed', async ({
  page,
}) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(sendPath, async (route) => {
    await held;
    await route.continue();
  });
  await openContact(page);
  await fillMessage(page, { name: 'Amina', email: 'amina@example.org', message: 'Hello' });
  await sendButton(page).press('Enter');
  await expect(page.getByRole('button', { name: text('en', 'contact.sending') })).toBeFocused();
  await expect(page.locator('[name="message"]')).not.toBeEditable();
  letGo();
  await expect(page.getByText(text('en', 'contact.success'))).toBeVisible();
  await expect(sendButton(page)).toBeFocused();
  await expect(page.locator('[name="message"]')).toBeEditable();
});

test('a message can be sent where the browser forbids storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('The request was denied.', 'SecurityError');
      },
    });
  });
  await openContact(page);
  await fillMessage(page, { name: 'Amina', email: 'amina@example.org', message: 'Hello' });
  await sendButton(page).click();
  await expect(page.getByText(text('en', 'contact.success'))).toBeVisible();
});

for (const [kind, fail] of [
  [
    '429',
    (route: import('@playwright/test').Route) => route.fulfill({ status: 429, body: 'Too Many Requests' }),
  ],
  ['451', (route: import('@playwright/test').Route) => route.fulfill({ status: 451, body: 'Blocked' })],
  ['a broken connection', (route: import('@playwright/test').Route) => route.abort('connectionreset')],
] as const) {
  test(`after ${kind} the alert shows, and the next try succeeds and takes it away`, async ({
    page,
    watch,
  }) => {
    watch.allowError(/The contact message was not sent|Failed to load resource/);
    await page.route(sendPath, fail, { times: 1 });
    await openContact(page);
    await fillMessage(page, { name: 'Amina', email: 'amina@example.org', message: 'Hello' });
    await sendButton(page).click();
    await expect(page.getByRole('alert')).toContainText(text('en', 'contact.errors.sendFailed'));
    await sendButton(page).click();
    await expect(page.getByText(text('en', 'contact.success'))).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('a draft survives a reload and is gone once the message is sent', async ({ page }) => {
  await openContact(page);
  await fillMessage(page, { name: 'Amina', email: 'amina@example.org', message: 'Half a thought' });
  await page.reload();
  await expect(page.locator('[name="message"]')).toHaveValue('Half a thought');
  await expect(page.locator('[name="from_name"]')).toHaveValue('Amina');
  await sendButton(page).click();
  await expect(page.getByText(text('en', 'contact.success'))).toBeVisible();
  await page.reload();
  await expect(sendButton(page)).toBeEnabled();
  await expect(page.locator('[name="message"]')).toHaveValue('');
  await expect(page.locator('[name="from_name"]')).toHaveValue('');
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
  await expect(page.getByRole('status').getByText(text('en', 'contact.success'))).toBeVisible();
});

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
