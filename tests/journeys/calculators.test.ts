import type { Locator, Page } from '@playwright/test';
import { routes } from '#src/site/routes.ts';
import {
  calculate,
  calculateButton,
  calculatorCases,
  field,
  openCalculator,
  type Refusal,
} from './support/calculators.ts';
import { expectToFit } from './support/layout.ts';
import { languages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

for (const { name, fields, shown, refusals } of calculatorCases) {
  for (const language of languages) {
    test(`the ${name} calculator in ${language} shows its result as the language writes numbers, at every width, and refuses what lies outside its bounds`, async ({
      page,
    }) => {
      await openCalculator(page, name, language);
      const dialog = await calculate(page, fields, language);
      await expect(dialog).toHaveAccessibleName(text(language, `calculators.${name}.result.title`));
      expect(await dialog.locator('output').textContent()).toBe(shown[language]);
      await expect(dialog).toContainText(text(language, 'calculators.form.caution'));
      await expect(dialog).not.toContainText('{{');
      await expectDialogToFit(page, dialog);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);

      for (const [values, error, fieldAtFault] of someOfEachError(refusals)) {
        const said = `for ${JSON.stringify(values)}`;
        await calculate(page, values, language);
        const key = `calculators.${name}.error.${error}`;
        await expect(dialog, said).toHaveAttribute('data-error-key', key);
        await expect(dialog, said).toHaveAccessibleName(text(language, 'common.error'));
        await expect(dialog.getByRole('alert'), said).toHaveText(text(language, key));
        await expect(dialog.locator('output'), said).toHaveCount(0);
        await page.keyboard.press('Escape');
        await expect(dialog, said).toHaveCount(0);
        await expect(field(page, fieldAtFault), said).toBeFocused();
        for (const [kept, value] of Object.entries(values)) {
          await expect(field(page, kept), said).toHaveValue(value);
        }
      }
    });
  }
}

/** Fails when the page or the dialog on it can be scrolled sideways; the window is as before in the end. */
async function expectDialogToFit(page: Page, dialog: Locator): Promise<void> {
  const before = page.viewportSize();
  const beyond = () => dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
  await expectToFit(page, 'with the result open');
  expect.soft(await beyond(), 'beyond the dialog at 1280 px').toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 320, height: 568 });
  expect.soft(await beyond(), 'beyond the dialog at 320 px').toBeLessThanOrEqual(0);
  if (before !== null) await page.setViewportSize(before);
}

/** Every bound is tried on the formulas themselves; here the first and the last value of each error, as the form shows it. */
function someOfEachError(refusals: readonly Refusal[]): Refusal[] {
  return [...Map.groupBy(refusals, ([, error]) => error).values()].flatMap((same) => [
    ...new Set([...same.slice(0, 1), ...same.slice(-1)]),
  ]);
}

const lowerBounds = [
  ['bmi', { weight: '5.01', height: '250' }, '0.80'],
  ['bmi', { weight: '500', height: '90.1' }, '615.91'],
  ['bmi', { weight: '500', height: '250' }, '80.00'],
  ['idealWeight', { height: '120', gender: 'female' }, '16.2 kg'],
  ['idealWeight', { height: '250', gender: 'male' }, '138.4 kg'],
  ['idealWeight', { height: '173.99', gender: 'male' }, '69.6 kg'],
  [
    'calories',
    { age: '120', height: '300', weight: '500', gender: 'male', activity: 'super_active' },
    '11,932 kcal',
  ],
  [
    'calories',
    { age: '1', height: '50.1', weight: '10.1', gender: 'female', activity: 'sedentary' },
    '298 kcal',
  ],
  ['protein', { weight: '10.01' }, '8.01 g'],
  ['protein', { weight: '500' }, '400.00 g'],
  ['water', { weight: '10.01' }, '350.35 ml'],
  ['water', { weight: '500' }, '17,500.00 ml'],
] as const;

for (const [name, edges] of Map.groupBy(lowerBounds, ([name]) => name)) {
  test(`the ${name} calculator accepts its edges`, async ({ page }) => {
    await openCalculator(page, name);
    for (const [, fields, shown] of edges) {
      const dialog = await calculate(page, fields);
      await expect(dialog.locator('output'), JSON.stringify(fields)).toHaveText(shown);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  });
}

test('a decimal comma and a decimal point mean the same', async ({ page }) => {
  await openCalculator(page, 'protein');
  for (const weight of ['70,5', '70.5', ' 70,50 ']) {
    const dialog = await calculate(page, { weight });
    await expect(dialog.locator('output'), weight).toHaveText('56.40 g');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

test('the calculator speaks of the person when the formula does not work, and shows no table', async ({
  page,
}) => {
  await openCalculator(page, 'calories');
  const dialog = await calculate(page, {
    age: '120',
    height: '50.1',
    weight: '10.1',
    gender: 'female',
    activity: 'sedentary',
  });
  await expect(dialog).toContainText(text('en', 'calculators.calories.result.outsideRange'));
  await expect(dialog.getByRole('table')).toHaveCount(0);
});

test('the calorie dialog compares the five activity levels', async ({ page }) => {
  await openCalculator(page, 'calories');
  const dialog = await calculate(page, {
    age: '30',
    height: '175',
    weight: '70',
    gender: 'male',
    activity: 'sedentary',
  });
  await expect(dialog.getByRole('row')).toHaveCount(5);
  await expect(dialog.getByRole('row', { name: '3,133 kcal' })).toContainText(
    text('en', 'calculators.calories.activityLevels.super_active'),
  );
});

test('pounds, feet and inches give the same result as kilograms and centimetres', async ({ page }) => {
  await openCalculator(page, 'bmi');
  await page.getByLabel(text('en', 'calculators.measures.imperial')).check();
  await expect(field(page, 'weight')).toBeHidden();
  // 154.32 lb = 69.99838… kg and 5 ft 9 in = 175.26 cm: 22.788… on exact numbers.
  const dialog = await calculate(page, { pounds: '154.32', feet: '5', inches: '9' });
  await expect(dialog.locator('output')).toHaveText('22.79');
});

test('who types feet and inches reads the reference weight in pounds', async ({ page }) => {
  await page.goto(`${routes.idealWeight}#units=imperial&feet=5&inches=10&gender=male`);
  const dialog = page.getByRole('dialog');
  // 73 kg, and 57.3 to 78.7 kg for a body mass index of 18.5 to 24.9 at 177.8 cm.
  await expect(dialog.locator('output')).toHaveText('161 lb');
  await expect(dialog).toContainText('Healthy range: 129 to 173 lb');
});

test('units chosen before the script has arrived show their fields', async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(routes.bmi, { waitUntil: 'commit' });
  await page.getByLabel(text('en', 'calculators.measures.imperial')).check();
  letGo();
  await expect(field(page, 'pounds')).toBeVisible();
  await expect(field(page, 'weight')).toBeHidden();
});

test('an error in feet puts the focus on the feet', async ({ page }) => {
  await openCalculator(page, 'bmi');
  await page.getByLabel(text('en', 'calculators.measures.imperial')).check();
  const dialog = await calculate(page, { pounds: '154', feet: '', inches: '9' });
  await expect(dialog).toHaveAttribute('data-error-key', 'calculators.bmi.error.invalidHeight');
  await page.keyboard.press('Escape');
  await expect(field(page, 'feet')).toBeFocused();
});

test('a result closed by its button puts the focus back on Calculate and keeps what was typed', async ({
  page,
}) => {
  await openCalculator(page, 'bmi');
  const dialog = await calculate(page, { weight: '70', height: '175' });
  await dialog.getByRole('button', { name: text('en', 'common.close') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(calculateButton(page)).toBeFocused();
  await expect(field(page, 'weight')).toHaveValue('70');
  await expect(field(page, 'height')).toHaveValue('175');
});

for (const [kind, weight] of [
  ['a result', '70'],
  ['an error', ''],
] as const) {
  test(`a click beside the dialog closes ${kind}, a click inside does not`, async ({ page }) => {
    await openCalculator(page, 'water');
    const dialog = await calculate(page, { weight });
    await dialog.getByRole('heading').first().click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(4, 4);
    await expect(dialog).toHaveCount(0);
  });
}

test('a selection of text that ends beside the dialog does not close it', async ({ page }) => {
  await openCalculator(page, 'water');
  const dialog = await calculate(page, { weight: '70' });
  const box = await dialog.getByRole('heading').first().boundingBox();
  await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
  await page.mouse.down();
  await page.mouse.move(4, 4);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
});

test('a second calculation after an error shows the result and no trace of the error', async ({ page }) => {
  await openCalculator(page, 'bmi');
  await calculate(page, { weight: '', height: '175' });
  await page.keyboard.press('Escape');
  const dialog = await calculate(page, { weight: '70' });
  await expect(dialog).not.toHaveAttribute('data-error-key');
  await expect(dialog.locator('output')).toHaveText('22.86');
});

test('the calculator can be used with the keyboard alone', async ({ page }) => {
  await openCalculator(page, 'bmi');
  for (let stops = 0; stops < 40 && !(await hasFocus(page, 'weight')); stops += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('70');
  await page.keyboard.press('Tab');
  await page.keyboard.type('175');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('output')).toHaveText('22.86');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(field(page, 'height')).toBeFocused();
});

test('the focus stays inside an open dialog', async ({ page }) => {
  await openCalculator(page, 'bmi');
  const dialog = await calculate(page, { weight: '70', height: '175' });
  await expect(dialog).toBeVisible();
  for (let stops = 0; stops < 12; stops += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(outside, `after ${stops + 1} times Tab`).toBe(false);
  }
});

async function hasFocus(page: Page, name: string): Promise<boolean> {
  return page.evaluate((wanted) => document.activeElement?.getAttribute('name') === wanted, name);
}
