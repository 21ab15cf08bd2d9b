import type { Page } from '@playwright/test';
import type { Person, Reading } from '#src/features/health/logic/records.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import type { languages } from './pages.ts';
import { expect } from './test.ts';
import { text } from './texts.ts';

type Language = (typeof languages)[number];

/** The person of the entries that a test begins with. */
export const amina = '00000000-0000-4000-8000-0000000000aa';

const now = '2026-11-23T10:00:00+02:00';

/** A text of the diary. */
export const word = (key: string, values?: Readonly<Record<string, string>>, language: Language = 'en') =>
  text(language, `health.${key}`, values);
/** A text that the diary shares with the log of training. */
export const sharedWord = (key: string, values?: Readonly<Record<string, string>>) =>
  text('en', `trainingLog.tool.${key}`, values);
export const dialog = (page: Page) => page.getByRole('dialog');
export const readings = (page: Page) => page.locator('[data-readings] li');
export const kindButton = (page: Page, kind: string) =>
  page.locator('[data-note] li').getByRole('button', { name: new RegExp(`^${word(`entry.kinds.${kind}`)}`) });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const save = (page: Page) => button(page, sharedWord('form.save')).click();

/** Opens the diary on the morning of these tests, with these entries in it. */
export async function openDiary(
  page: Page,
  entries: { people?: readonly Person[]; readings?: readonly Reading[] } = {},
  language: Language = 'en',
) {
  await page.clock.setFixedTime(new Date(now));
  await page.goto(localizedUrl(routes.health, language), { waitUntil: 'networkidle' });
  const people = (entries.people ?? []).map((content, index) => ({
    id: `00000000-0000-4000-8000-0000000000${(0xaa + index).toString(16)}`,
    kind: 'person',
    content,
  }));
  const noted = (entries.readings ?? []).map((content, index) => ({
    id: `00000000-0000-4000-9000-${String(index).padStart(12, '0')}`,
    kind: 'reading',
    content,
  }));
  if (people.length + noted.length > 0) {
    await write(page, [...people, ...noted]);
    await page.reload({ waitUntil: 'networkidle' });
  }
  await expect(page.getByRole('heading', { name: word('entry.heading', undefined, language) })).toBeVisible();
}

function write(page: Page, entries: readonly object[]): Promise<void> {
  return page.evaluate(
    (contents) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('buzima');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('entries', 'readwrite');
          for (const content of contents) writing.objectStore('entries').put({ ...content, changed: 1 });
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    entries,
  );
}

/** Everything that the database of the device holds, as text. */
export function storedText(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('buzima');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('entries').objectStore('entries').getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(all.result));
          };
        };
      }),
  );
}

/** Readings of two months, of every kind. */
export const manyReadings: readonly Reading[] = Array.from({ length: 60 }, (_, index): Reading => {
  const month = index < 40 ? '11' : '10';
  const day = String((index % 20) + 1).padStart(2, '0');
  const common = { person: amina, at: `2026-${month}-${day}T07:${String(index).padStart(2, '0')}` };
  const kinds: readonly Reading[] = [
    {
      ...common,
      what: 'weight',
      kilograms: 70 + (index % 7) / 10,
      remark: 'After the long walk to the market',
    },
    { ...common, what: 'pressure', systolic: 110 + index * 2, diastolic: 70 + index, pulse: 66, arm: 'left' },
    { ...common, what: 'sugar', millimoles: 3 + (index % 9), moment: 'before-meal' },
    { ...common, what: 'water', millilitres: 250 },
    { ...common, what: 'sleep', minutes: 400 + index },
    { ...common, what: 'mood', answers: [3, 3, 2, 4, 3] },
    { ...common, what: 'waist', centimetres: 85 },
    { ...common, what: 'pulse', beats: 64 },
    { ...common, what: 'note', text: 'Felt dizzy in the evening, drank water and slept early' },
  ];
  return kinds[index % kinds.length] ?? { ...common, what: 'pulse', beats: 64 };
});
