import { fillMessage, openContact, receivedMessages, sendButton, sendPath } from './support/contact.ts';
import { someLanguages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

for (const language of someLanguages) {
  test(`a message sent in ${language} is stored, confirmed for five seconds, and the form is empty again`, async ({
    page,
  }, { testId }) => {
    await page.clock.install({ time: '2026-11-20T08:00:00' });
    await openContact(page, language);
    await page.clock.pauseAt('2026-11-20T09:00:00');
    const written = { name: 'Amina Uwase', email: 'amina@example.org', message: `Muraho! ${testId}\nÇa va?` };
    await fillMessage(page, written);
    await sendButton(page, language).click();
    const success = page.getByText(text(language, 'contact.form.success'));
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
        new RegExp(escaped(text(language, `contact.form.errors.required.${name}`))),
      );
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(page.locator('*:focus').getByRole('link')).toHaveText([
      text(language, 'contact.form.errors.required.from_name'),
      text(language, 'contact.form.errors.required.from_email'),
      text(language, 'contact.form.errors.required.message'),
    ]);

    await fillMessage(page, { name: 'Amina', email: 'amina@', message: '   ' });
    await sendButton(page, language).click();
    await expect(page.locator('[name="from_name"]')).not.toHaveAttribute('aria-invalid');
    await page.getByRole('alert').getByRole('link').first().click();
    await expect(page.locator('[name="from_email"]')).toBeFocused();
    await expect(page.locator('[name="from_email"]')).toHaveAccessibleDescription(
      new RegExp(escaped(text(language, 'contact.form.errors.invalidEmail'))),
    );
    await expect(page.locator('[name="message"]')).toHaveAccessibleDescription(
      new RegExp(escaped(text(language, 'contact.form.errors.required.message'))),
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
    await expect(page.getByRole('alert')).toContainText(text(language, 'contact.form.errors.sendFailed'));
    await expect(page.getByRole('alert')).toContainText(text(language, 'contact.form.errors.title'));
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
    await expect(page.getByRole('alert')).toContainText(text(language, 'contact.form.errors.offline'));
    await expect(page.locator('[name="message"]')).toHaveValue('Habari');
    await context.setOffline(false);
    await sendButton(page, language).click();
    await expect(page.getByText(text(language, 'contact.form.success'))).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  for (const outcome of ['success', 'failure'] as const) {
    test(`the ${outcome} of a message is in view, wherever the button stood when it was pressed`, async ({
      page,
      context,
    }) => {
      await openContact(page);
      await fillMessage(page, { name: 'Amina', email: 'amina@example.org', message: 'Hello' });
      const button = sendButton(page);
      await button.evaluate((element) => element.scrollIntoView({ block: 'end' }));
      await context.setOffline(outcome === 'failure');
      await button.click();
      const told =
        outcome === 'success'
          ? page.getByText(text('en', 'contact.form.success'))
          : page.getByRole('alert').getByText(text('en', 'contact.form.errors.offline'));
      await expect(told).toBeInViewport({ ratio: 1 });
    });
  }
});

test('an address that no answer could reach is refused before anything is sent', async ({ page, watch }) => {
  await openContact(page);
  await fillMessage(page, { name: 'Amina', email: 'amina@gmail', message: 'Hello' });
  await sendButton(page).click();
  await expect(page.locator('[name="from_email"]')).toHaveAttribute('aria-invalid', 'true');
  expect(watch.requests.filter((request) => request.includes('/api/'))).toEqual([]);
});

test('a field that the server refuses is named, and not as something that time will heal', async ({
  page,
  watch,
}) => {
  watch.allowError(/The contact message was not sent|status of 400/);
  const body = 'message is longer than 10000 characters.';
  await page.route(sendPath, (route) => route.fulfill({ status: 400, body }), { times: 1 });
  await openContact(page);
  await fillMessage(page, { name: 'Amina', email: 'amina@example.org', message: 'Hello' });
  await sendButton(page).click();
  await expect(page.locator('[name="message"]')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    text('en', 'contact.form.errors.notAccepted').replace('{{field}}', text('en', 'contact.form.message')),
  ]);
  await expect(page.getByRole('alert')).not.toContainText(text('en', 'contact.form.errors.sendFailed'));
  await sendButton(page).click();
  await expect(page.getByText(text('en', 'contact.form.success'))).toBeVisible();
});

test('each further try that fails brings the focus back to what is wrong', async ({ page }) => {
  await openContact(page);
  for (let tries = 0; tries < 2; tries += 1) {
    await sendButton(page).click();
    await expect(page.locator('*:focus').getByRole('alert')).toHaveCount(1);
  }
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
  const sending = page.getByRole('button', { name: text('en', 'contact.form.sending') });
  await expect(sending).toBeDisabled();
  await sending.press('Enter');
  letGo();
  await expect(page.getByText(text('en', 'contact.form.success'))).toBeVisible();
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
  await expect(page.getByRole('button', { name: text('en', 'contact.form.sending') })).toBeFocused();
  await expect(page.locator('[name="message"]')).not.toBeEditable();
  letGo();
  await expect(page.getByText(text('en', 'contact.form.success'))).toBeVisible();
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
  await expect(page.getByText(text('en', 'contact.form.success'))).toBeVisible();
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
    await expect(page.getByRole('alert')).toContainText(text('en', 'contact.form.errors.sendFailed'));
    await sendButton(page).click();
    await expect(page.getByText(text('en', 'contact.form.success'))).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
