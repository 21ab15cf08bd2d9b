import type { Page } from '@playwright/test';
import { fits, fitsOf } from '#src/features/exercises/logic/suitabilities.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { exercisePath, routes } from '#src/site/routes.ts';
import {
  box,
  choice,
  demands,
  exercises,
  idsWhere,
  openLists,
  shownIds,
  shownSentence,
} from './support/exercises.ts';
import { someLanguages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

const allIds = idsWhere(() => true);
const calmStretches = idsWhere(({ pattern, suits }) => pattern === 'stretch' && suits.includes('quiet'));

async function expectOpenFilter(page: Page) {
  await expect(page.locator('[data-exercise-filter]')).toBeVisible();
  for (const name of ['muscle', 'pattern', 'equipment', 'level'] as const) {
    await expect(choice(page, name)).toHaveValue('');
  }
  await expect(page.locator('[data-exercise-filter] [type="checkbox"]:checked')).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveValue('');
  expect(await shownIds(page)).toEqual(allIds);
}

for (const name of ['muscle', 'pattern', 'equipment', 'level'] as const) {
  test(`each ${name} that can be chosen shows just the exercises that have it, and stands in the address`, async ({
    page,
  }) => {
    await page.goto(routes.exercises);
    await openLists(page);
    const offered = await choice(page, name)
      .locator('option')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''));
    const used = new Set(exercises.flatMap(({ facts }) => demands[name](facts)));
    expect(offered.filter((value) => value !== '').sort()).toEqual([...used].sort());
    for (const value of used) {
      await choice(page, name).selectOption(value);
      expect(await shownIds(page), value).toEqual(idsWhere((facts) => demands[name](facts).includes(value)));
      await expect(page).toHaveURL(`${routes.exercises}?${name}=${value}`);
    }
    await choice(page, name).selectOption('');
    await expect(page).toHaveURL(routes.exercises);
    expect(await shownIds(page)).toEqual(allIds);
  });
}

test('each box shows just the exercises that fit it, and stands in the address', async ({ page }) => {
  await page.goto(routes.exercises);
  for (const fit of fits) {
    await page.getByLabel(text('en', `exercises.filter.fits.${fit}`), { exact: true }).check();
    const fitting = idsWhere((facts) => fitsOf(facts).includes(fit));
    expect(await shownIds(page), fit).toEqual(fitting);
    expect(fitting.length, fit).toBeGreaterThan(0);
    expect(fitting.length, fit).toBeLessThan(allIds.length);
    await expect(page).toHaveURL(`${routes.exercises}?suits=${fit}`);
    await box(page, fit).uncheck();
    await expect(page).toHaveURL(routes.exercises);
  }
  expect(await shownIds(page)).toEqual(allIds);
});

test('several choices are asked for together, and the count is announced', async ({ page }) => {
  await page.goto(routes.exercises);
  const status = page.getByRole('status').filter({ visible: true });
  await expect(status).toHaveText(shownSentence(allIds.length));
  await openLists(page);
  await choice(page, 'pattern').selectOption('stretch');
  await box(page, 'quiet').check();
  expect(await shownIds(page)).toEqual(calmStretches);
  await expect(status).toHaveText(shownSentence(calmStretches.length));
  await expect(page).toHaveURL(`${routes.exercises}?pattern=stretch&suits=quiet`);
});

test('a heading without exercises under it is not shown', async ({ page }) => {
  await page.goto(`${routes.exercises}?pattern=stretch`);
  await expect(page.locator('[data-exercises] h2').filter({ visible: true })).toHaveText([
    text('en', 'exercises.pattern.stretch'),
  ]);
});

test('an address with choices opens with them made', async ({ page }) => {
  await page.goto(`${routes.exercises}?pattern=stretch&suits=quiet`);
  await expect(choice(page, 'pattern')).toHaveValue('stretch');
  await expect(box(page, 'quiet')).toBeChecked();
  expect(await shownIds(page)).toEqual(calmStretches);
});

test('values in the address that are no choice are ignored', async ({ page }) => {
  await page.goto(`${routes.exercises}?muscle=tongue&suits=in-space&colour=red&equipment=<b>`);
  await expectOpenFilter(page);
});

test('choices that nothing fits show a message, and “show all” takes them back', async ({ page }) => {
  await page.goto(`${routes.exercises}?equipment=barbell&suits=seated`);
  expect(idsWhere((facts) => facts.equipment.includes('barbell') && facts.suits.includes('seated'))).toEqual(
    [],
  );
  const message = page.getByText(text('en', 'exercises.filter.none'));
  await expect(message).toBeVisible();
  expect(await shownIds(page)).toEqual([]);
  const without = (choice: string, ids: readonly string[]) =>
    page.getByRole('button', {
      name: text('en', 'exercises.filter.without', { choice, count: String(ids.length) }),
    });
  const seated = idsWhere(({ suits }) => suits.includes('seated'));
  const barbell = idsWhere(({ equipment }) => equipment.includes('barbell'));
  await expect(without(text('en', 'exercises.filter.fits.seated'), barbell)).toBeVisible();
  await without(text('en', 'exercises.equipment.barbell'), seated).click();
  await expect(message).toBeHidden();
  await expect(page).toHaveURL(`${routes.exercises}?suits=seated`);
  expect(await shownIds(page)).toEqual(seated);
  await page.goto(`${routes.exercises}?equipment=barbell&suits=seated`);
  await page.getByRole('button', { name: text('en', 'exercises.filter.reset') }).click();
  await expect(message).toBeHidden();
  await expect(page).toHaveURL(routes.exercises);
  await expectOpenFilter(page);
});

test('the search and the boxes work with the keyboard alone', async ({ page }) => {
  await page.goto(routes.exercises);
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('squat');
  await page.keyboard.press('Enter');
  await box(page, fits[0] ?? '').focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(`${routes.exercises}?suits=${fits[0]}&q=squat`);
  const shown = await shownIds(page);
  expect(shown).toContain('squat');
  expect(shown).not.toContain('chair-squat');
});

test('Back from an exercise returns to the filtered list', async ({ page }) => {
  await page.goto(routes.exercises);
  await openLists(page);
  await choice(page, 'pattern').selectOption('stretch');
  await box(page, 'quiet').check();
  await page.locator(`[data-exercises] a[href="${exercisePath(calmStretches[0] ?? '')}"]`).click();
  await expect(page).toHaveURL(exercisePath(calmStretches[0] ?? ''));
  await page.goBack();
  await expect(page).toHaveURL(`${routes.exercises}?pattern=stretch&suits=quiet`);
  await expect(choice(page, 'pattern')).toHaveValue('stretch');
  await expect(box(page, 'quiet')).toBeChecked();
  expect(await shownIds(page)).toEqual(calmStretches);
});

test('the choices stay when the language changes', async ({ page }) => {
  await page.goto(routes.exercises);
  await openLists(page);
  await choice(page, 'pattern').selectOption('stretch');
  await box(page, 'quiet').check();
  await page.locator('details[data-menu="language"] summary').click();
  await page.getByRole('banner').getByRole('link', { name: 'Kiswahili', exact: true }).click();
  await expect(page).toHaveURL(`${localizedUrl(routes.exercises, 'sw')}?pattern=stretch&suits=quiet`);
  await expect(page.getByRole('status').filter({ visible: true })).toHaveText(
    shownSentence(calmStretches.length, 'sw'),
  );
  expect(await shownIds(page)).toEqual(calmStretches);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of someLanguages) {
    test(`the whole list in ${language} is there, and no filter that could not work`, async ({ page }) => {
      await page.goto(localizedUrl(routes.exercises, language));
      await expect(page.locator('[data-exercise-filter]')).toBeHidden();
      await expect(page.locator('[data-exercises]').getByRole('button')).toHaveCount(0);
      expect(await shownIds(page)).toEqual(allIds);
    });
  }
});
