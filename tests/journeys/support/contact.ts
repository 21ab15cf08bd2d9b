import { execFileSync } from 'node:child_process';
import { expect, type Locator, type Page } from '@playwright/test';
import { projectDirectory } from '#scripts/site-paths.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import type { Language } from '#src/words/languages.ts';
import { text } from './texts.ts';

/** The path of the e-mail service that the library posts to. */
export const sendPath = '**/api/v1.0/email/send-form';

/** Opens the contact page and waits until its form works. */
export async function openContact(page: Page, language: Language = 'en'): Promise<void> {
  await page.goto(localizedUrl(routes.contact, language));
  await expect(sendButton(page, language)).toBeEnabled();
}

export function sendButton(page: Page, language: Language = 'en'): Locator {
  return page.getByRole('button', { name: text(language, 'contact.form.send'), exact: true });
}

export async function fillMessage(
  page: Page,
  { name, email, message }: Readonly<Record<'name' | 'email' | 'message', string>>,
): Promise<void> {
  await page.locator('[name="from_name"]').fill(name);
  await page.locator('[name="from_email"]').fill(email);
  await page.locator('[name="message"]').fill(message);
}

/** Every message that the inbox of the test server shows. */
export function receivedMessages(): Record<string, unknown>[] {
  const output = execFileSync(process.execPath, ['scripts/inbox.ts', 'export', '--format', 'json'], {
    cwd: projectDirectory,
    env: { ...process.env, DATA_DIR: process.env.TEST_DATA_DIR },
    encoding: 'utf8',
  });
  return JSON.parse(output);
}
