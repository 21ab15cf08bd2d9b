import type { Page } from '@playwright/test';
import { entriesWritten } from './support/entries.ts';
import {
  amina,
  button,
  dialog,
  kindButton,
  openDiary,
  readings,
  save,
  sharedWord,
  storedText,
  word,
} from './support/health.ts';
import { expect, test } from './support/test.ts';

test('two people keep their entries apart, and whoever is deleted comes back with all of them', async ({
  page,
}) => {
  await openDiary(page, {
    people: [{ name: 'Amina' }],
    readings: [{ person: amina, at: '2026-11-22T07:30', what: 'weight', kilograms: 70 }],
  });
  await button(page, word('people.manage')).click();
  await button(page, word('people.add')).click();
  await save(page);
  await expect(dialog(page).getByRole('alert')).toContainText(word('people.errors.name'));
  await dialog(page).getByLabel(word('people.name'), { exact: true }).fill('Eric');
  await dialog(page).getByLabel(word('people.born')).fill('2014-03-02');
  await save(page);
  await expect(page.getByText(word('people.saved', { name: 'Eric' }))).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel(word('people.label'))).toHaveValue(/.+/);
  await kindButton(page, 'pressure').click();
  await dialog(page).getByLabel(word('entry.systolic')).fill('150');
  await dialog(page).getByLabel(word('entry.diastolic')).fill('95');
  await save(page);
  await expect(dialog(page)).toContainText(word('words.pressure.young'));
  await button(page, word('entry.done')).click();
  await expect(readings(page)).toHaveCount(1);
  await page.getByLabel(word('people.label')).selectOption('Amina');
  await expect(readings(page)).toContainText(['70 kg']);

  await button(page, word('people.manage')).click();
  await dialog(page)
    .getByRole('button', { name: word('people.remove') })
    .first()
    .click();
  await button(page, word('people.removeYes')).click();
  await expect(page.getByText(word('people.removed', { name: 'Amina' }))).toBeFocused();
  await dialog(page)
    .getByRole('button', { name: sharedWord('list.undo') })
    .click();
  await page.keyboard.press('Escape');
  await page.getByLabel(word('people.label')).selectOption('Amina');
  await expect(readings(page)).toContainText(['70 kg']);
});

test('a PIN seals what is noted: nothing of it can be read, a wrong PIN opens nothing, the right one all', async ({
  page,
}) => {
  await openDiary(page, {
    people: [{ name: 'Amina' }],
    readings: [{ person: amina, at: '2026-11-22T07:30', what: 'note', text: 'Met the nurse Claudine' }],
  });
  await button(page, word('people.manage')).click();
  await button(page, word('people.pin.button')).click();
  await dialog(page).getByLabel(word('people.pin.pin')).fill('2580');
  await dialog(page).getByLabel(word('people.pin.again')).fill('2580');
  await button(page, word('people.pin.set')).click();
  await expect(page.getByText(word('people.pin.done.set'))).toBeVisible();
  await page.keyboard.press('Escape');
  await kindButton(page, 'pulse').click();
  await dialog(page).getByLabel(word('entry.pulse')).fill('91');
  await save(page);
  await expect(readings(page)).toHaveCount(2);
  await entriesWritten(page);
  expect(await storedText(page)).not.toMatch(/Claudine|pulse|beats/);

  await page.reload();
  await expect(
    page.getByRole('heading', { name: word('people.pin.locked', { name: 'Amina' }) }),
  ).toBeVisible();
  await expect(page.getByText('Claudine')).toHaveCount(0);
  const pin = page.getByLabel(word('people.pin.current'));
  await pin.fill('0852');
  await button(page, word('people.pin.open')).click();
  await expect(pin).toHaveAttribute('aria-invalid');
  await pin.fill('2580');
  await button(page, word('people.pin.open')).click();
  await expect(readings(page)).toContainText(['91 beats a minute', 'Met the nurse Claudine']);
  await button(page, word('people.manage')).click();
  await button(page, word('people.pin.button')).click();
  await button(page, word('people.pin.take')).click();
  await expect(page.getByText(word('people.pin.done.taken'))).toBeVisible();
  await entriesWritten(page);
  expect(await storedText(page)).toContain('Claudine');
});

/** Puts the page out of sight or back into it, as another app on a phone does. */
const turn = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

test('a person with a PIN is locked after 5 minutes out of sight, and not before', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-23T10:00:00+02:00') });
  await openDiary(page, {
    people: [{ name: 'Amina' }],
    readings: [{ person: amina, at: '2026-11-22T07:30', what: 'note', text: 'Met the nurse Claudine' }],
  });
  await page.clock.resume();
  await button(page, word('people.manage')).click();
  await button(page, word('people.pin.button')).click();
  await dialog(page).getByLabel(word('people.pin.pin')).fill('2580');
  await dialog(page).getByLabel(word('people.pin.again')).fill('2580');
  await button(page, word('people.pin.set')).click();
  await expect(page.getByText(word('people.pin.done.set'))).toBeVisible();
  await page.keyboard.press('Escape');
  const isLocked = page.getByRole('heading', { name: word('people.pin.locked', { name: 'Amina' }) });

  // A visit to another app, twice: the minutes are not added up.
  for (const _ of [1, 2]) {
    await turn(page, 'hidden');
    await page.clock.fastForward('04:00');
    await turn(page, 'visible');
    await expect(page.getByText('Claudine')).toBeVisible();
  }
  await turn(page, 'hidden');
  await page.clock.fastForward('05:01');
  await expect(isLocked).toBeVisible();
  await expect(page.getByText('Claudine')).toHaveCount(0);
  await turn(page, 'visible');
  await expect(isLocked).toBeVisible();
  await page.getByLabel(word('people.pin.current')).fill('2580');
  await button(page, word('people.pin.open')).click();
  await expect(page.getByText('Claudine')).toBeVisible();
});
