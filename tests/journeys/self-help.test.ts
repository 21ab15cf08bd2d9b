import type { Page } from '@playwright/test';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { expectToFit } from './support/layout.ts';
import { openPage } from './support/open-page.ts';
import { languages, someLanguages } from './support/pages.ts';
import { printedSheets } from './support/print.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

/** Answers of a man of 62 whose mother has diabetes, with high blood pressure: 3 + 1 + 1 + 1 points. */
const ofOlderMan = {
  age: 'from60',
  gender: 'man',
  pregnancy: 'no',
  family: 'yes',
  pressure: 'yes',
  active: 'yes',
  weight: 'under25',
};

async function answer(page: Page, answers: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(answers)) {
    await page.locator(`[name="${name}"][value="${value}"]`).check();
  }
}

const addButton = (page: Page, language: (typeof languages)[number] = 'en') =>
  page.getByRole('button', { name: text(language, 'selfChecks.add') });
const result = (page: Page) => page.locator('[data-result]');

for (const language of someLanguages) {
  test(`the points of seven answers add up in ${language}, and follow what is changed`, async ({
    page,
    watch,
  }) => {
    await openPage(page, localizedUrl(routes.diabetesCheck, language));
    await answer(page, ofOlderMan);
    const before = watch.requests.length;
    await addButton(page, language).click();
    await expect(result(page)).toBeFocused();
    await expect(result(page)).toContainText(
      text(language, 'pages.diabetesCheck.result.points', { points: '6' }),
    );
    await expect(result(page)).toContainText(text(language, 'pages.diabetesCheck.bands.higher'));
    await answer(page, { age: 'from40', pressure: 'no' });
    await expect(result(page)).toContainText(
      text(language, 'pages.diabetesCheck.result.points', { points: '3' }),
    );
    await expect(result(page).getByText(text(language, 'pages.diabetesCheck.bands.lower'))).toBeVisible();
    await expect(result(page).getByText(text(language, 'pages.diabetesCheck.bands.higher'))).toBeHidden();
    expect(watch.requests.slice(before)).toEqual([]);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([
      0,
      0,
      '',
    ]);
  });
}

test('questions without an answer say so, the first takes the focus, and nothing chosen is lost', async ({
  page,
}) => {
  await openPage(page, routes.diabetesCheck);
  await answer(page, { age: 'from50', family: 'yes' });
  await addButton(page).click();
  const missing = page.getByText(text('en', 'selfChecks.missing')).filter({ visible: true });
  await expect(missing).toHaveCount(5);
  await expect(page.locator('[name="gender"]').first()).toBeFocused();
  await expect(page.locator('[name="gender"]').first()).toHaveAccessibleDescription(
    text('en', 'selfChecks.missing'),
  );
  await expect(result(page)).toBeHidden();
  await page.keyboard.press('Space');
  await expect(missing).toHaveCount(4);
  await expect(page.locator('[name="age"][value="from50"]')).toBeChecked();
});

test('one tap clears every answer and the result', async ({ page }) => {
  await openPage(page, routes.diabetesCheck);
  await answer(page, ofOlderMan);
  await addButton(page).click();
  await expect(result(page)).toBeVisible();
  await page.getByRole('button', { name: text('en', 'selfChecks.clear') }).click();
  await expect(result(page)).toBeHidden();
  await expect(page.locator('[data-question] :checked')).toHaveCount(0);
});

test('weight and height choose the answer that they belong to, and say when they cannot be right', async ({
  page,
}) => {
  await openPage(page, routes.diabetesCheck);
  const { weight, height, unclear } = {
    weight: page.getByLabel(text('en', 'pages.diabetesCheck.measures.weight')),
    height: page.getByLabel(text('en', 'pages.diabetesCheck.measures.height')),
    unclear: page.getByText(text('en', 'pages.diabetesCheck.measures.unclear')),
  };
  await weight.fill('81,5');
  await height.fill('1.65');
  await height.blur();
  await expect(unclear).toBeVisible();
  await height.fill('165');
  await expect(unclear).toBeHidden();
  await expect(page.locator('[name="weight"][value="from25"]')).toBeChecked();
  await weight.fill('81.7');
  await expect(page.locator('[name="weight"][value="from30"]')).toBeChecked();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    test(`the check can be added up by hand in ${language}`, async ({ page }) => {
      await page.goto(localizedUrl(routes.diabetesCheck, language));
      await expect(page.locator('[data-question] label:has([type="radio"]) small:visible')).toHaveCount(18);
      await expect(addButton(page, language)).toBeHidden();
      await expect(
        page.getByText(text(language, 'pages.diabetesCheck.bands.higher')).filter({ visible: true }),
      ).toHaveCount(1);
    });
  }
});

test('the sheet for blood pressure has seven days, the danger signs, and comes out on two sheets at most', async ({
  page,
}) => {
  for (const language of languages) {
    await page.goto(localizedUrl(routes.pressureSheet, language));
    await expect(page.locator('tbody tr')).toHaveCount(7);
    await expect(page.locator('[data-danger]')).toHaveCount(1);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectToFit(page);
    await page.setViewportSize({ width: 768, height: 800 });
    const hidden = await page
      .locator('table')
      .evaluate(({ parentElement: box }) => (box ? box.scrollWidth - box.clientWidth : 1));
    expect(hidden, `${language} on a tablet`).toBe(0);
    expect(await printedSheets(page), language).toBeLessThanOrEqual(2);
  }
});

test('Back returns to the place where the reader left a long guide', async ({ page }) => {
  await page.goto('/tips/dental-care');
  const link = page.locator('#related + ul a, nav:has(#related) a').first();
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(1000);
  await link.click();
  await expect(page).not.toHaveURL('/tips/dental-care');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 50);
});

const steps = ['never', 'someDays', 'mostDays', 'everyDay'];

/** Answers the nine questions of the low mood check with so many points each. */
async function answerMood(page: Page, points: readonly number[]) {
  const questions = page.locator('[data-question]');
  for (const [index, step] of points.entries()) {
    await questions.nth(index).locator(`[value="${steps[step]}"]`).check();
  }
}

for (const language of someLanguages) {
  test(`a thought of death brings help at once in ${language}, before any sum, and stays first in the result`, async ({
    page,
    watch,
  }) => {
    await openPage(page, localizedUrl(routes.moodCheck, language));
    const thanks = page.getByText(text(language, 'pages.moodCheck.concern.thanks')).filter({ visible: true });
    await expect(thanks).toHaveCount(0);
    const before = watch.requests.length;
    await page.locator('[name="death"][value="someDays"]').check();
    await expect(thanks).toHaveCount(1);
    // Nothing takes the focus or the place away from who is answering.
    await expect(page.locator('[name="death"][value="someDays"]')).toBeFocused();
    await answerMood(page, [0, 0, 0, 0, 0, 0, 0, 0, 1]);
    await addButton(page, language).click();
    await expect(result(page)).toContainText(text(language, 'pages.moodCheck.bands.few'));
    await expect(result(page).locator(':scope > *').filter({ visible: true }).first()).toContainText(
      text(language, 'pages.moodCheck.concern.safe'),
    );
    await page.locator('[name="death"][value="never"]').check();
    await expect(thanks).toHaveCount(0);
    expect(watch.requests.slice(before)).toEqual([]);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  });
}

test('the last question of the low mood check may stay open and is not counted', async ({ page }) => {
  await openPage(page, routes.moodCheck);
  await answerMood(page, [3, 3, 3, 3, 3, 0, 0, 0, 0]);
  await addButton(page).click();
  await expect(result(page)).toContainText(text('en', 'pages.moodCheck.sum', { points: '15' }));
  await expect(result(page)).toContainText(text('en', 'pages.moodCheck.bands.strong'));
  await page.locator('[name="difficulty"][value="extremely"]').check();
  await expect(result(page)).toContainText(text('en', 'pages.moodCheck.sum', { points: '15' }));
});

test('who leaves the low mood check and comes back finds no answer', async ({ page }) => {
  await openPage(page, routes.moodCheck);
  await answerMood(page, [1, 1, 1, 1, 1, 1, 1, 1, 1]);
  await addButton(page).click();
  await expect(result(page)).toBeVisible();
  // What a browser keeps of a page that it may show again is what stands there after this.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await expect(page.locator('[data-question] :checked')).toHaveCount(0);
  await expect(result(page)).toBeHidden();
  await page.goto(routes.home);
  await page.goBack();
  await expect(page.locator('[data-question] :checked')).toHaveCount(0);
});

test('the worry check says in every result where help is', async ({ page }) => {
  await openPage(page, routes.worryCheck);
  await answerMood(page, [0, 0, 0, 0, 0, 0, 0]);
  await addButton(page).click();
  await expect(result(page)).toContainText(text('en', 'pages.worryCheck.concern'));
});

test('a thought of death brings help also where it was chosen before the script had come', async ({
  page,
}) => {
  const { promise: chosen, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/scripts/*', async (route) => {
    await chosen;
    await route.continue();
  });
  await page.goto(routes.moodCheck);
  await page.locator('[name="death"]').nth(1).check();
  release();
  const thanks = page.getByText(text('en', 'pages.moodCheck.concern.thanks'));
  await expect(thanks.filter({ visible: true })).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the low mood check shows its help and the numbers, and can be added up by hand', async ({ page }) => {
    await page.goto(routes.moodCheck);
    await expect(
      page.getByText(text('en', 'pages.moodCheck.concern.thanks')).filter({ visible: true }),
    ).toHaveCount(1);
    await expect(page.locator('[data-help-near] [data-help-country]:visible')).toHaveCount(6);
    await expect(page.locator('[data-question] small:visible')).toHaveCount(36);
  });
});
