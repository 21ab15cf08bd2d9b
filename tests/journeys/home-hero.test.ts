import type { Page } from '@playwright/test';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import type { Language } from '#src/words/languages.ts';
import { someLanguages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

test.use({ reducedMotion: 'no-preference' });

const perPicture = 30_000;

/** Opens the home page on a clock that only the test moves. */
async function openHome(page: Page, language: Language = 'en') {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(localizedUrl(routes.home, language));
}

/** The picture that is shown; while one fades in, the one before is still below it. */
const hero = (page: Page) =>
  page
    .getByRole('region', { name: text('en', 'home.hero.label') })
    .getByRole('img')
    .last();

/** A browser that cannot draw the picture that comes with the page. */
const drawNoPicture = (page: Page) =>
  page.addInitScript(() => {
    const { decode } = HTMLImageElement.prototype;
    HTMLImageElement.prototype.decode = function () {
      return this.src.startsWith('data:') ? Promise.reject(new Error('not drawn')) : decode.call(this);
    };
  });

const firstText = text('en', 'home.pictures.ridge-runner');

test('the text of the picture says what it shows in each language', async ({ page }) => {
  for (const language of someLanguages) {
    await page.goto(localizedUrl(routes.home, language));
    await expect(page.getByRole('img', { name: text(language, 'home.pictures.ridge-runner') })).toBeVisible();
  }
});

test('the first picture comes with the page, and no other is fetched', async ({ page, watch }) => {
  await page.goto(routes.home, { waitUntil: 'networkidle' });
  expect(await hero(page).evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  const others = await page
    .locator('[data-hero] template')
    .evaluate((template) =>
      [...(template as HTMLTemplateElement).content.querySelectorAll('img')].map(
        (image) => image.getAttribute('src') ?? '',
      ),
    );
  expect(others).toHaveLength(12);
  expect(watch.requests.filter((request) => others.some((file) => request.includes(file)))).toEqual([]);
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

for (const width of [360, 412, 768, 1280]) {
  test(`nothing moves when a picture comes, and the hero leaves room for its words, ${width} pixels wide`, async ({
    page,
  }) => {
    const height = 800;
    await page.setViewportSize({ width, height });
    await openHome(page);
    const placeOf = () => page.getByRole('heading', { level: 1 }).boundingBox();
    const [heading, picture] = [await placeOf(), await hero(page).boundingBox()];
    const before = (await hero(page).getAttribute('alt')) ?? '';
    await page.clock.runFor(perPicture);
    await expect(hero(page)).not.toHaveAttribute('alt', before);
    expect([await placeOf(), await hero(page).boundingBox()]).toEqual([heading, picture]);
    expect(picture?.height).toBeLessThanOrEqual(0.6 * height);
    const shape = (picture?.width ?? 0) / (picture?.height ?? 1);
    expect(shape, 'a tall strip would cut people in half').toBeGreaterThan(1.3);
    if (width < 600) expect(shape).toBeCloseTo(4 / 3, 1);
  });
}

test('one picture fades into the next, and at once where less motion is wished for', async ({ page }) => {
  const change = async () => {
    await page.clock.runFor(perPicture);
    return page
      .locator('[data-hero] > img')
      .evaluateAll((all) => all.map((one) => one.getAnimations().length));
  };
  await openHome(page);
  await expect.poll(change).toEqual([0, 1]);
  await expect(page.locator('[data-hero] > img')).toHaveCount(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await change()).toEqual([0]);
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
    await expect(page.locator('[data-hero-control]')).toBeHidden();
    await expect(page.locator('[data-bmi-line] input').first()).toBeHidden();
    await page.locator('[data-bmi-line] button').click();
    await expect(page).toHaveURL(/\/bmi-calculator\??$/);
  });
});

for (const language of someLanguages) {
  test(`a first picture that cannot be drawn is said in an alert in its place, and the page stays usable (${language})`, async ({
    page,
  }) => {
    await drawNoPicture(page);
    await openHome(page, language);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(text(language, 'errors.carousel'));
    await expect(alert).toContainText(text(language, 'errors.imageLoading'));
    await page.getByRole('link', { name: text(language, 'pages.home.tryNow'), exact: true }).click();
    await expect(page).toHaveURL(localizedUrl(routes.workout, language));
  });
}

test('a picture that can be drawn takes the place of the alert', async ({ page }) => {
  await drawNoPicture(page);
  await openHome(page);
  await expect(page.getByRole('alert')).toBeVisible();
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
