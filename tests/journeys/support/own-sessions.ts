import type { Page } from '@playwright/test';
import { routes } from '#src/site/routes.ts';
import type { Language } from '#src/words/languages.ts';
import { expect } from './test.ts';
import { text } from './texts.ts';

/** A text of the list of own sessions or of the builder. */
export const tool = (key: string, values: Readonly<Record<string, string>> = {}, language: Language = 'en') =>
  text(language, `trainingSessions.tool.${key}`, values);
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** A part of the session that is being built. */
export const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** The exercises of a part in their order. */
export const names = (page: Page, name: string) => part(page, name).getByRole('heading', { level: 4 });
/** What a button that acts on one thing of many is called. */
export const called = (action: string, name: string) => tool('actionOf', { action: tool(action), name });

export async function openSessions(page: Page, fragment = '') {
  await page.goto(`${routes.trainingSessions}${fragment}`, { waitUntil: 'networkidle' });
}

/** The ready session of the legs, as it opens in the builder. */
export async function takeLegs(page: Page) {
  await openSessions(page);
  await button(page, called('ready.take', tool('ready.legs'))).click();
  await expect(page.getByRole('heading', { name: tool('builder.new') })).toBeFocused();
}
