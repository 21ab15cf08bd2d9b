import type { Page } from '@playwright/test';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { openPage } from './support/open-page.ts';
import { someLanguages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

test.use({ reducedMotion: 'no-preference' });

const word = (page: Page) => page.locator('[data-breath-word]');
const seconds = (page: Page) => page.locator('[data-breath-seconds]');
const spoken = (page: Page) => page.locator('[data-breath-spoken]');
const button = (page: Page, name: 'start' | 'pause' | 'resume' | 'stop') =>
  page.getByRole('button', { name: text('en', `pages.breathing.${name}`), exact: true });

async function openAt(page: Page, language: (typeof someLanguages)[number] = 'en') {
  await page.clock.install({ time: '2026-11-23T12:00:00' });
  await openPage(page, localizedUrl(routes.breathing, language));
  // From now on no second passes but those that a test lets pass, however slow the machine is.
  await page.clock.pauseAt('2026-11-23T13:00:00');
}

for (const language of someLanguages) {
  test(`one breathes in for 4 seconds, holds for 4 and breathes out for 6 in ${language}, with no request`, async ({
    page,
    watch,
  }) => {
    await openAt(page, language);
    const before = watch.requests.length;
    const phase = (name: string) => text(language, `pages.breathing.phases.${name}`);
    await page.getByRole('button', { name: text(language, 'pages.breathing.start'), exact: true }).click();
    await page.clock.runFor(500);
    await expect(word(page)).toHaveText(phase('in'));
    await expect(seconds(page)).toHaveText('4');
    await expect(spoken(page)).toHaveText(phase('in'));
    await page.clock.runFor(4000);
    await expect(word(page)).toHaveText(phase('hold'));
    await page.clock.runFor(4000);
    await expect(word(page)).toHaveText(phase('out'));
    await expect(seconds(page)).toHaveText('6');
    await page.clock.runFor(6000);
    await expect(word(page)).toHaveText(phase('in'));
    // The first time is one minute: four breaths.
    await page.clock.runFor(42_000);
    await expect(word(page)).toHaveText(text(language, 'pages.breathing.done'));
    await expect(spoken(page)).toHaveText(text(language, 'pages.breathing.done'));
    expect(watch.requests.slice(before)).toEqual([]);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  });
}

test('a pause stops at once, and one goes on from the same breath', async ({ page }) => {
  await openAt(page);
  await button(page, 'start').click();
  await page.clock.runFor(5500);
  await expect(seconds(page)).toHaveText('3');
  await button(page, 'pause').click();
  await page.clock.runFor(20_000);
  await expect(seconds(page)).toHaveText('3');
  await button(page, 'resume').click();
  await page.clock.runFor(1000);
  await expect(word(page)).toHaveText(text('en', 'pages.breathing.phases.hold'));
  await expect(seconds(page)).toHaveText('2');
  await button(page, 'stop').click();
  await expect(word(page)).toHaveText(text('en', 'pages.breathing.ready'));
  await expect(button(page, 'start')).toBeFocused();
});

test('the hold, the picture and the spoken steps can be switched off', async ({ page }) => {
  await openAt(page);
  const choices = page.locator('[data-breathing] summary');
  await expect(choices).toHaveCSS('list-style-type', 'none');
  await choices.click();
  for (const option of ['hold', 'picture', 'spoken']) {
    await page.getByLabel(text('en', `pages.breathing.options.${option}`)).uncheck();
  }
  await expect(page.locator('[data-breath-stage] svg')).toBeHidden();
  await button(page, 'start').click();
  await page.clock.runFor(4500);
  await expect(word(page)).toHaveText(text('en', 'pages.breathing.phases.out'));
  await expect(spoken(page)).toBeEmpty();
});

test('the shape grows with the breath, but not for who wants little motion', async ({ page }) => {
  await openAt(page);
  const scale = () =>
    page
      .locator('[data-breath-shape]')
      .evaluate((shape) => new DOMMatrix(getComputedStyle(shape).transform).a);
  const resting = await scale();
  await button(page, 'start').click();
  await page.clock.runFor(3000);
  expect(await scale()).toBeGreaterThan(resting + 0.3);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.runFor(500);
  const first = await scale();
  await page.clock.runFor(8000);
  expect(await scale()).toBe(first);
  await expect(word(page)).toHaveText(text('en', 'pages.breathing.phases.out'));
});

test('it goes on when the network is cut', async ({ page, context }) => {
  await openAt(page);
  await context.setOffline(true);
  await button(page, 'start').click();
  await page.clock.runFor(5000);
  await expect(word(page)).toHaveText(text('en', 'pages.breathing.phases.hold'));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the words say how to breathe and how many breaths fill the time', async ({ page }) => {
    await page.goto(routes.breathing);
    await expect(page.locator('[data-breath-form]')).toBeHidden();
    await expect(page.getByText(text('en', 'pages.breathing.how.steps.out'))).toBeVisible();
    await expect(page.getByRole('row').nth(3)).toHaveText(/5.*21.*30/);
  });
});
