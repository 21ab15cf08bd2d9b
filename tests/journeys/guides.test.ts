import { localizedUrl } from '#src/site/localized-url.ts';
import { expectToFit } from './support/layout.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';
import { blockVideoHost, videoRequests } from './support/videos.ts';

const reduceWeight = '/tips/reduce-weight';
const diet = '#diet';
const workout = '#workout';

test('the guide to losing weight shows diet first, and workout when the reader chooses it', async ({
  page,
}) => {
  await page.goto(reduceWeight);
  await expect(page.locator(diet)).toBeVisible();
  await expect(page.locator(workout)).toBeHidden();
  await page.locator('[data-group-choice] a').nth(1).click();
  await expect(page).toHaveURL(`${reduceWeight}${workout}`);
  await expect(page.locator(workout)).toBeVisible();
  await expect(page.locator(diet)).toBeHidden();
  await expect(page.locator('[data-group-choice] [aria-current]')).toHaveCount(1);
  await page.goBack();
  await expect(page.locator(diet)).toBeVisible();
  await expect(page.locator(workout)).toBeHidden();
});

test('the choice stands in the address: a shared link opens the workout part', async ({ page }) => {
  await page.goto(`${reduceWeight}${workout}`);
  await expect(page.locator(workout)).toBeVisible();
  await expect(page.locator(diet)).toBeHidden();
});

test('the choice works with the keyboard', async ({ page }) => {
  await page.goto(reduceWeight);
  await page.locator('[data-group-choice] a').nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(workout)).toBeVisible();
});

test('a link leads back to all tips', async ({ page }) => {
  await page.goto(reduceWeight);
  await page.getByRole('link', { name: text('en', 'tips:backToDirectory') }).click();
  await expect(page).toHaveURL('/get-tips');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both parts are in the page, and each video is a link', async ({ page }) => {
    await page.goto(reduceWeight);
    await expect(page.locator(diet)).toBeVisible();
    await expect(page.locator(workout)).toBeVisible();
    await expect(page.locator('[data-play]:visible')).toHaveCount(0);
    await expect(page.locator('[data-video] a[href^="https://www.youtube.com/"]')).toHaveCount(2);
  });
});

for (const [name, close] of [
  ['its button', 'button'],
  ['Escape', 'Escape'],
  ['a click beside it', 'beside'],
] as const) {
  test(`a workout video plays in a window, 400 high, and stops when ${name} closes it`, async ({
    page,
    watch,
  }) => {
    await blockVideoHost(page, watch);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${reduceWeight}${workout}`);
    const button = page.locator(`${workout} [data-play]`).first();
    await button.click();
    const window = page.locator('[data-video-window]');
    await expect(window).toBeVisible();
    const frame = window.locator('iframe');
    await expect(frame).toHaveAttribute('height', '400');
    expect((await frame.boundingBox())?.height).toBeCloseTo(400, 0);
    expect((await frame.boundingBox())?.width).toBeCloseTo((400 * 16) / 9, 0);
    await expect(frame).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\//);
    if (close === 'Escape') await page.keyboard.press('Escape');
    else if (close === 'beside') await page.mouse.click(10, 450);
    else await window.getByRole('button', { name: text('en', 'common.close') }).click();
    await expect(window).toBeHidden();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(button).toBeFocused();
  });
}

test('on a phone the window of a video is as wide as the screen, and its frame 16 by 9', async ({
  page,
  watch,
}) => {
  await blockVideoHost(page, watch);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${reduceWeight}${workout}`);
  await page.locator(`${workout} [data-play]`).first().click();
  const box = await page.locator('[data-video-window] iframe').boundingBox();
  expect(box?.width).toBeGreaterThan(280);
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
});

test('nothing is asked of the video host before a click', async ({ page, watch }) => {
  await page.goto('/tips/maintain-weight', { waitUntil: 'networkidle' });
  await page.mouse.wheel(0, 20_000);
  await page.waitForLoadState('networkidle');
  expect(videoRequests(watch)).toEqual([]);
});

test('the video of a guide plays in its place, 560 by 315, and the page stays complete while the host is blocked', async ({
  page,
  watch,
}) => {
  await blockVideoHost(page, watch);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/tips/maintain-weight');
  const box = page.locator('[data-video]').first();
  await box.locator('[data-play]').click();
  const frame = box.locator('iframe');
  await expect(frame).toHaveAttribute('width', '560');
  await expect(frame).toHaveAttribute('height', '315');
  const size = await frame.boundingBox();
  expect([size?.width, size?.height].map((side) => Math.round(side ?? 0))).toEqual([560, 315]);
  await expect(frame).toHaveAttribute('title', /.{10}/);
  await expect(box.getByRole('link')).toBeVisible();
  await expect(page.locator('main section')).not.toHaveCount(0);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectToFit(page);
});

for (const [path, language] of [
  ['/tips/dental-care', 'sw'],
  ['/tips/maintain-weight', 'rw'],
] as const) {
  test(`the numbers under a part of ${path} in ${language} lead to the sources`, async ({ page }) => {
    await page.goto(localizedUrl(path, language));
    const number = page.locator('a[href^="#source-"]').first();
    const target = (await number.getAttribute('href')) ?? '';
    await number.click();
    await expect(page.locator(target)).toBeInViewport();
    await expect(page.locator(`${target} a`)).toHaveAttribute('href', /^https:/);
  });
}
