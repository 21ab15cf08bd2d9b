import type { Page } from '@playwright/test';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes, tipRoutes } from '#src/site/routes.ts';
import { type Language, languageCodes } from '#src/words/languages.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

const perPicture = 30_000;

/** Opens the home page on a clock that only the test moves. */
async function openHome(page: Page, language: Language = 'en') {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(localizedUrl(routes.home, language));
}

const hero = (page: Page) =>
  page.getByRole('region', { name: text('en', 'home.hero.label') }).getByRole('img');
const firstText = text('en', 'home.pictures.ridge-runner');

test('the first picture is part of the page, and its text says what it shows in each language', async ({
  page,
}) => {
  for (const language of languageCodes) {
    await page.goto(localizedUrl(routes.home, language));
    await expect(page.getByRole('img', { name: text(language, 'home.pictures.ridge-runner') })).toBeVisible();
  }
});

test('every 30 seconds another picture comes, with its own text, and none twice before all thirteen were shown', async ({
  page,
}) => {
  await openHome(page);
  const seen = [firstText];
  for (let turn = 1; turn < 13; turn++) {
    await page.clock.runFor(perPicture - 1000);
    await expect(hero(page)).toHaveAttribute('alt', seen.at(-1) ?? '');
    await page.clock.runFor(1000);
    await expect(hero(page)).not.toHaveAttribute('alt', seen.at(-1) ?? '');
    seen.push((await hero(page).getAttribute('alt')) ?? '');
  }
  expect(new Set(seen).size).toBe(13);
  for (const one of seen) expect(one).toMatch(/\w+ \w+/);
});

test('nothing moves when a picture comes', async ({ page }) => {
  await openHome(page);
  const placeOf = () => page.getByRole('heading', { level: 1 }).boundingBox();
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const [heading, picture] = [await placeOf(), await hero(page).boundingBox()];
    const before = (await hero(page).getAttribute('alt')) ?? '';
    await page.clock.runFor(perPicture);
    await expect(hero(page)).not.toHaveAttribute('alt', before);
    expect([await placeOf(), await hero(page).boundingBox()], `${width}`).toEqual([heading, picture]);
  }
});

test('a paused picture stays, and goes on when it is played again', async ({ page }) => {
  await openHome(page);
  await page.getByRole('button', { name: text('en', 'home.hero.pause') }).click();
  await page.clock.runFor(3 * perPicture);
  await expect(hero(page)).toHaveAttribute('alt', firstText);
  await page.getByRole('button', { name: text('en', 'home.hero.play') }).click();
  await page.clock.runFor(perPicture);
  await expect(hero(page)).not.toHaveAttribute('alt', firstText);
  await expect(page.getByRole('button', { name: text('en', 'home.hero.pause') })).toBeVisible();
});

test('with less motion wished for, no picture comes by itself, but the visitor can play them', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHome(page);
  await page.clock.runFor(3 * perPicture);
  await expect(hero(page)).toHaveAttribute('alt', firstText);
  await page.getByRole('button', { name: text('en', 'home.hero.play') }).click();
  await page.clock.runFor(perPicture);
  await expect(hero(page)).not.toHaveAttribute('alt', firstText);
});

test('no picture comes while the page is in a hidden tab', async ({ page }) => {
  await openHome(page);
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true }));
  await page.clock.runFor(3 * perPicture);
  await expect(hero(page)).toHaveAttribute('alt', firstText);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the first picture stays, and no control offers another', async ({ page }) => {
    await page.goto(routes.home);
    await expect(hero(page)).toHaveAttribute('alt', firstText);
    await expect(
      page.getByRole('region', { name: text('en', 'home.hero.label') }).locator('button'),
    ).toBeHidden();
  });
});

for (const language of languageCodes) {
  test(`a first picture that cannot be loaded is said in an alert in its place, and the page stays usable (${language})`, async ({
    page,
    watch,
  }) => {
    watch.allowError(/Failed to load resource|ERR_FAILED/);
    await page.route('**/assets/pictures/**', (route) => route.abort());
    await openHome(page, language);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(text(language, 'errors.carousel'));
    await expect(alert).toContainText(text(language, 'errors.imageLoading'));
    await page.getByRole('link', { name: text(language, 'pages.home.tryNow'), exact: true }).click();
    await expect(page).toHaveURL(localizedUrl(routes.workout, language));
  });
}

test('a picture that arrives takes the place of the alert', async ({ page, watch }) => {
  watch.allowError(/Failed to load resource|ERR_FAILED/);
  await page.route('**/assets/pictures/**', (route) => route.abort());
  await openHome(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/assets/pictures/**');
  await page.clock.runFor(perPicture);
  await expect(hero(page)).not.toHaveAttribute('alt', firstText);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a later picture that cannot be loaded is passed over: the one that is there stays until another comes', async ({
  page,
  watch,
}) => {
  watch.allowError(/Failed to load resource|ERR_FAILED/);
  await openHome(page);
  await expect.poll(() => hero(page).evaluate((image) => (image as HTMLImageElement).complete)).toBe(true);
  await page.route('**/assets/pictures/**', (route) => route.abort());
  for (let turn = 0; turn < 3; turn++) {
    const failed = page.waitForEvent('requestfailed');
    await page.clock.runFor(perPicture);
    await failed;
  }
  await expect(hero(page)).toHaveAttribute('alt', firstText);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.unroute('**/assets/pictures/**');
  await page.clock.runFor(perPicture);
  await expect(hero(page)).not.toHaveAttribute('alt', firstText);
});

test('Join Us opens the sign-up, Try Now the plan, Explore Tips the directory', async ({ page }) => {
  for (const [key, target] of [
    ['pages.home.joinUs', `${routes.premium}#signup`],
    ['pages.home.tryNow', routes.workout],
    ['pages.home.exploreTips', routes.getTips],
  ] as const) {
    await page.goto(routes.home);
    await page
      .getByRole('main')
      .getByRole('link', { name: text('en', key), exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(target);
  }
});

test('the tips directory shows twelve cards in the order of the specification, each with its way on', async ({
  page,
}) => {
  await page.goto(routes.getTips);
  const links = page.getByRole('main').getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    tipRoutes.map((name) => routes[name]),
  );
  await expect(page.getByRole('main').locator('img')).toHaveCount(12);
});

test('one button on the about page forgets all that the device keeps', async ({ page }) => {
  await page.goto(routes.about);
  await page.evaluate(() => {
    localStorage.setItem('buzima.language', 'en');
    sessionStorage.setItem('buzima.account-draft', '{}');
  });
  await page.getByRole('button', { name: text('en', 'about.privacy.erase') }).click();
  await expect(page.getByText(text('en', 'about.privacy.erased'))).toBeVisible();
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});
