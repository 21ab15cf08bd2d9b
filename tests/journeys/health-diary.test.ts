import { languageFacts } from '#src/words/languages.ts';
import { entriesWritten } from './support/entries.ts';
import {
  amina,
  button,
  dialog,
  kindButton,
  manyReadings,
  openDiary,
  readings,
  save,
  sharedWord,
  word,
} from './support/health.ts';
import { colourRules, objections } from './support/objections.ts';
import { languages } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test('a first weight takes two taps after it is typed once, and a glass of water takes one', async ({
  page,
}) => {
  await openDiary(page);
  await expect(page.getByRole('heading', { name: word('list.empty.heading') })).toBeVisible();
  await kindButton(page, 'weight').click();
  const amount = dialog(page).getByLabel(word('entry.weight', { unit: 'kg' }));
  await amount.fill('705');
  await save(page);
  await expect(amount).toHaveAttribute('aria-invalid');
  await expect(amount).toHaveValue('705');
  await button(page, 'Yes, change it').click();
  await expect(amount).toHaveValue('70.5');
  await save(page);
  await expect(dialog(page)).toBeHidden();
  await expect(kindButton(page, 'weight')).toBeFocused();
  await expect(readings(page)).toContainText(['70.5 kg']);

  await kindButton(page, 'weight').click();
  await expect(amount).toHaveValue('70.5');
  await button(page, word('entry.less')).click();
  await save(page);
  await expect(readings(page)).toContainText(['70.4 kg']);

  await kindButton(page, 'water').click();
  await kindButton(page, 'water').click();
  await expect(page.getByText(word('entry.glassSaved', { value: '500 ml' }))).toBeVisible();
  await page
    .locator('[data-note]')
    .getByRole('button', { name: sharedWord('list.undo') })
    .click();
  await expect(page.getByText(sharedWord('list.removed', { name: word('entry.glass') }))).toBeFocused();
  await entriesWritten(page);
  await page.reload();
  await expect(readings(page)).toHaveCount(3);
});

test('a blood pressure is guided, swapped numbers are found, and above 180/120 the danger signs stand first', async ({
  page,
}) => {
  await openDiary(page, { people: [{ name: 'Amina', born: '1980-05-01' }] });
  await kindButton(page, 'pressure').click();
  await expect(dialog(page)).toContainText('Sit for 5 minutes');
  const first = dialog(page).getByLabel(word('entry.systolic'));
  const second = dialog(page).getByLabel(word('entry.diastolic'));
  await first.fill('84');
  await second.fill('128');
  await save(page);
  await expect(dialog(page).getByRole('alert')).toContainText(word('entry.errors.swapped'));
  await button(page, 'Yes, change it').click();
  await save(page);
  await expect(dialog(page)).toContainText('128/84 mmHg');
  await expect(dialog(page)).toContainText(word('words.pressure.above'));

  await button(page, word('entry.second')).click();
  await first.fill('190');
  await second.fill('110');
  await save(page);
  const signs = dialog(page).getByRole('heading', { level: 3 });
  await expect(signs).toHaveText('Stop and get emergency help now if you have one of these signs');
  await expect(dialog(page)).toContainText('Call the emergency number of your country now.');
  await expect(dialog(page)).toContainText(word('words.noDiagnosis'));
  await page.clock.setFixedTime(new Date('2026-11-23T10:05:00+02:00'));
  await button(page, word('words.again')).click();
  await first.fill('185');
  await second.fill('100');
  await save(page);
  await expect(dialog(page)).toContainText(word('words.still'));
  await button(page, word('entry.done')).click();
  await expect(readings(page)).toHaveCount(3);
  await expect(readings(page).first()).toContainText(word('words.labels.veryHigh'));
});

test('sugar is typed in the unit that the person chooses, low sugar says what to do, and the mood finds help', async ({
  page,
}) => {
  await openDiary(page);
  await kindButton(page, 'sugar').click();
  await expect(dialog(page)).toContainText(word('entry.sugarFor'));
  await button(page, 'mg/dl').click();
  await dialog(page)
    .getByLabel(word('entry.sugar', { unit: 'mg/dl' }))
    .fill('65');
  await dialog(page).getByLabel(word('entry.moment')).selectOption('fasting');
  await save(page);
  await expect(dialog(page)).toContainText('65 mg/dl');
  await expect(dialog(page)).toContainText('3–4 level teaspoons of sugar');
  await button(page, word('entry.done')).click();
  await expect(readings(page)).toContainText(['65 mg/dl']);

  await kindButton(page, 'mood').click();
  await expect(dialog(page)).toContainText('CC BY-NC-SA 3.0 IGO');
  await save(page);
  await expect(dialog(page).getByRole('alert').getByRole('link')).toHaveCount(5);
  for (const choice of await dialog(page).getByRole('combobox').all()) await choice.selectOption('1');
  await save(page);
  await expect(dialog(page)).toContainText(word('words.score', { score: '20' }));
  await expect(dialog(page)).toContainText(word('words.moodSee'));
  await expect(dialog(page)).toContainText('You deserve help');
});

test('readings are filtered, changed, deleted and brought back', async ({ page }) => {
  const common = { person: amina, at: '2026-11-22T07:30' };
  await openDiary(page, {
    people: [{ name: 'Amina' }],
    readings: [
      { ...common, what: 'weight', kilograms: 70 },
      { ...common, what: 'pulse', beats: 64 },
      { ...common, at: '2026-10-01T07:30', what: 'note', text: 'Began to walk' },
    ],
  });
  await expect(readings(page)).toHaveCount(2);
  await page.getByText('October 2026').click();
  await expect(readings(page)).toHaveCount(3);
  await page.getByLabel(word('list.filter')).selectOption('pulse');
  await expect(readings(page)).toHaveCount(1);
  await button(page, sharedWord('list.change')).click();
  await dialog(page).getByLabel(word('entry.pulse')).fill('72');
  await save(page);
  await expect(readings(page)).toContainText(['72 beats a minute']);
  await button(page, sharedWord('list.remove')).click();
  await page.keyboard.press('Tab');
  await expect(button(page, sharedWord('list.undo'))).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(readings(page)).toContainText(['72 beats a minute']);
  await button(page, sharedWord('list.remove')).click();
  await entriesWritten(page);
  await page.reload();
  await page.getByText('October 2026').click();
  await expect(readings(page)).toHaveCount(2);
});

test('axe has nothing against the diary, empty and full, light and dark, and against its windows', async ({
  page,
}) => {
  await openDiary(page);
  expect(await objections(page)).toEqual([]);
  await openDiary(page, { people: [{ name: 'Amina' }], readings: manyReadings });
  for (const summary of await page.locator('[data-readings] summary').all())
    if ((await summary.locator('..').getAttribute('open')) === null) await summary.click();
  expect(await objections(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await objections(page, colourRules)).toEqual([]);
  await kindButton(page, 'pressure').click();
  await save(page);
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  expect(await objections(page)).toEqual([]);
});

for (const language of languages) {
  test.describe(() => {
    test.use({ locale: languageFacts(language).tag, viewport: { width: 320, height: 640 } });

    test(`on a small phone the diary in ${language} is no wider than the window, and its buttons fit a finger`, async ({
      page,
    }) => {
      await openDiary(
        page,
        { people: [{ name: 'Amina' }, { name: 'Eric' }], readings: manyReadings },
        language,
      );
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      const boxes = await page
        .locator('main :is(button, select, summary):visible')
        .evaluateAll((controls) => controls.map((one) => one.getBoundingClientRect().toJSON()));
      expect(boxes.filter(({ width, height }) => width < 44 || height < 44)).toEqual([]);
      for (const kind of [0, 1, 2, 5]) {
        await page.locator('[data-note] li button').nth(kind).click();
        expect(
          await dialog(page).evaluate((one) => one.scrollWidth > one.clientWidth),
          `window ${kind}`,
        ).toBe(false);
        await page.keyboard.press('Escape');
      }
    });
  });
}
