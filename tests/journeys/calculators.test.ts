import type { Locator, Page } from '@playwright/test';
import { routes } from '#src/site/routes.ts';
import type { Language } from '#src/words/languages.ts';
import {
  type CalculatorCase,
  calculate,
  calculateButton,
  calculatorCases,
  field,
  openCalculator,
  type Refusal,
} from './support/calculators.ts';
import { expectToFit } from './support/layout.ts';
import { objectionsInBothSchemes } from './support/objections.ts';
import { languages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

for (const calculator of calculatorCases) {
  test(`the ${calculator.name} calculator shows its result as each language writes numbers, at every width, refuses what lies outside its bounds, and axe has no objection`, async ({
    page,
  }) => {
    for (const language of languages) {
      await openCalculator(page, calculator.name, language);
      await expectResult(page, calculator, language);
      const refusals = someOfEachError(calculator.refusals);
      // What happens after a refusal is the same in every language: one of them shows that its words are there.
      const tried = language === 'en' ? refusals : refusals.slice(0, 1);
      for (const refusal of tried) await expectRefusal(page, calculator, refusal, language);
    }
  });
}

async function expectResult(
  page: Page,
  { name, fields, shown }: CalculatorCase,
  language: Language,
): Promise<void> {
  const dialog = await calculate(page, fields, language);
  await expect(dialog).toHaveAccessibleName(text(language, `calculators.${name}.result.title`));
  expect(await dialog.locator('output').textContent()).toBe(shown[language]);
  await expect(dialog).toContainText(text(language, 'calculators.form.caution'));
  await expect(dialog).not.toContainText('{{');
  await expectDialogToFit(page, dialog);
  if (language === 'en') await expectNoObjections(page, 'the result');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

async function expectRefusal(
  page: Page,
  { name, refusals }: CalculatorCase,
  [values, error, fieldAtFault]: Refusal,
  language: Language,
): Promise<void> {
  const said = `for ${JSON.stringify(values)} in ${language}`;
  const dialog = await calculate(page, values, language);
  const key = `calculators.${name}.error.${error}`;
  await expect(dialog, said).toHaveAttribute('data-error-key', key);
  await expect(dialog, said).toHaveAccessibleName(text(language, 'common.error'));
  await expect(dialog.getByRole('alert'), said).toHaveText(text(language, key));
  await expect(dialog.locator('output'), said).toHaveCount(0);
  if (language === 'en' && values === refusals[0]?.[0]) await expectNoObjections(page, 'the error');
  await page.keyboard.press('Escape');
  await expect(dialog, said).toHaveCount(0);
  await expect(field(page, fieldAtFault), said).toBeFocused();
  for (const [kept, value] of Object.entries(values)) {
    await expect(field(page, kept), said).toHaveValue(value);
  }
}

async function expectNoObjections(page: Page, what: string): Promise<void> {
  const before = page.viewportSize();
  // A link that the end of the scrolled result cuts through would count as too small.
  await page.setViewportSize({ width: 1280, height: 1400 });
  expect.soft(await objectionsInBothSchemes(page), what).toEqual([]);
  if (before !== null) await page.setViewportSize(before);
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

test('a click beside the dialog closes a result and an error; a click inside does not, nor a selection of text that ends beside it', async ({
  page,
}) => {
  await openCalculator(page, 'water');
  for (const weight of ['70', '']) {
    const dialog = await calculate(page, { weight });
    const heading = dialog.getByRole('heading').first();
    await heading.click();
    await expect(dialog, weight).toBeVisible();
    const box = await heading.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
    await page.mouse.down();
    await page.mouse.move(4, 4);
    await page.mouse.up();
    await expect(dialog, weight).toBeVisible();
    await page.mouse.click(4, 4);
    await expect(dialog, weight).toHaveCount(0);
  }
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
