import type { Page } from '@playwright/test';
import { findWholeChromium } from '#scripts/find-chromium.ts';
import { chromiumArguments } from '#scripts/launch-chromium.ts';
import { exercisePath, routes } from '#src/site/routes.ts';
import { partOfTheDay, sampleDate } from '#tests/support/sample.ts';
import { entriesWritten } from './support/entries.ts';
import { expect, test } from './support/test.ts';
import { addWalk, entries } from './support/training-log.ts';

/**
 * The way back to a page that the browser has kept whole. The shell that runs the other tests keeps none, but says what
 * would keep it from doing so; where there is a whole Chromium, the way back is gone as readers go it.
 */
const keeping = findWholeChromium();

test.use({
  reducedMotion: 'no-preference',
  launchOptions: {
    executablePath: keeping ?? process.env.CHROMIUM_PATH ?? '',
    args: [...chromiumArguments],
    // Playwright forbids it, because its own waiting does not know pages that come back.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** What the browser of these tests has against keeping any page at all. */
const ofTheBrowser: readonly string[] = ['BrowsingInstanceNotSwapped', 'BackForwardCacheDisabledForDelegate'];

/** Gives what the browser has against keeping the pages of a tab, as it goes back to them. */
async function reasons(page: Page): Promise<string[]> {
  const found: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    found.push(...notRestoredExplanations.map(({ reason }) => reason));
  });
  return found;
}

async function goAwayAndBack(page: Page): Promise<void> {
  const here = page.url();
  await page.goto(routes.openData);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(here);
}

/** A page of each kind, and every one that holds a connection to what the device keeps: half of them each day. */
const kinds = partOfTheDay(
  [
    routes.home,
    exercisePath('squat'),
    routes.exercises,
    routes.crisis,
    routes.safetyPlan,
    routes.search,
    routes.bmi,
    routes.workout,
    routes.premium,
    routes.training,
    routes.trainingLog,
    routes.health,
    routes.meals,
  ],
  2,
);

test(`of the pages of ${sampleDate} each stands there at once when Back leads to it`, async ({ page }) => {
  const against = await reasons(page);
  for (const path of kinds) {
    await page.goto(path);
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await page.evaluate(() => {
      document.title = 'left as it was';
    });
    await goAwayAndBack(page);
    if (keeping !== undefined) await expect(page, path).toHaveTitle('left as it was');
    expect(
      against.splice(0).filter((reason) => !ofTheBrowser.includes(reason)),
      path,
    ).toEqual([]);
  }
});

test('what would keep a page from being kept is noticed', async ({ page }) => {
  const against = await reasons(page);
  await page.goto(routes.openData);
  await page.goto(routes.home);
  await page.evaluate(() => addEventListener('unload', () => undefined));
  await goAwayAndBack(page);
  await expect.poll(() => against).toContain('UnloadHandlerExistsInMainFrame');
});

test('a log that comes back takes another entry, and shows what another tab has added meanwhile', async ({
  page,
  context,
}) => {
  test.skip(keeping === undefined, 'Only a whole Chromium keeps pages.');
  await page.goto(routes.trainingLog);
  await addWalk(page, '45');
  await entriesWritten(page);
  await page.goto(routes.openData);
  const other = await context.newPage();
  await other.goto(routes.trainingLog);
  await addWalk(other, '20');
  await entriesWritten(other);
  await other.close();
  await page.goBack({ waitUntil: 'commit' });
  await expect(entries(page)).toHaveCount(2);
  await addWalk(page, '30');
  await expect(entries(page)).toHaveCount(3);
});

test('a private page that was left in haste does not come back, not even for a moment', async ({
  page,
  watch,
}) => {
  test.skip(keeping === undefined, 'Only a whole Chromium keeps pages.');
  watch.allowError(/bbc\.com|ERR_FAILED|ERR_ABORTED/);
  await page.route('https://www.bbc.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Weather</title>' }),
  );
  await page.goto(routes.gad);
  await page.evaluate(() => {
    // After our own listener, before anything is painted.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) localStorage.setItem('seen', getComputedStyle(document.documentElement).visibility);
    });
  });
  await page.goto(routes.crisis);
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
  await expect(page).toHaveTitle('Weather');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveTitle('Weather');
  await page.goto(routes.home);
  expect(await page.evaluate(() => localStorage.getItem('seen'))).toBe('hidden');
});
