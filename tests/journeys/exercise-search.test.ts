import type { Page } from '@playwright/test';
import { localizedUrl } from '#src/site/localized-url.ts';
import { exercisePath, routes } from '#src/site/routes.ts';
import { demands, exercises, hasArrived, idsWhere, shownIds, shownSentence } from './support/exercises.ts';
import { someLanguages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

const allIds = idsWhere(() => true);

test.describe('the search', () => {
  test('finds words while one types them, whatever the language of the page', async ({ page }) => {
    await page.goto(routes.exercises);
    for (const [words, found, notFound] of [
      ['pompage', 'push-up', 'squat'],
      ['POMPES', 'knee-push-up', 'squat'],
      ['pushup', 'wall-push-up', 'pull-up'],
      ['kuchuchumaa', 'squat', 'push-up'],
      ['elevation', 'front-raise', 'squat'],
      ['abdo', 'bicycle-crunch', 'squat'],
      ['pampage', 'push-up', 'squat'],
      ['stretches', 'cobra', 'squat'],
      ['aerobic', 'running', 'squat'],
    ] as const) {
      await page.getByRole('searchbox').clear();
      await expect(page, words).toHaveURL(routes.exercises);
      await page.getByRole('searchbox').pressSequentially(words);
      await expect(page.locator(`[data-exercises] a[href$="/${notFound}"]`), words).toBeHidden();
      await expect(page.locator(`[data-exercises] a[href$="/${found}"]`), words).toBeVisible();
      const status = page.getByRole('status').filter({ visible: true });
      await expect(status, words).toHaveText(shownSentence((await shownIds(page)).length));
      await expect(page).toHaveURL(`${routes.exercises}?q=${words}`);
    }
  });

  test('stands in the address and stays when the language changes', async ({ page }) => {
    await page.goto(`${routes.exercises}?q=pompage`);
    await expect(page.getByRole('searchbox')).toHaveValue('pompage');
    const shown = await shownIds(page);
    expect(shown).toContain('push-up');
    expect(shown.length).toBeLessThan(20);
    await page.locator('details[data-menu="language"] summary').click();
    await page.getByRole('banner').getByRole('link', { name: 'Français', exact: true }).click();
    await expect(page).toHaveURL(`${localizedUrl(routes.exercises, 'fr')}?q=pompage`);
    expect(await shownIds(page)).toEqual(shown);
  });
});

test.describe('the body', () => {
  const calves = idsWhere((facts) => demands.muscle(facts).includes('calves'));
  const chosen = (page: Page) => page.locator('[data-clear-muscle]');

  test('a tap on a muscle shows its exercises, names it, and a second tap takes it back', async ({
    page,
  }) => {
    await page.goto(routes.exercises);
    const shape = page.locator('[data-part="calves"]').last();
    await shape.click();
    await expect(page).toHaveURL(`${routes.exercises}?muscle=calves`);
    expect(await shownIds(page)).toEqual(calves);
    await expect(chosen(page)).toHaveText(text('en', 'exercises.muscle.calves'));
    await shape.click();
    await expect(page).toHaveURL(routes.exercises);
    await expect(chosen(page)).toBeHidden();
    expect(await shownIds(page)).toEqual(allIds);
  });

  test('what is chosen has a rim, not a colour alone', async ({ page }) => {
    await page.goto(`${routes.exercises}?muscle=calves`);
    const rim = (part: string) =>
      page
        .locator(`[data-part="${part}"]`)
        .last()
        .evaluate((shape) => getComputedStyle(shape).stroke);
    expect(await rim('calves')).not.toBe(await rim('hamstrings'));
  });

  test('each muscle is a radio button with its name, for the keyboard and for screen readers', async ({
    page,
  }) => {
    await page.goto(routes.exercises);
    const group = page.getByRole('radiogroup', { name: text('en', 'exercises.filter.tapMuscle') });
    const used = new Set(exercises.flatMap(({ facts }) => demands.muscle(facts)));
    await expect(group.getByRole('radio')).toHaveCount(used.size + 1);
    await group.getByRole('radio', { name: text('en', 'exercises.muscle.calves'), exact: true }).focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(`${routes.exercises}?muscle=calves`);
    expect(await shownIds(page)).toEqual(calves);
    await page.keyboard.press('ArrowUp');
    expect(await shownIds(page)).not.toEqual(calves);
    await chosen(page).click();
    await expect(page).toHaveURL(routes.exercises);
  });
});

test.describe('a card', () => {
  test.use({ reducedMotion: 'no-preference' });

  const card = (page: Page, id: string) =>
    page.locator('[data-exercises] li', { has: page.locator(`a[href$="/${id}"]`) });

  test('moves its drawing on a tap, one card at a time, and stands still after another tap', async ({
    page,
  }) => {
    await page.goto(routes.exercises);
    const squat = card(page, 'squat');
    const other = card(page, 'wall-sit');
    const name = (await squat.getByRole('link').textContent()) ?? '';
    await expect(squat.getByRole('button')).toHaveAccessibleName(
      text('en', 'exercises.filter.play', { name }),
    );
    await squat.getByRole('button').click();
    await expect(squat.locator('img')).toHaveAttribute('src', /figures\/squat-woman\./);
    await expect.poll(() => hasArrived(squat.locator('img'))).toBe(true);
    await other.getByRole('button').click();
    await expect(squat.locator('img')).toHaveCount(0);
    await expect(squat.locator('svg')).toBeVisible();
    await expect(squat.getByRole('button')).toHaveAttribute('aria-pressed', 'false');
    await expect(other.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
    await expect(other.locator('img')).toBeVisible();
    await other.getByRole('button').click();
    await expect(other.locator('img')).toHaveCount(0);
    await expect(other.locator('svg')).toBeVisible();
  });

  test('keeps its still drawing when the network is gone', async ({ page, context, watch }) => {
    watch.allowError(/ERR_INTERNET_DISCONNECTED/);
    await page.goto(routes.exercises);
    await context.setOffline(true);
    const squat = card(page, 'squat');
    await squat.getByRole('button').click();
    await expect(squat.getByRole('button')).toHaveAttribute('aria-pressed', 'false');
    await expect(squat.locator('img')).toHaveCount(0);
    await expect(squat.locator('svg')).toBeVisible();
  });

  test('leads to the page of the exercise', async ({ page }) => {
    await page.goto(routes.exercises);
    await card(page, 'squat').getByRole('link').click();
    await expect(page).toHaveURL(exercisePath('squat'));
  });
});

for (const language of someLanguages) {
  test.describe(`on a small phone in ${language}`, () => {
    test.use({ locale: language, viewport: { width: 360, height: 800 } });

    test('the first exercise is within the first 620 pixels, and more than one chip can be seen', async ({
      page,
    }) => {
      await page.goto(localizedUrl(routes.exercises, language));
      const first = await page.locator('[data-exercises] li').first().boundingBox();
      expect(first?.y).toBeLessThanOrEqual(620);
      const chip = page.locator('[data-exercise-filter] fieldset label').nth(1);
      await expect(chip).toBeInViewport({ ratio: 0.5 });
    });
  });
}

test('on a desk heading, search field, body and boxes stand above the list, in this order', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(routes.exercises);
  const parts = ['h1', '[type="search"]', 'fieldset', '[data-exercises] li'];
  const boxes = await Promise.all(parts.map((part) => page.locator(`main ${part}`).first().boundingBox()));
  const tops = boxes.map((box) => box?.y ?? Number.NaN);
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  expect(tops.at(-1)).toBeLessThanOrEqual(620);
  await expect(page.locator('[data-muscle-choice]')).toBeInViewport({ ratio: 0.9 });
});
