import { routes } from '#src/site/routes.ts';
import { calculate, calculateButton, field, fillIn, openCalculator } from './support/calculators.ts';
import { someLanguages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

for (const language of someLanguages) {
  test(`what is wrong stays at its field in ${language} until it is put right`, async ({ page }) => {
    await openCalculator(page, 'bmi', language);
    const dialog = await calculate(page, { weight: '70', height: '30' }, language);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    const sentence = page
      .locator('main')
      .getByText(text(language, 'calculators.bmi.error.invalidHeight'))
      .filter({ visible: true });
    await expect(sentence).toBeVisible();
    await expect(field(page, 'height')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'height')).toHaveAccessibleDescription(
      new RegExp(text(language, 'calculators.bmi.error.invalidHeight').replace(/[()?]/g, '.')),
    );
    await expect(field(page, 'weight')).not.toHaveAttribute('aria-invalid');
    await field(page, 'weight').fill('71');
    await field(page, 'height').fill('17');
    await expect(sentence).toBeVisible();
    await field(page, 'height').fill('170');
    await expect(sentence).toHaveCount(0);
    await expect(field(page, 'height')).not.toHaveAttribute('aria-invalid');
  });

  test(`a height in metres is asked about in ${language}, in the dialog and at the field`, async ({
    page,
  }) => {
    await openCalculator(page, 'bmi', language);
    const question = text(language, 'calculators.measures.meant.centimetres', { value: '170' });
    const yes = text(language, 'calculators.measures.meant.accept');
    const dialog = await calculate(page, { weight: '70', height: '1,70' }, language);
    await expect(dialog).toContainText(question);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(field(page, 'height')).toHaveValue('1,70');
    await page
      .locator('main')
      .getByText(question)
      .locator('xpath=..')
      .getByRole('button', { name: yes })
      .click();
    await expect(field(page, 'height')).toHaveValue('170');
    await expect(field(page, 'height')).toBeFocused();
    await expect(page.getByText(question)).toHaveCount(0);
    await expect(field(page, 'weight')).toHaveValue('70');
  });
}

test('a value accepted in the dialog closes it, stands in the field and gives a result', async ({ page }) => {
  await openCalculator(page, 'bmi');
  const dialog = await calculate(page, { weight: '70', height: '1.75' });
  await dialog.getByRole('button', { name: text('en', 'calculators.measures.meant.accept') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(field(page, 'height')).toHaveValue('175');
  await expect(field(page, 'height')).toBeFocused();
  await calculateButton(page).click();
  await expect(dialog.locator('output')).toHaveText('22.86');
});

test('feet with a decimal are asked about, since 5.7 is often meant as 5 feet 7 inches', async ({ page }) => {
  await openCalculator(page, 'bmi');
  await page.getByLabel(text('en', 'calculators.measures.imperial')).check();
  const dialog = await calculate(page, { pounds: '154', feet: '5.7' });
  await expect(dialog).toHaveAttribute('data-error-key', 'calculators.bmi.error.invalidHeight');
  await expect(dialog).toContainText(
    text('en', 'calculators.measures.meant.feetAndInches', { feet: '5', inches: '7' }),
  );
  await dialog.getByRole('button', { name: text('en', 'calculators.measures.meant.accept') }).click();
  await expect(field(page, 'feet')).toHaveValue('5');
  await expect(field(page, 'inches')).toHaveValue('7');
  await calculateButton(page).click();
  await expect(dialog.locator('output')).toHaveText('24.12');
});

test('a choice that is missing is marked at its field until it is made', async ({ page }) => {
  await openCalculator(page, 'idealWeight');
  const dialog = await calculate(page, { height: '175' });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(field(page, 'gender')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'gender').selectOption('female');
  await expect(field(page, 'gender')).not.toHaveAttribute('aria-invalid');
});

test('the device remembers the units, on every calculator, until they are changed back', async ({ page }) => {
  const imperial = page.getByLabel(text('en', 'calculators.measures.imperial'));
  await openCalculator(page, 'bmi');
  await expect(imperial).not.toBeChecked();
  await imperial.check();
  await openCalculator(page, 'water');
  await expect(imperial).toBeChecked();
  await expect(field(page, 'pounds')).toBeVisible();
  await imperial.uncheck();
  await page.reload();
  await expect(calculateButton(page)).toBeEnabled();
  await expect(imperial).not.toBeChecked();
  await expect(field(page, 'weight')).toBeVisible();
});

test('a shared link in kilograms opens so on a device that remembers pounds', async ({ page }) => {
  await openCalculator(page, 'water');
  await page.getByLabel(text('en', 'calculators.measures.imperial')).check();
  await page.goto('/');
  await page.goto(`${routes.water}#weight=70`);
  await expect(page.getByRole('dialog').locator('output')).toHaveText('2,450.00 ml');
  await page.keyboard.press('Escape');
  await expect(field(page, 'weight')).toHaveValue('70');
});

for (const viewport of [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
]) {
  for (const language of ['en', 'rw'] as const) {
    test(`of a long result in ${language} the close button, Print and Share stay in view at ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await openCalculator(page, 'bmi', language);
      await fillIn(page, { weight: '95', height: '170' });
      await calculateButton(page, language).click();
      const dialog = page.getByRole('dialog');
      const isLonger = await dialog.evaluate((element) => element.scrollHeight > element.clientHeight);
      expect(isLonger).toBe(true);
      for (const place of ['start', 'end'] as const) {
        await dialog.evaluate(
          (element, to) => element.scrollTo(0, to === 'end' ? element.scrollHeight : 0),
          place,
        );
        for (const name of ['close', 'print', 'share'] as const) {
          const button = dialog.getByRole('button', { name: text(language, `common.${name}`), exact: true });
          await expect(button, `${name} at the ${place}`).toBeInViewport({ ratio: 1 });
        }
      }
      const caution = await dialog.getByText(text(language, 'calculators.form.caution')).boundingBox();
      const share = await dialog
        .getByRole('button', { name: text(language, 'common.share'), exact: true })
        .boundingBox();
      expect((caution?.y ?? 0) + (caution?.height ?? 0)).toBeLessThan(share?.y ?? 0);
    });
  }
}

test('the five calculators stand in full rows on a wide screen, and within two screens of a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(routes.calculators);
  const cards = await page.locator('main li').all();
  const boxes = await Promise.all(cards.map((card) => card.boundingBox()));
  expect(boxes).toHaveLength(5);
  const edge = Math.max(...boxes.map((box) => (box?.x ?? 0) + (box?.width ?? 0)));
  for (const row of Map.groupBy(boxes, (box) => box?.y).values()) {
    const end = Math.max(...row.map((box) => (box?.x ?? 0) + (box?.width ?? 0)));
    expect(end).toBeCloseTo(edge, 0);
  }
  await page.setViewportSize({ width: 360, height: 800 });
  const last = await page.locator('main li').last().boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(1600);
});
