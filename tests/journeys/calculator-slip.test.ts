import { calculate, calculatorCases, openCalculator } from './support/calculators.ts';
import { someLanguages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

test('a printed result is the dialog alone, without its buttons', async ({ page }) => {
  await openCalculator(page, 'bmi');
  const dialog = await calculate(page, { weight: '70', height: '175' });
  await page.emulateMedia({ media: 'print' });
  await expect(dialog.locator('output')).toBeVisible();
  await expect(dialog.getByText(text('en', 'common.share'), { exact: true })).toBeHidden();
  await expect(page.locator('main h1')).toBeHidden();
  await expect(page.locator('header')).toBeHidden();
  await expect(page.locator('footer')).toBeHidden();
  const [head, slip] = await Promise.all([
    page.locator('[data-paper-head]').boundingBox(),
    dialog.boundingBox(),
  ]);
  expect(slip?.y).toBeGreaterThanOrEqual((head?.y ?? Number.NaN) + (head?.height ?? 0));
});

test('a result prints in the same ink from a dark screen as from a light one', async ({ page }) => {
  await openCalculator(page, 'bmi');
  const dialog = await calculate(page, { weight: '95', height: '170' });
  const inks: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ media: 'print', colorScheme });
    inks.push(await dialog.evaluate((element) => getComputedStyle(element).color));
  }
  expect(inks[1]).toBe(inks[0]);
});

for (const language of someLanguages) {
  test(`the slip of each calculator in ${language} is one page with what was typed, the day, the site and the address`, async ({
    page,
  }) => {
    await page.clock.setFixedTime('2026-11-22T10:00:00');
    const [before = '', after = ''] = text(language, 'calculators.form.slip').split('{{date}}');
    expect(before).toContain('Buzima');
    for (const { name, fields } of calculatorCases) {
      await openCalculator(page, name, language);
      const dialog = await calculate(page, fields, language);
      await page.emulateMedia({ media: 'print' });
      for (const [field, value] of Object.entries(fields)) {
        const isChoice = field === 'gender' || field === 'activity';
        await expect(dialog.locator('dl'), `${name}: ${field}`).toContainText(isChoice ? /\p{L}/u : value);
      }
      await expect(dialog.locator('dl > div'), name).toHaveCount(Object.keys(fields).length);
      const end = dialog.locator('p:visible', { hasText: /22[/.]11[/.]2026/ });
      for (const words of [before, after, new URL(page.url()).host + new URL(page.url()).pathname]) {
        await expect(end, name).toContainText(words);
      }
      const pdf = await page.pdf({ format: 'A4' });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), name).toHaveLength(1);
      await page.emulateMedia({ media: null });
    }
  });
}

test('Print opens the print view of the browser', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await openCalculator(page, 'bmi');
  const dialog = await calculate(page, { weight: '70', height: '175' });
  await dialog.getByRole('button', { name: text('en', 'common.print') }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
});
