import type { Locator, Page } from '@playwright/test';
import { localizedUrl } from '#src/site/localized-url.ts';
import { exercisePath, routes } from '#src/site/routes.ts';
import { drawing, hasArrived } from './support/exercises.ts';
import { someLanguages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

test.use({ reducedMotion: 'no-preference' });

// A woman shows the squat first.
const squat = exercisePath('squat');

/** The names of the drawings that were asked for, without folder and hash. */
function fetchedDrawings(requests: readonly string[]): string[] {
  const names = requests.map((request) => /\/assets\/figures\/([\w-]+)\./.exec(request)?.[1] ?? '');
  return names.filter((name) => name !== '');
}

test('a visit fetches one drawing, that of the person who is shown', async ({ page, watch }) => {
  await page.goto(squat, { waitUntil: 'networkidle' });
  await page.mouse.wheel(0, 20_000);
  await page.waitForLoadState('networkidle');
  expect(fetchedDrawings(watch.requests)).toEqual(['squat-woman']);
  await expect(drawing(page, 'woman').moving).toBeVisible();
  await expect(drawing(page, 'man').moving).toBeHidden();
});

test('the switch shows the other drawing in place of the first, and fetches it only then', async ({
  page,
  watch,
}) => {
  await page.goto(squat);
  await page.getByRole('radio', { name: text('en', 'exercises.page.showMan'), exact: true }).check();
  const { moving } = drawing(page, 'man');
  await expect(moving).toBeVisible();
  await expect.poll(() => hasArrived(moving)).toBe(true);
  await expect(drawing(page, 'woman').moving).toBeHidden();
  expect(fetchedDrawings(watch.requests)).toEqual(['squat-woman', 'squat-man']);
});

test('the switch works with the keyboard', async ({ page }) => {
  await page.goto(squat);
  await page.getByRole('radio', { name: text('en', 'exercises.page.showWoman'), exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(
    page.getByRole('radio', { name: text('en', 'exercises.page.showMan'), exact: true }),
  ).toBeFocused();
  await expect(drawing(page, 'man').moving).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(drawing(page, 'woman').moving).toBeVisible();
  await expect(drawing(page, 'man').moving).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the switch shows the other drawing', async ({ page }) => {
    await page.goto(squat);
    await page.getByRole('radio', { name: text('en', 'exercises.page.showMan'), exact: true }).check();
    await expect(drawing(page, 'man').moving).toBeVisible();
    await expect(drawing(page, 'woman').moving).toBeHidden();
  });
});

test('the drawing moves', async ({ page }) => {
  await page.goto(squat);
  const { moving } = drawing(page, 'woman');
  await expect.poll(() => hasArrived(moving)).toBe(true);
  const first = await moving.screenshot();
  await expect.poll(async () => (await moving.screenshot()).equals(first)).toBe(false);
});

/** Whether a picture looks different from one moment to a later one. */
async function looksDifferentLater(page: Page, picture: Locator): Promise<boolean> {
  const first = await picture.screenshot();
  for (let moment = 0; moment < 5; moment += 1) {
    await page.waitForTimeout(200);
    if (!(await picture.screenshot()).equals(first)) return true;
  }
  return false;
}

const isStopped = /^data:.*animation-play-state%3Apaused/;

test('a button stops the drawing and lets it go on, and the other person stands still as well', async ({
  page,
}) => {
  await page.goto(squat);
  const { moving } = drawing(page, 'woman');
  await expect.poll(() => looksDifferentLater(page, moving)).toBe(true);
  await page.getByRole('button', { name: text('en', 'exercises.motion.pause') }).click();
  await expect(moving).toHaveAttribute('src', isStopped);
  expect(await looksDifferentLater(page, moving)).toBe(false);
  await page.getByRole('radio', { name: text('en', 'exercises.page.showMan'), exact: true }).check();
  await expect(drawing(page, 'man').moving).toHaveAttribute('src', isStopped);
  expect(await looksDifferentLater(page, drawing(page, 'man').moving)).toBe(false);
  await page.getByRole('button', { name: text('en', 'exercises.motion.play') }).click();
  await expect.poll(() => looksDifferentLater(page, drawing(page, 'man').moving)).toBe(true);
});

test.describe('for a reader who wants no motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('there is nothing to stop', async ({ page }) => {
    await page.goto(squat);
    await expect(page.locator('[data-motion]')).toBeHidden();
  });

  test('only the still drawing is fetched, for the other person too', async ({ page, watch }) => {
    await page.goto(squat, { waitUntil: 'networkidle' });
    const first = await drawing(page, 'woman').moving.screenshot();
    await page.getByRole('radio', { name: text('en', 'exercises.page.showMan'), exact: true }).check();
    await expect.poll(() => hasArrived(drawing(page, 'man').moving)).toBe(true);
    expect(fetchedDrawings(watch.requests)).toEqual(['squat-woman-still', 'squat-man-still']);
    await page.getByRole('radio', { name: text('en', 'exercises.page.showWoman'), exact: true }).check();
    expect((await drawing(page, 'woman').moving.screenshot()).equals(first)).toBe(true);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });

    test('muscles that work most, that help and that rest have three colours', async ({ page }) => {
      await page.goto(squat);
      const map = page.getByRole('img', { name: text('en', 'exercises.page.bodyMap') });
      const colours = await Promise.all(
        ['primary', 'secondary', 'rest'].map((role) =>
          map
            .locator(`[data-role="${role}"]`)
            .first()
            .evaluate((shape) => getComputedStyle(shape).fill),
        ),
      );
      expect(new Set(colours).size).toBe(3);
    });
  });
}

test('the small pictures of other exercises are there without a request', async ({ page, watch }) => {
  await page.goto(squat);
  const picture = page.locator('nav[aria-labelledby="similar"] svg').first();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toBeVisible();
  expect(fetchedDrawings(watch.requests)).toEqual(['squat-woman']);
});

test('a button slows the drawing down, and makes it as fast as before', async ({ page }) => {
  await page.goto(squat);
  const { moving } = drawing(page, 'woman');
  const file = (await moving.getAttribute('src')) ?? '';
  const slow = page.getByRole('button', { name: text('en', 'exercises.motion.slow'), exact: true });
  await slow.click();
  await expect(slow).toHaveAttribute('aria-pressed', 'true');
  await expect(moving).toHaveAttribute('src', /^data:image/);
  expect(await looksDifferentLater(page, moving)).toBe(true);
  await page.getByRole('button', { name: text('en', 'exercises.motion.pause') }).click();
  await expect(moving).toHaveAttribute('src', isStopped);
  expect(await looksDifferentLater(page, moving)).toBe(false);
  await page.getByRole('button', { name: text('en', 'exercises.motion.play') }).click();
  await expect.poll(() => looksDifferentLater(page, moving)).toBe(true);
  await slow.click();
  await expect(moving).toHaveAttribute('src', file);
});

test('the chosen person shows the next exercise too, and the same one when it is opened again', async ({
  page,
}) => {
  await page.goto(squat);
  const man = page.getByRole('radio', { name: text('en', 'exercises.page.showMan'), exact: true });
  await man.check();
  await page.reload();
  await expect(man).toBeChecked();
  await expect(drawing(page, 'woman').moving).toBeHidden();
  await page.locator('a[rel="next"]').first().click();
  await expect(page).not.toHaveURL(squat);
  await expect(man).toBeChecked();
  await expect(drawing(page, 'man').moving).toBeVisible();
});

test('the exercises before and after are those of the list', async ({ page }) => {
  await page.goto(routes.exercises);
  const paths = await page
    .locator('[data-exercises] li a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const index of [0, 1, paths.indexOf(squat), 40, paths.length - 1]) {
    await page.goto(paths[index] ?? '');
    for (const [rel, path] of [
      ['prev', paths[index - 1]],
      ['next', paths[index + 1]],
    ] as const) {
      const links = page.locator(`main a[rel="${rel}"]`);
      await expect(links).toHaveCount(path === undefined ? 0 : 2);
      for (const link of await links.all()) await expect(link).toHaveAttribute('href', path ?? '');
    }
  }
});

for (const language of someLanguages) {
  test.describe(`on a small phone in ${language}`, () => {
    test.use({ locale: language, viewport: { width: 360, height: 800 } });

    test('drawing, amount and reminder of an exercise are in the first screen', async ({ page }) => {
      for (const id of ['squat', 'calf-stretch-wall', 'forearm-plank']) {
        await page.goto(localizedUrl(exercisePath(id), language));
        await expect.soft(drawing(page, 'woman').moving, id).toBeInViewport({ ratio: 1 });
        await expect.soft(page.locator('[data-dose]'), id).toBeInViewport({ ratio: 1 });
        await expect.soft(page.locator('[data-cue]'), id).toBeInViewport({ ratio: 1 });
      }
    });
  });
}
