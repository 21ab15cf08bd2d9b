import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { languageFacts } from '#src/words/languages.ts';
import { entriesWritten } from './support/entries.ts';
import { objections } from './support/objections.ts';
import { languages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

type Language = (typeof languages)[number];

const words = (key: string, language: Language = 'en') => text(language, `trainingWeek.tool.${key}`);
const day = (page: Page, date: string) => page.locator(`[data-day="${date}"]`);
const sum = (page: Page, name: string) => page.locator(`[data-sum="${name}"]`);
const cards = (page: Page, date: string) => day(page, date).getByRole('listitem');

/** A Wednesday, so that a week has days before and after today. */
const wednesday = new Date('2026-11-25T09:00:00+02:00');

async function open(page: Page, search = '', language: Language = 'en') {
  await page.clock.setFixedTime(wednesday);
  await page.goto(localizedUrl(routes.training, language) + search, { waitUntil: 'networkidle' });
}

const submit = (page: Page) => page.getByRole('button', { name: words('dialog.submit') }).click();

async function addWeek(page: Page) {
  await open(page, '?plan=curvyPear');
  await submit(page);
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('a week of the generator comes on its days, adds up, comes back every week, and outlives a reload', async ({
  page,
}) => {
  await addWeek(page);
  await expect(cards(page, '2026-11-23')).toHaveCount(1);
  await expect(day(page, '2026-11-26')).toContainText(words('nothing'));
  // 35 + 30 + 30 + 35 + 35 minutes on its page, to a tenth; three days of strength.
  const minutes = Number(/\d+/.exec((await sum(page, 'minutes').textContent()) ?? '')?.[0]);
  expect(minutes).toBeGreaterThanOrEqual(165 * 0.9);
  expect(minutes).toBeLessThanOrEqual(165 * 1.1);
  await expect(sum(page, 'strength')).toContainText('3');
  await entriesWritten(page);
  await page.reload();
  await page.getByRole('button', { name: words('next') }).click();
  await expect(cards(page, '2026-11-30')).toHaveCount(1);
});

test('a session moves with the arrow keys, and its handle keeps the focus', async ({ page }) => {
  await addWeek(page);
  await day(page, '2026-11-23').getByRole('button').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(cards(page, '2026-11-23')).toHaveCount(0);
  await expect(cards(page, '2026-11-24')).toHaveCount(2);
  await expect(page.getByRole('status').filter({ hasText: 'Tuesday, 24 November' })).toBeVisible();
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', /Tuesday, 24 November/);
  await page.getByRole('button', { name: words('undo'), exact: true }).click();
  await expect(cards(page, '2026-11-23')).toHaveCount(1);
  await expect(cards(page, '2026-11-24')).toHaveCount(1);
});

test('a session is dragged to another day, and Escape or the same day leaves it', async ({ page }) => {
  await addWeek(page);
  const handle = await day(page, '2026-11-23').getByRole('button').first().boundingBox();
  const target = await day(page, '2026-11-24').boundingBox();
  if (!handle || !target) throw new Error('Nothing to drag.');
  await page.mouse.move(handle.x + 20, handle.y + 20);
  await page.mouse.down();
  await page.mouse.move(target.x + 60, target.y + 30, { steps: 5 });
  await expect(day(page, '2026-11-24')).toHaveAttribute('data-over', 'true');
  await page.mouse.up();
  await expect(cards(page, '2026-11-24')).toHaveCount(2);
});

test('neighbouring days that work the same muscles are said, while one adds and afterwards', async ({
  page,
}) => {
  const legs = '?add=/build-body-women/bodyweight-strength/lower-body&session=';
  const files = await page.request.get('/premium/training');
  const folder = /assets\/training\/en\.[\w-]+/.exec(await files.text())?.[0];
  const catalogue = await (await page.request.get(`/${folder}/catalogue.json`)).json();
  const [id = ''] = Object.keys(
    catalogue.workouts['/build-body-women/bodyweight-strength/lower-body'].sessions,
  );
  await open(page, legs + id);
  await submit(page);
  await entriesWritten(page);
  await open(page, legs + id);
  await page.getByRole('dialog').getByRole('combobox').last().selectOption('2026-11-26');
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('front of the thigh');
  await submit(page);
  await expect(page.getByRole('heading', { name: words('hints.heading') })).toBeVisible();
});

test('time, size and repetition are changed from a week on, and the week before stays', async ({ page }) => {
  await addWeek(page);
  await page.getByRole('button', { name: words('next') }).click();
  await day(page, '2026-11-30')
    .getByRole('button', { name: /^Change/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words('dialog.time')).fill('18:30');
  await dialog.getByRole('button', { name: words('dialog.harder') }).click();
  await dialog.getByRole('button', { name: words('dialog.save') }).click();
  await expect(cards(page, '2026-11-30')).toContainText('18:30');
  await expect(cards(page, '2026-11-30')).toContainText('1 step harder');
  await expect(cards(page, '2026-11-30').getByRole('link')).toHaveAttribute('href', /extra=1$/);
  await page.getByRole('button', { name: words('previous') }).click();
  await expect(cards(page, '2026-11-23')).toContainText('07:00');
});

test('next week is proposed with its rules, and nothing changes before the yes', async ({ page }) => {
  await addWeek(page);
  await page.getByRole('button', { name: words('proposal.button') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(words('proposal.rules.easy'));
  await expect(dialog).toContainText(words('proposal.same'));
  await dialog.getByRole('button', { name: words('proposal.refuse') }).click();
  await expect(page.getByRole('heading', { name: /^Monday, 23 November/ })).toBeVisible();
  await page.getByRole('button', { name: words('proposal.button') }).click();
  await dialog.getByRole('button', { name: words('proposal.accept') }).click();
  await expect(page.getByRole('heading', { name: /^Monday, 30 November/ })).toBeVisible();
});

test('the plan is taken along as a calendar, each session at its hour every week', async ({ page }) => {
  await addWeek(page);
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: words('uses.calendar') }).click();
  const file = await readFile(await (await waiting).path(), 'utf8');
  expect(file.match(/^BEGIN:VEVENT/gm)).toHaveLength(5);
  expect(file).toContain('DTSTART:20261123T070000');
  expect(file.match(/^RRULE:FREQ=WEEKLY/gm)).toHaveLength(5);
});

test('axe has nothing against the week, what is added and the proposal', async ({ page }) => {
  await addWeek(page);
  expect(await objections(page)).toEqual([]);
  await page.getByRole('button', { name: words('proposal.button') }).click();
  expect(await objections(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await day(page, '2026-11-24')
    .getByRole('button', { name: /^Change/ })
    .click();
  expect(await objections(page)).toEqual([]);
});

for (const language of languages) {
  test.describe(() => {
    test.use({ locale: languageFacts(language).tag, viewport: { width: 320, height: 640 } });

    test(`on a small phone the week in ${language} is as wide as the window, with targets large enough`, async ({
      page,
    }) => {
      await open(page, '?plan=vShape', language);
      await page.getByRole('button', { name: words('dialog.submit', language) }).click();
      await expect(cards(page, '2026-11-23')).toHaveCount(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      const small = await page
        .locator('main')
        .getByRole('button')
        .evaluateAll((buttons) =>
          buttons
            .map((button) => button.getBoundingClientRect())
            .filter(({ width, height }) => width > 0 && (height < 44 || width < 44)),
        );
      expect(small).toEqual([]);
    });
  });
}
