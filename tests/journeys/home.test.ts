import type { Page } from '@playwright/test';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes, tipRoutes } from '#src/site/routes.ts';
import { languageCodes } from '#src/words/languages.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

const perPicture = 30_000;

/** Opens the home page on a clock that the test moves, with the pictures hydrated. */
async function openHome(page: Page, language: (typeof languageCodes)[number] = 'en') {
  await page.clock.install();
  await page.goto(localizedUrl(routes.home, language));
  await page.clock.runFor(1000);
  await expect(page.getByRole('button', { name: text(language, 'home.hero.pause') })).toBeVisible();
}

const hero = (page: Page) =>
  page.getByRole('region', { name: text('en', 'home.hero.label') }).getByRole('img');

test('the first picture is part of the page, and its text says what it shows in each language', async ({
  page,
}) => {
  for (const language of languageCodes) {
    await page.goto(localizedUrl(routes.home, language));
    await expect(page.getByRole('img', { name: text(language, 'home.pictures.ridge-runner') })).toBeVisible();
  }
});

test('every 30 seconds another picture comes, with its own text, and never the same twice in a row', async ({
  page,
}) => {
  await openHome(page);
  let before = await hero(page).getAttribute('aria-label');
  for (let turn = 0; turn < 6; turn++) {
    await page.clock.runFor(perPicture);
    const shown = hero(page);
    await expect(shown).toHaveAttribute('alt', /\w+ \w+/);
    await expect(shown).not.toHaveAttribute('alt', before ?? '');
    before = await shown.getAttribute('alt');
  }
});

test('a paused picture stays, and goes on when it is played again', async ({ page }) => {
  await openHome(page);
  await page.getByRole('button', { name: text('en', 'home.hero.pause') }).click();
  await page.clock.runFor(3 * perPicture);
  await expect(hero(page)).toHaveAttribute('aria-label', text('en', 'home.pictures.ridge-runner'));
  await page.getByRole('button', { name: text('en', 'home.hero.play') }).click();
  await page.clock.runFor(perPicture);
  await expect(hero(page)).toHaveAttribute('alt', /\w+/);
});

test('with less motion wished for, no picture comes by itself, but the visitor can play them', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto(routes.home);
  await page.clock.runFor(3 * perPicture);
  await expect(page.getByRole('button', { name: text('en', 'home.hero.play') })).toBeVisible();
  await expect(hero(page)).toHaveAttribute('aria-label', text('en', 'home.pictures.ridge-runner'));
});

test('no picture comes while the page is in a hidden tab', async ({ page }) => {
  await openHome(page);
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true }));
  await page.clock.runFor(3 * perPicture);
  await expect(hero(page)).toHaveAttribute('aria-label', text('en', 'home.pictures.ridge-runner'));
});

for (const language of languageCodes) {
  test(`a picture that cannot be loaded is said in an alert in its place, and the page stays usable (${language})`, async ({
    page,
    watch,
  }) => {
    watch.allowError(/Failed to load resource|ERR_FAILED/);
    await openHome(page, language);
    await page.route('**/assets/pictures/**', (route) => route.abort());
    await page.clock.runFor(perPicture);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(text(language, 'errors.carousel'));
    await expect(alert).toContainText(text(language, 'errors.imageLoading'));
    await page.getByRole('link', { name: text(language, 'pages.home.tryNow'), exact: true }).click();
    await expect(page).toHaveURL(localizedUrl(routes.workout, language));
  });
}

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
