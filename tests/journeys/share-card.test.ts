import type { Page } from '@playwright/test';
import { languageCodes } from '#src/words/languages.ts';
import { calculate, openCalculator } from './support/calculators.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

const workout = '/build-body-women/cardio/jump-rope';

/** A browser that can share files, and notes what it is given. */
async function withSharing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'canShare', { value: ({ files }: ShareData) => files?.length === 1 });
    Object.defineProperty(navigator, 'share', {
      value: async ({ files = [], text: words = '' }: ShareData) => {
        const [file] = files;
        document.documentElement.dataset.shared = JSON.stringify({
          name: file?.name,
          type: file?.type,
          bytes: file?.size,
          text: words,
        });
      },
    });
  });
}

const card = (page: Page) => page.locator('dialog[data-share-card]');

test('a result is seen as a picture before it is shared, light, without anything that was typed', async ({
  page,
}) => {
  await withSharing(page);
  await openCalculator(page, 'bmi');
  const result = await calculate(page, { weight: '70', height: '175' });
  await result.getByRole('button', { name: text('en', 'common.sharePicture') }).click();
  const picture = card(page).getByRole('img');
  await expect(picture).toHaveAccessibleName(/22\.86.*Buzima.*\/bmi-calculator$/);
  await expect(picture).not.toHaveAccessibleName(/\b(?:70|175)\b/);
  expect(await page.locator('html').getAttribute('data-shared')).toBeNull();
  await card(page)
    .getByRole('button', { name: text('en', 'common.share'), exact: true })
    .click();
  const shared = JSON.parse((await page.locator('html').getAttribute('data-shared')) ?? '{}');
  expect([shared.name, shared.type].join()).toMatch(/^bmi-calculator\.(?:png,image\/png|jpg,image\/jpeg)$/);
  expect(shared.bytes).toBeLessThanOrEqual(60 * 1024);
  expect(shared.text).toMatch(/\/bmi-calculator$/);
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await expect(result.getByRole('button', { name: text('en', 'common.sharePicture') })).toBeFocused();
});

test('where the browser shares no files, the picture can be saved', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'canShare', { value: undefined }));
  await openCalculator(page, 'water');
  const result = await calculate(page, { weight: '70' });
  await result.getByRole('button', { name: text('en', 'common.sharePicture') }).click();
  await expect(card(page).getByRole('button', { name: text('en', 'common.share'), exact: true })).toHaveCount(
    0,
  );
  const saved = page.waitForEvent('download');
  await card(page)
    .getByRole('button', { name: text('en', 'common.savePicture') })
    .click();
  expect((await saved).suggestedFilename()).toMatch(/^water-intake-calculator\.(?:png|jpg)$/);
});

for (const language of languageCodes) {
  test(`a workout in ${language} is a picture with its title, minutes, level and address on the smallest phone`, async ({
    page,
  }) => {
    await withSharing(page);
    await page.setViewportSize({ width: 320, height: 568 });
    const path = language === 'en' ? workout : `/${language}${workout}`;
    await page.goto(path);
    await page.getByRole('button', { name: text(language, 'common.sharePicture') }).click();
    const heading = ((await page.locator('main h1').textContent()) ?? '').trim();
    const name = (await card(page).getByRole('img').getAttribute('aria-label')) ?? '';
    expect(name.startsWith(heading)).toBe(true);
    expect(name).toMatch(/\d+.* · /);
    expect(name.endsWith(path)).toBe(true);
    await expect(card(page)).toContainText(text(language, 'common.pictureText'));
    expect(await card(page).evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth)).toBe(true);
    await card(page)
      .getByRole('button', { name: text(language, 'common.share'), exact: true })
      .click();
    const shared = JSON.parse((await page.locator('html').getAttribute('data-shared')) ?? '{}');
    expect(shared.bytes).toBeLessThanOrEqual(60 * 1024);
  });
}
