import { localizedUrl } from '#src/site/localized-url.ts';
import { type Path, routes } from '#src/site/routes.ts';
import type { Language } from '#src/words/languages.ts';
import { dayNumber } from '#tests/support/sample.ts';
import { expectToFit } from './support/layout.ts';
import { languages, someLanguages } from './support/pages.ts';
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
    plan.locator('> summary').evaluate((summary) => getComputedStyle(summary, '::after').content.slice(1, 2));
  for (const plan of [prenatal, postnatal]) {
    await expect(plan).not.toHaveAttribute('open');
    expect(await mark(plan)).toBe('+');
  }
  await prenatal.locator('> summary').click();
  await expect(prenatal.locator('ol').first()).toBeVisible();
  expect(await mark(prenatal)).toBe('−');
  await expect(postnatal.locator('ol').first()).toBeHidden();
  await postnatal.locator('> summary').focus();
  await page.keyboard.press('Enter');
  await expect(postnatal.locator('ol').first()).toBeVisible();
  await prenatal.locator('> summary').click();
  await expect(prenatal.locator('ol').first()).toBeHidden();
  await expect(postnatal.locator('ol').first()).toBeVisible();
});

test('on a page about pregnancy the signs to stop are open lists; elsewhere one line opens them', async ({
  page,
}) => {
  const signs = page.locator('[data-danger]');
  await page.goto(corePelvic);
  const item = (hasText: string) => signs.getByRole('listitem').filter({ hasText }).first();
  await expect(item('you bleed')).toBeVisible();
  await expect(signs.getByRole('list')).toHaveCount(2);
  await signs.last().locator('summary').click();
  await expect(item('Do not do this plan in pregnancy')).toBeVisible();
  await page.goto(workouts[0]);
  await expect(signs.getByRole('list')).toHaveCount(0);
  await signs.locator('summary').click();
  await expect(item('pain in your chest')).toBeVisible();
  await expect(item('Do not do this plan in pregnancy')).toHaveCount(0);
});

/** The longest page of a workout, and one of the others: another in each language, and every day. */
function someWorkouts(language: Language): readonly Path[] {
  const turn = dayNumber() + languages.indexOf(language);
  return [...workouts.filter((_, index) => index === turn % workouts.length), corePelvic];
}

for (const language of languages) {
  test.describe(`for a reader of ${language}`, () => {
    test.use({ locale: language, viewport: { width: 360, height: 740 } });

    test('the first screen of a phone holds a figure and the way to start', async ({ page }) => {
      for (const path of someWorkouts(language)) {
        await page.goto(localizedUrl(path, language));
        const start = page.getByRole('link', { name: text(language, 'training.start'), exact: true });
        for (const element of [page.locator('article header [data-moving]'), start]) {
          const { y, height } = (await element.boundingBox()) ?? { y: Number.NaN, height: 0 };
          expect.soft(y + height, path).toBeLessThanOrEqual(700);
        }
        await start.click();
        // Who has to choose among sessions sees them; everybody else begins.
        if (path === corePelvic) await expect(page.locator('#plan')).toBeInViewport();
        else await expect(page).toHaveURL(new RegExp(`${routes.session}[?]session=[a-z-]+&workout=${path}`));
      }
    });
  });
}

test('every figure of a plan is large enough to learn from, on a phone and on a desk', async ({ page }) => {
  await page.goto(workouts[0]);
  for (const [width, least] of [
    [320, 100],
    [360, 120],
    [1280, 200],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const widths = await page
      .locator('[data-session] [data-moving]')
      .evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().width));
    expect(Math.min(...widths), `at ${width} px`).toBeGreaterThanOrEqual(least);
  }
});

for (const [path, columns] of [
  [
    '/build-body-men/beginner/easy-cardio',
    ['training.day', 'training.workout', 'training.duration', 'training.benefits'],
  ],
  ['/build-body-women/beginner/easy-cardio', ['training.day', 'training.workout']],
] as const) {
  for (const language of someLanguages) {
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
  test(`every session prints as a poster in ${language}, with key poses, warnings and address`, async ({
    page,
  }) => {
    for (const path of someWorkouts(language)) {
      await page.goto(localizedUrl(path, language));
      const posters = page.locator('[data-poster]');
      // Where names are long, the warnings may go on to the back.
      expect.soft(await printedSheets(page), path).toBeLessThanOrEqual(2 * (await posters.count()));
      await page.emulateMedia({ media: 'print' });
      expect.soft(await page.locator('[data-part="main"] li').evaluateAll(smallestMove), path).toEqual({
        width: 45,
        letters: 14,
      });
      for (const poster of await posters.all()) {
        await expect(poster).toContainText(text(language, 'workoutPlan.safety.stop.heart'));
        await expect(poster).toContainText(localizedUrl(path, language));
        await expect(poster.locator('svg')).toBeVisible();
      }
      await page.emulateMedia({ media: null });
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#prenatal ol img:visible').first()).toBeVisible();
    await expect(page.locator('[data-moving]:visible')).toHaveCount(0);
  });
}

/** Of the moves of a poster, as they are painted: the narrowest figure in millimetres, and the smallest name in points. */
function smallestMove(moves: Element[]): { width: number; letters: number } {
  const inch = 96;
  const sizes = moves.map((move) => {
    const figure = move.querySelector('[data-on-paper]')?.getBoundingClientRect();
    const name = move.querySelector('a');
    const zoom = name?.currentCSSZoom ?? 1;
    return {
      width: ((figure?.width ?? 0) / inch) * 25.4,
      letters: name ? ((Number.parseFloat(getComputedStyle(name).fontSize) * zoom) / inch) * 72 : 0,
    };
  });
  return {
    width: Math.round(Math.min(...sizes.map(({ width }) => width))),
    letters: Math.round(Math.min(...sizes.map(({ letters }) => letters))),
  };
}

test('the poster of a session holds its own warning signs, though what is said of them is folded away', async ({
  page,
}) => {
  await page.goto(corePelvic);
  await page.emulateMedia({ media: 'print' });
  const posters = page.locator('[data-poster]');
  await expect(posters.first().getByText('if your baby moves less than usual')).toBeVisible();
  await expect(posters.last().getByText('if you soak a pad')).toBeVisible();
});

test('one button stops every figure of a plan, and those that come into view later', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(workouts[0]);
  const first = page.locator('article header [data-moving]');
  const last = page.locator('[data-session]').first().locator('[data-moving]').last();
  await expect(first).toHaveAttribute('src', /^\/assets\/figures\//);
  await page
    .getByRole('button', { name: text('en', 'exercises.motion.pause') })
    .first()
    .click();
  await expect(first).toHaveAttribute('src', /^data:.*animation-play-state/);
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await expect(last).not.toHaveAttribute('src');
  await page
    .getByRole('button', { name: text('en', 'exercises.motion.play') })
    .last()
    .click();
  await expect(last).toHaveAttribute('src', /^\/assets\/figures\//);
  await expect(first).toHaveAttribute('src', /^\/assets\/figures\//);
});

test('a figure is still until it comes into view, and moves from then on', async ({ page, watch }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(workouts[0], { waitUntil: 'networkidle' });
  const last = page.locator('[data-session]').first().locator('[data-moving]').last();
  await expect(last).not.toHaveAttribute('src');
  await last.scrollIntoViewIfNeeded();
  await expect(last).toHaveAttribute('src', /^\/assets\/figures\/[\w-]+-man\./);
  expect(watch.requests.filter((request) => request.includes('-still.'))).toEqual([]);
});

test('for a reader who does not want motion the figures of a plan stay still, and there is nothing to stop', async ({
  page,
  watch,
}) => {
  await page.goto(workouts[0], { waitUntil: 'networkidle' });
  await page.locator('[data-session]').first().locator('[data-moving]').last().scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(watch.requests.filter((request) => request.includes('/assets/figures/'))).toEqual([]);
  await expect(page.locator('[data-motion]').first()).toBeHidden();
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
    await page.locator('#postnatal > summary').click();
    await expect(page.locator('#postnatal ol').first()).toBeVisible();
    await expect(page.locator('[data-page-actions]')).toBeHidden();
  });
});
