import type { Page } from '@playwright/test';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes, sessionPath } from '#src/site/routes.ts';
import { languageFacts } from '#src/words/languages.ts';
import { entriesWritten } from './support/entries.ts';
import { objections } from './support/objections.ts';
import { languages, someLanguages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

test.use({ reducedMotion: 'no-preference' });

type Language = (typeof languages)[number];

const hiit = '/build-body-men/cardio/hiit';
const address = (language: Language = 'en') => localizedUrl(sessionPath('four-moves', hiit), language);
const minute = 60_000;

const stage = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string, language: Language = 'en') =>
  page.getByRole('button', { name: text(language, `player.${name}`), exact: true });
const step = (page: Page) => stage(page).getAttribute('data-step');

async function start(page: Page, language: Language = 'en') {
  await page.clock.install();
  await page.goto(address(language), { waitUntil: 'networkidle' });
  await button(page, 'setup.start', language).click();
  await expect(stage(page)).toBeVisible();
}

/** Lets the clock run to the end of a session, and taps where repetitions wait for it. */
async function playOn(page: Page, language: Language = 'en') {
  for (let moves = 0; moves < 60 && (await stage(page).isVisible()); moves += 1) {
    await page.clock.runFor(2 * minute);
    const done = button(page, 'stage.done', language);
    if (await done.isVisible()) await done.click();
  }
}

for (const language of someLanguages) {
  test(`a whole session runs to its end in ${language}, and nothing comes from the network after its start`, async ({
    page,
    context,
    watch,
  }) => {
    await start(page, language);
    await page.clock.runFor(1000);
    await context.setOffline(true);
    const before = watch.requests.length;
    await expect(page.getByRole('heading', { level: 2 }).last()).toBeVisible();
    await playOn(page, language);
    await expect(
      page.getByRole('heading', { name: text(language, 'player.finished.heading') }),
    ).toBeFocused();
    expect(watch.requests.slice(before)).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('buzima.session'))).toBeNull();
  });
}

test('seconds run down, a pause stops them, and one goes on where one was', async ({ page }) => {
  await start(page);
  const count = stage(page).locator('strong').first();
  await page.clock.runFor(10_000);
  await expect(count).toHaveText('50');
  await button(page, 'stage.pause').click();
  const figure = stage(page).locator('img');
  await expect(figure).toHaveAttribute('src', /^data:image\/svg\+xml,.*animation-play-state%3Apaused/);
  await page.clock.runFor(30_000);
  await expect(count).toHaveText('50');
  await button(page, 'stage.resume').click();
  await expect(figure).toHaveAttribute('src', /^\//);
  await page.clock.runFor(5_000);
  await expect(count).toHaveText('45');
});

test('repetitions wait for a tap', async ({ page }) => {
  await start(page);
  await page.clock.runFor(minute + 1000);
  expect(await step(page)).toBe('1');
  await page.clock.runFor(10 * minute);
  expect(await step(page)).toBe('1');
  await button(page, 'stage.done').click();
  expect(await step(page)).toBe('2');
});

test('a reload leads back to the second at which the session stood', async ({ page }) => {
  await start(page);
  await page.clock.runFor(10_000);
  await page.reload();
  await page.getByRole('button', { name: 'Go on with step 1 of 40' }).click();
  await expect(stage(page).locator('strong').first()).toHaveText(/^(?:50|49)$/);
  await button(page, 'stage.skip').click();
  await button(page, 'stage.skip').click();
  await page.reload();
  await page.getByRole('button', { name: 'Go on with step 3 of 40' }).click();
  expect(await step(page)).toBe('2');
  await button(page, 'stage.end').click();
  await expect(page.getByRole('heading', { name: text('en', 'player.finished.part') })).toBeVisible();
});

test('a short look elsewhere is trained on, a long one waits where it was left', async ({ page }) => {
  await start(page);
  const show = (state: 'hidden' | 'visible') =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await page.clock.runFor(10_000);
  await show('hidden');
  await page.clock.fastForward(20_000);
  await show('visible');
  await expect(stage(page).locator('strong').first()).toHaveText(/^(?:30|29)$/);
  await show('hidden');
  await page.clock.fastForward(10 * minute);
  await show('visible');
  await expect(button(page, 'stage.resume')).toBeVisible();
  expect(await step(page)).toBe('0');
});

test('what was trained stands in the log with how it felt, and what was skipped does not', async ({
  page,
}) => {
  await start(page);
  await button(page, 'stage.skip').click();
  await page.clock.runFor(2 * minute);
  await button(page, 'stage.end').click();
  await button(page, 'finished.feelings.easy').click();
  await expect(page.getByText(text('en', 'player.finished.thanks'))).toBeVisible();
  await entriesWritten(page);
  const entries = await page.evaluate(
    () =>
      new Promise<{ kind: string; content: Record<string, unknown> }[]>((resolve, reject) => {
        const opening = indexedDB.open('buzima');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('entries').objectStore('entries').getAll();
          reading.onsuccess = () => resolve(reading.result);
        };
      }),
  );
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({ kind: 'done', content: { minutes: 2, whole: false, felt: 'easy' } });
});

test('without a network too an exercise is exchanged for an easier one, and stays so in the next round', async ({
  page,
  context,
  watch,
}) => {
  await start(page);
  await context.setOffline(true);
  const requests = watch.requests.length;
  const heading = stage(page).getByRole('heading').first();
  const skipTo = async (name: string) => {
    for (let skipped = 0; skipped < 20 && (await heading.textContent()) !== name; skipped += 1)
      await button(page, 'stage.skip').click();
  };
  await skipTo('Skater hop');
  const before = await step(page);
  await page.getByRole('button', { name: 'Easier: Step jack' }).click();
  await expect(heading).toHaveText('Step jack');
  expect(await step(page)).toBe(before);
  await button(page, 'stage.skip').click();
  await skipTo('Step jack');
  await expect(stage(page).getByText('Round 2 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Harder: Skater hop' }).click();
  await expect(heading).toHaveText('Skater hop');
  expect(watch.requests.slice(requests)).toEqual([]);
});

test('the whole of it works with the keyboard alone', async ({ page }) => {
  await page.clock.install();
  await page.goto(address(), { waitUntil: 'networkidle' });
  await button(page, 'setup.start').focus();
  await page.keyboard.press('Enter');
  await expect(stage(page)).toBeVisible();
  await stage(page).evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('ArrowRight');
  expect(await step(page)).toBe('1');
  await page.keyboard.press('ArrowLeft');
  expect(await step(page)).toBe('0');
  await page.keyboard.press(' ');
  await expect(button(page, 'stage.resume')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(stage(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Go on with step 1 of 40' })).toBeVisible();
});

test('the stop signs stand before the start, and behind one tap while it runs', async ({ page }) => {
  await start(page);
  const signs = stage(page).getByText('You feel pressure, tightness or pain', { exact: false });
  await expect(signs).toBeHidden();
  await button(page, 'stage.stopSigns').click();
  await expect(signs.first()).toBeVisible();
});

test('nothing moves for those who want it so', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await start(page);
  await expect(stage(page).locator('img')).toHaveAttribute('src', /-man-still\./);
});

test('axe has nothing against what stands before a session, its steps and its end', async ({ page }) => {
  await page.goto(address(), { waitUntil: 'networkidle' });
  expect(await objections(page)).toEqual([]);
  await button(page, 'setup.start').click();
  await expect(stage(page)).toBeVisible();
  expect(await objections(page)).toEqual([]);
  for (let skipped = 0; skipped < 9; skipped += 1) await button(page, 'stage.skip').click();
  await button(page, 'stage.stopSigns').click();
  expect(await objections(page)).toEqual([]);
  await button(page, 'stage.end').click();
  expect(await objections(page)).toEqual([]);
});

test('a day of a week plan is played too', async ({ page }) => {
  await page.goto(sessionPath('men-upper-body'));
  await button(page, 'setup.start').click();
  await expect(stage(page)).toBeVisible();
});

test('an address without a session, and a file that does not come, are said plainly', async ({
  page,
  watch,
}) => {
  watch.allowError(/Failed to load resource/);
  await page.goto(routes.session);
  await expect(page.getByText(text('en', 'player.unknown'))).toBeVisible();
  await page.route('**/assets/training/**', (route) => route.abort());
  await page.goto(address());
  await expect(page.getByText(text('en', 'player.failed'))).toBeVisible();
  await page.unroute('**/assets/training/**');
  await button(page, 'retry').click();
  await expect(button(page, 'setup.start')).toBeVisible();
});

for (const language of languages) {
  test.describe(() => {
    test.use({ locale: languageFacts(language).tag, viewport: { width: 320, height: 640 } });

    test(`on a small phone every button of a step in ${language} is in the window and large enough`, async ({
      page,
    }) => {
      await start(page, language);
      await page.clock.runFor(minute + 1000);
      const boxes = await stage(page)
        .getByRole('button')
        .evaluateAll((buttons) => buttons.map((one) => one.getBoundingClientRect().toJSON()));
      expect(boxes.length).toBeGreaterThanOrEqual(5);
      expect(boxes.filter(({ right, height }) => right > 320 || height < 44)).toEqual([]);
      const main = await button(page, 'stage.done', language).boundingBox();
      expect((main?.y ?? 0) + (main?.height ?? 0)).toBeLessThanOrEqual(640);
    });
  });
}
