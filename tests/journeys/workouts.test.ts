import { localizedUrl } from '#src/site/localized-url.ts';
import { expectToFit } from './support/layout.ts';
import { languages } from './support/pages.ts';
import { printedSheets } from './support/print.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

const corePelvic = '/build-body-women/pre-post-natal-workouts/core-and-pelvic' as const;
const workouts = [
  '/build-body-men/cardio/hiit',
  '/build-body-women/cardio/hiit',
  '/build-body-men/beginner/easy-cardio',
  '/build-body-women/beginner/easy-cardio',
] as const;

test('the catalogue leads to a category and to a workout, and back', async ({ page }) => {
  await page.goto('/tips/build-body-men');
  await page.locator('main a[href="/build-body-men/cardio"]').first().click();
  await expect(page).toHaveURL('/build-body-men/cardio');
  await page.locator('main a[href="/build-body-men/cardio/hiit"]').first().click();
  await expect(page).toHaveURL('/build-body-men/cardio/hiit');
  await page.locator('main nav a[href="/tips/build-body-men"]').click();
  await expect(page).toHaveURL('/tips/build-body-men');
});

test('both plans around birth are closed at first and open independently, with + and −', async ({ page }) => {
  await page.goto(corePelvic);
  const [prenatal, postnatal] = [page.locator('#prenatal'), page.locator('#postnatal')];
  const mark = (plan: typeof prenatal) =>
    plan.locator('summary').evaluate((summary) => getComputedStyle(summary, '::after').content.slice(1, 2));
  for (const plan of [prenatal, postnatal]) {
    await expect(plan).not.toHaveAttribute('open');
    expect(await mark(plan)).toBe('+');
  }
  await prenatal.locator('summary').click();
  await expect(prenatal.locator('ol').first()).toBeVisible();
  expect(await mark(prenatal)).toBe('−');
  await expect(postnatal.locator('ol').first()).toBeHidden();
  await postnatal.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(postnatal.locator('ol').first()).toBeVisible();
  await prenatal.locator('summary').click();
  await expect(prenatal.locator('ol').first()).toBeHidden();
  await expect(postnatal.locator('ol').first()).toBeVisible();
});

test('the signs to stop stand outside of what can be folded away', async ({ page }) => {
  await page.goto(corePelvic);
  await expect(
    page.getByRole('heading', { name: text('en', 'workoutPlan.safety.stopHeading') }),
  ).toBeVisible();
});

for (const [path, columns] of [
  [
    '/build-body-men/beginner/easy-cardio',
    ['training.day', 'training.workout', 'training.duration', 'training.benefits'],
  ],
  ['/build-body-women/beginner/easy-cardio', ['training.day', 'training.workout']],
] as const) {
  for (const language of languages) {
    test(`the week of ${path} in ${language} has its columns, seven days, and rest on Thursday`, async ({
      page,
    }) => {
      await page.goto(localizedUrl(path, language));
      const table = page.getByRole('table');
      expect(await table.locator('thead th').allTextContents()).toEqual(
        columns.map((key) => text(language, key)),
      );
      await expect(table.locator('tbody tr')).toHaveCount(7);
      await expect(table.locator('tbody tr[data-rest]')).toHaveCount(1);
      await expect(table.locator('tbody tr').nth(3)).toHaveAttribute('data-rest');
      await expectToFit(page);
      await page.setViewportSize({ width: 320, height: 700 });
      const rows = await table
        .locator('tbody tr')
        .evaluateAll((found) => found.map((row) => row.scrollWidth - row.clientWidth));
      expect(Math.max(...rows)).toBeLessThanOrEqual(0);
    });
  }
}

for (const language of languages) {
  test(`every workout prints on one A4 page in ${language}, with key poses`, async ({ page }) => {
    for (const path of [...workouts, corePelvic]) {
      await page.goto(localizedUrl(path, language));
      expect.soft(await printedSheets(page), path).toBe(1);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#prenatal ol img:visible').first()).toBeVisible();
    await expect(page.locator('#prenatal ol [data-moving]:visible')).toHaveCount(0);
  });
}

test('a figure is still until it comes into view, and moves from then on', async ({ page, watch }) => {
  await page.goto(workouts[0], { waitUntil: 'networkidle' });
  const last = page.locator('[data-session] img[data-moving]').last();
  await expect(last).toHaveAttribute('src', /^data:image/);
  await last.scrollIntoViewIfNeeded();
  await expect(last).toHaveAttribute('src', /^\/assets\/figures\/[\w-]+-man\./);
  expect(watch.requests.filter((request) => request.includes('-still.'))).toEqual([]);
});

test.describe('for a reader who does not want motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the figures of a plan stay still', async ({ page, watch }) => {
    await page.goto(workouts[0], { waitUntil: 'networkidle' });
    await page.locator('[data-session] img[data-moving]').last().scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(watch.requests.filter((request) => request.includes('/assets/figures/'))).toEqual([]);
  });
});

test('print and share are there with a script, and share copies the address where nothing else can', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto(workouts[0]);
  await page.getByRole('button', { name: text('en', 'common.share'), exact: true }).click();
  await expect(page.locator('[data-page-actions] [role="status"]')).toHaveText(
    text('en', 'common.linkCopied'),
  );
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(workouts[0]);
});

test('every exercise of a plan leads to its own page, which leads back to the workout', async ({ page }) => {
  await page.goto(workouts[0]);
  await page.locator('[data-session] ol a').first().click();
  await expect(page).toHaveURL(/\/exercises\//);
  await page.locator(`main a[href="${workouts[0]}"]`).click();
  await expect(page).toHaveURL(workouts[0]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the plans open, and buttons that need a script are not shown', async ({ page }) => {
    await page.goto(corePelvic);
    await page.locator('#postnatal summary').click();
    await expect(page.locator('#postnatal ol').first()).toBeVisible();
    await expect(page.locator('[data-page-actions]')).toBeHidden();
  });
});
