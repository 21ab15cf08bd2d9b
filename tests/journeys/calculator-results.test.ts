import { localizedUrl } from '#src/site/localized-url.ts';
import { type RouteName, routes } from '#src/site/routes.ts';
import { calculate, calculateButton, field, openCalculator } from './support/calculators.ts';
import { someLanguages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

type Category = 'underweight' | 'normal' | 'overweight' | null;

const categories: readonly (readonly [string, string, string, Category, readonly RouteName[]])[] = [
  ['73.99', '200', '18.50', 'underweight', ['gainWeight']],
  ['74', '200', '18.50', 'normal', ['maintainWeight']],
  ['99.6', '200', '24.90', 'normal', ['maintainWeight']],
  ['99.7', '200', '24.93', null, ['maintainWeight', 'reduceWeight']],
  ['99.99', '200', '25.00', null, ['maintainWeight', 'reduceWeight']],
  ['64', '160', '25.00', 'overweight', ['reduceWeight']],
];

for (const language of someLanguages) {
  test(`each body mass index has its name in ${language} and leads to its guides`, async ({ page }) => {
    await openCalculator(page, 'bmi', language);
    for (const [weight, height, shown, category, guides] of categories) {
      const said = `${weight} kg at ${height} cm`;
      const dialog = await calculate(page, { weight, height }, language);
      const decimalSign = language === 'fr' || language === 'rw' ? ',' : '.';
      await expect(dialog.locator('output'), said).toHaveText(shown.replace('.', decimalSign));
      await expect(dialog.locator('[data-category]'), said).toHaveText(
        category === null ? [] : [text(language, `calculators.bmi.category.${category}`)],
      );
      const links = await dialog
        .locator('a[href*="/tips/"]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      const expected = [...guides, 'mentalCare' as const].map((route) =>
        localizedUrl(routes[route], language),
      );
      expect(links, said).toEqual(expected);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  });
}

test('obesity is named from a BMI of 30 and not below', async ({ page }) => {
  const words = text('en', 'calculators.bmi.result.obesity');
  await openCalculator(page, 'bmi');
  await expect(await calculate(page, { weight: '119.99', height: '200' })).not.toContainText(words);
  await page.keyboard.press('Escape');
  await expect(await calculate(page, { weight: '120' })).toContainText(words);
});

const actions = [
  ['idealWeight', { height: '175', gender: 'male' }, 'calculators.idealWeight.result.getTips', 'getTips', ''],
  ['protein', { weight: '70' }, 'calculators.protein.result.createMealPlan', 'meals', ''],
] as const;

for (const [name, fields, label, target, part] of actions) {
  for (const language of someLanguages) {
    test(`the ${name} result in ${language} leads to ${routes[target]}${part}`, async ({ page }) => {
      await openCalculator(page, name, language);
      const dialog = await calculate(page, fields, language);
      await dialog.getByRole('link', { name: text(language, label), exact: true }).click();
      await expect(page).toHaveURL(`${localizedUrl(routes[target], language)}${part}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator(part === '' ? 'h1' : part)).toBeInViewport();
    });
  }
}

for (const [gender, activity, target] of [
  ['female', 'sedentary', '/build-body-women/beginner/easy-cardio'],
  ['male', 'very_active', '/build-body-men/bodyweight-strength/full-body'],
] as const) {
  for (const language of someLanguages) {
    test(`the calories of a ${gender} who is ${activity} lead to ${target} in ${language}, above the line on worries`, async ({
      page,
    }) => {
      await openCalculator(page, 'calories', language);
      const fields = { age: '30', gender, height: '170', weight: '70', activity };
      const dialog = await calculate(page, fields, language);
      const links = dialog.locator('p > a');
      await expect(links).toHaveCount(2);
      await expect(links.last()).toHaveAttribute('href', localizedUrl(routes.mentalCare, language));
      await links.first().click();
      await expect(page).toHaveURL(localizedUrl(target, language));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    });
  }
}

const waterInWords = {
  en: { litres: '2.45', count: '10' },
  fr: { litres: '2,45', count: '10' },
  rw: { litres: '2,45', count: '10' },
  sw: { litres: '2.45', count: '10' },
} as const;

for (const language of someLanguages) {
  test(`the water result in ${language} says it in litres and in glasses, and draws the glasses`, async ({
    page,
  }) => {
    const { litres, count } = waterInWords[language];
    await openCalculator(page, 'water', language);
    const dialog = await calculate(page, { weight: '70' }, language);
    await expect(dialog).toContainText(text(language, 'calculators.water.result.litres', { litres }));
    await expect(dialog).toContainText(text(language, 'calculators.water.result.glasses.other', { count }));
    const picture = dialog.getByRole('img', {
      name: text(language, 'calculators.water.result.picture.other', { count }),
    });
    await expect(picture.locator('svg')).toHaveCount(10);
  });
}

test('a shared link opens the result again, and its values never reach the server', async ({
  page,
  watch,
}) => {
  await page.goto(
    `${routes.calories}#age=30&gender=male&units=metric&height=175&weight=71.25&activity=sedentary`,
  );
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('output')).toHaveText('1,994 kcal');
  await expect(field(page, 'weight')).toHaveValue('71.25');
  await expect(field(page, 'gender')).toHaveValue('male');
  expect(watch.requests.filter((request) => request.includes('71.25'))).toEqual([]);
});

test('a shared link in pounds and feet opens the result and shows those fields', async ({ page }) => {
  await page.goto(`${routes.bmi}#units=imperial&pounds=154.32&feet=5.5&inches=3`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('output')).toHaveText('22.79');
  await expect(dialog.locator('dd')).toHaveText(['154.32', '5', '9']);
  await expect(dialog).toContainText('between 126 and 168 pounds');
  await page.keyboard.press('Escape');
  await expect(field(page, 'pounds')).toBeVisible();
  await expect(field(page, 'pounds')).toHaveValue('154.32');
});

test('a reload after a shared result was closed starts with an empty form', async ({ page }) => {
  await page.goto(`${routes.water}#weight=70`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(calculateButton(page)).toBeEnabled();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(field(page, 'weight')).toHaveValue('');
});

test('a link with a fragment that names no field opens nothing', async ({ page }) => {
  await page.goto(`${routes.water}#content`);
  await expect(calculateButton(page)).toBeEnabled();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Share says what the link tells, and only then copies a link that opens the same result', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openCalculator(page, 'bmi');
  await page.evaluate(() => navigator.clipboard.writeText('nothing yet'));
  const dialog = await calculate(page, { weight: '70,5', height: '175' });
  await dialog.getByRole('button', { name: text('en', 'common.share'), exact: true }).click();
  const status = dialog.locator('[data-screen-only]').getByRole('status');
  await expect(status).toHaveText(
    text('en', 'calculators.form.shareWarning', { values: 'Weight (kg) 70,5, Height (cm) 175' }),
  );
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('nothing yet');
  await dialog.getByRole('button', { name: text('en', 'calculators.form.shareConfirm') }).click();
  await expect(status).toHaveText(text('en', 'common.linkCopied'));
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('/');
  await page.goto(link);
  await expect(page.getByRole('dialog').locator('output')).toHaveText('23.02');
});

test('where the clipboard is closed, Share shows the link itself', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await openCalculator(page, 'water');
  const dialog = await calculate(page, { weight: '70' });
  await dialog.getByRole('button', { name: text('en', 'common.share'), exact: true }).click();
  await dialog.getByRole('button', { name: text('en', 'calculators.form.shareConfirm') }).click();
  await expect(dialog.locator('[data-screen-only]').getByRole('status')).toContainText(
    text('en', 'common.linkNotCopied'),
  );
  await expect(dialog.locator('[data-screen-only]').getByRole('status')).toContainText(
    '/water-intake-calculator#weight=70',
  );
});
