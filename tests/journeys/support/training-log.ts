import type { Page } from '@playwright/test';
import { addDays } from '#src/features/training/logic/days.ts';
import type { Done } from '#src/features/training/logic/records.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import type { languages } from './pages.ts';
import { expect } from './test.ts';
import { text } from './texts.ts';

type Language = (typeof languages)[number];

// A Friday; its week began on the 16th.
const today = '2026-11-20';
const hiit = { workout: '/build-body-men/cardio/hiit', session: 'four-moves' };

/** A session of the log. */
export const done = (own: Partial<Done>): Done => ({
  date: today,
  name: 'Walk to the market',
  minutes: 30,
  counted: 30,
  strength: false,
  whole: true,
  exercises: [],
  ...own,
});

/** A text of the log. */
export const word = (key: string, values?: Readonly<Record<string, string>>, language: Language = 'en') =>
  text(language, `trainingLog.tool.${key}`, values);
export const button = (page: Page, key: string) => page.getByRole('button', { name: word(key), exact: true });
export const part = (page: Page, name: 'week' | 'weeks' | 'calendar' | 'entries' | 'bests') =>
  page.locator(`[data-${name}]`);
export const entries = (page: Page) => page.locator('[data-list] > li');
export const form = (page: Page) => page.getByRole('dialog');

/** Opens the log as it stands on the day of these tests, with these sessions in it. */
export async function openLog(page: Page, sessions: readonly Done[] = [], language: Language = 'en') {
  await page.clock.setFixedTime(new Date(`${today}T10:00:00+02:00`));
  await page.goto(localizedUrl(routes.trainingLog, language), { waitUntil: 'networkidle' });
  if (sessions.length === 0) return;
  await page.evaluate(
    (contents) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('buzima');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('entries', 'readwrite');
          for (const [index, content] of contents.entries()) {
            const id = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
            writing.objectStore('entries').put({ id, kind: 'done', changed: 1, content });
          }
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    sessions,
  );
  await page.reload({ waitUntil: 'networkidle' });
}

/** Adds a brisk walk of today by the form. */
export async function addWalk(page: Page, minutes: string) {
  await button(page, 'form.add').click();
  await form(page).getByLabel(word('form.activity')).selectOption('walk');
  await form(page).getByLabel(word('form.minutes'), { exact: true }).fill(minutes);
  await form(page).getByLabel(word('form.effort')).selectOption('moderate');
  await button(page, 'form.save').click();
  await expect(form(page)).toBeHidden();
}

export const manySessions = Array.from({ length: 40 }, (_, index) =>
  done({
    date: addDays(today, -3 * index),
    ...(index % 2 === 0 && { ...hiit, name: 'HIIT', strength: true, time: '18:30' }),
    whole: index % 4 !== 0,
    felt: 'right',
    exercises: [
      { exercise: 'squat', repetitions: 40 - index },
      { exercise: 'forearm-plank', seconds: 150 },
    ],
  }),
);
