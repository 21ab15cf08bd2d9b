import type { Page } from '@playwright/test';
import type { Person, Reading } from '#src/features/health/logic/records.ts';
import { addDays } from '#src/features/training/logic/days.ts';
import type { Done, Placement } from '#src/features/training/logic/records.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { languageFacts } from '#src/words/languages.ts';
import { entriesWritten } from './support/entries.ts';
import { colourRules, objections } from './support/objections.ts';
import { languages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

type Language = (typeof languages)[number];

// A Wednesday; the week that is proposed begins on Monday, 30 November.
const today = '2026-11-25';
const amina = '00000000-0000-4000-8000-0000000000aa';

const word = (key: string, values?: Readonly<Record<string, string>>, language: Language = 'en') =>
  text(language, `coach.${key}`, values);
const button = (page: Page, key: string) => page.getByRole('button', { name: word(key), exact: true });
const day = (page: Page, date: string) => page.locator(`[data-week] [data-day="${date}"]`);
const reason = (page: Page, rule: string) => page.locator(`[data-rule="${rule}"]`).first();

const done = (ago: number, own: Partial<Done> = {}): Done => ({
  date: addDays(today, -ago),
  name: 'Walk to the market',
  minutes: 30,
  counted: 30,
  strength: false,
  whole: true,
  exercises: [],
  ...own,
});

/** Four weeks of three walks and one session of strength. */
const month: readonly Done[] = [0, 7, 14, 21].flatMap((back) => [
  done(back + 1),
  done(back + 3, { minutes: 35, counted: 35 }),
  done(back + 5),
  done(back + 2, {
    name: 'Full body',
    workout: '/build-body-women/bodyweight-strength/full-body',
    session: 'two-blocks',
    counted: 0,
    strength: true,
    felt: 'hard',
  }),
]);

const pressure = (systolic: number, diastolic: number): Reading => ({
  person: amina,
  at: `${today}T07:00`,
  what: 'pressure',
  systolic,
  diastolic,
});

const planned: Placement = {
  workout: '/build-body-women/beginner/basic-flexibility',
  session: 'whole-body',
  name: 'Soft start',
  minutes: 15,
  counted: 0,
  strength: false,
  hard: [],
  step: 5,
  date: '2026-11-16',
  time: '07:00',
  weekly: true,
  since: '2026-11-16',
  extra: 0,
};

interface Kept {
  log?: readonly Done[];
  readings?: readonly Reading[];
  people?: readonly Person[];
  placements?: readonly Placement[];
}

/** Opens the coach on the day of these tests, with these entries on the device. */
async function openCoach(page: Page, kept: Kept = {}, language: Language = 'en') {
  await page.clock.setFixedTime(new Date(`${today}T10:00:00+02:00`));
  await page.goto(localizedUrl(routes.coach, language), { waitUntil: 'networkidle' });
  const entries = [
    ...(kept.people ?? []).map((content) => ({ id: amina, kind: 'person', content })),
    ...(kept.log ?? []).map((content) => ({ kind: 'done', content })),
    ...(kept.readings ?? []).map((content) => ({ kind: 'reading', content })),
    ...(kept.placements ?? []).map((content) => ({ kind: 'placement', content })),
  ].map((entry, index) => ({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    changed: 1,
    ...entry,
  }));
  if (entries.length > 0) {
    await page.evaluate(
      (contents) =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('buzima');
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const writing = opening.result.transaction('entries', 'readwrite');
            for (const content of contents) writing.objectStore('entries').put(content);
            writing.oncomplete = () => {
              opening.result.close();
              resolve();
            };
          };
        }),
      entries,
    );
    await page.reload({ waitUntil: 'networkidle' });
  }
  await expect(
    page.getByRole('button', { name: word('tool.ask.submit', undefined, language), exact: true }),
  ).toBeEnabled();
}

const propose = (page: Page) => button(page, 'tool.ask.submit').click();

test('somebody without entries gets the first week of beginners, and nothing is sent', async ({
  page,
  watch,
}) => {
  await openCoach(page);
  await propose(page);
  await expect(page.getByRole('heading', { name: /Your week from Monday, 30 November/ })).toBeFocused();
  await expect(reason(page, 'first')).toContainText(word('rules.first'));
  await expect(page.locator('[data-part="walk"]')).toHaveCount(4);
  await expect(day(page, '2026-12-03')).toContainText(word('tool.week.rest'));
  await expect(page.locator('[data-rules] [data-applies]')).toContainText([word('rules.first')]);
  expect(watch.requests.filter((request) => request.includes('/api/'))).toEqual([]);
});

test('a month of entries gives a week with reasons and their entries; it is changed, put into the week, and taken back', async ({
  page,
}) => {
  await openCoach(page, { log: month, placements: [planned] });
  await propose(page);
  await expect(reason(page, 'raise')).toContainText(word('because.raise', { count: '95', target: '104' }));
  await reason(page, 'raise').locator('summary').click();
  await expect(reason(page, 'raise').locator('details li')).toContainText([
    '24/11: Walk to the market, 30 minutes',
  ]);
  const tuesday = day(page, '2026-12-01').locator('[data-part="strength"]');
  await expect(tuesday).toContainText('1 step easier');
  await expect(tuesday).toContainText(word('because.hard', { days: '23/11' }));
  await tuesday.getByRole('button', { name: /one step easier/ }).click();
  await expect(tuesday).toContainText('2 steps easier');
  await tuesday.getByRole('combobox').selectOption('2026-11-30');
  await expect(day(page, '2026-11-30').locator('[data-part="strength"]')).toBeVisible();
  await day(page, '2026-12-04')
    .locator('[data-part="strength"]')
    .getByRole('button', { name: /^Leave out/ })
    .click();
  await button(page, 'tool.week.put').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('tool.week.replace') })
    .click();
  await expect(page.getByText(word('tool.week.done'))).toBeVisible();
  await entriesWritten(page);
  await page.getByRole('link', { name: word('tool.week.open') }).click();
  await page.getByRole('button', { name: text('en', 'trainingWeek.tool.next') }).click();
  const monday = page.locator('[data-day="2026-11-30"]');
  await expect(monday).toContainText('2 steps easier');
  await expect(monday).not.toContainText('Soft start');
  await expect(page.locator('[data-day="2026-12-04"]')).not.toContainText('Full-body');
  await page.getByRole('button', { name: text('en', 'trainingWeek.tool.next') }).click();
  await expect(page.locator('[data-day="2026-12-07"]')).toContainText('Soft start');
});

test('what was put into the week is taken back whole', async ({ page }) => {
  await openCoach(page, { placements: [planned] });
  await propose(page);
  await button(page, 'tool.week.put').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('tool.week.replace') })
    .click();
  await button(page, 'tool.week.undo').click();
  await expect(page.getByText(word('tool.week.undone'))).toBeVisible();
  await entriesWritten(page);
  await page.goto(routes.training, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: text('en', 'trainingWeek.tool.next') }).click();
  await expect(page.locator('main [data-day] h4')).toHaveCount(1);
});

test('a dangerous blood pressure comes before any week, and of several people only the chosen one counts', async ({
  page,
}) => {
  await openCoach(page, { people: [{ name: 'Amina' }], readings: [pressure(190, 100)], log: month });
  await propose(page);
  const stopped = page.locator('[data-stopped]');
  await expect(stopped.getByRole('heading', { name: text('en', 'coach.tool.week.stopped') })).toBeFocused();
  await expect(stopped).toContainText('190/100');
  await expect(stopped.getByRole('link', { name: word('tool.week.numbers') })).toBeVisible();
  await expect(page.locator('[data-part]')).toHaveCount(0);
  await button(page, 'tool.week.change').click();
  await page.getByLabel(word('tool.ask.person')).selectOption('');
  await propose(page);
  await expect(page.locator('[data-part]').first()).toBeVisible();
});

test('axe has nothing against the questions, a week and a stop, light and dark', async ({ page }) => {
  await openCoach(page, { people: [{ name: 'Amina' }], readings: [pressure(150, 95)], log: month });
  expect(await objections(page)).toEqual([]);
  await propose(page);
  await reason(page, 'raise').locator('summary').click();
  expect(await objections(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await objections(page, colourRules)).toEqual([]);
  await button(page, 'tool.week.change').click();
  await page.getByLabel(word('tool.ask.state')).selectOption('signs');
  await propose(page);
  await expect(page.locator('[data-stopped]')).toBeVisible();
  expect(await objections(page)).toEqual([]);
});

for (const language of languages) {
  test.describe(() => {
    test.use({ locale: languageFacts(language).tag, viewport: { width: 320, height: 640 } });

    test(`on a small phone the coach in ${language} is no wider than the window, and its buttons fit a finger`, async ({
      page,
    }) => {
      await openCoach(page, { log: month }, language);
      const fits = async () => {
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
        const boxes = await page
          .locator('main :is(button, select, summary):visible')
          .evaluateAll((controls) => controls.map((one) => one.getBoundingClientRect().toJSON()));
        expect(boxes.filter(({ width, height }) => width < 44 || height < 44)).toEqual([]);
      };
      await fits();
      await page
        .getByRole('button', { name: word('tool.ask.submit', undefined, language), exact: true })
        .click();
      await expect(page.locator('[data-week]')).toBeVisible();
      await fits();
      await expect(page.locator('[data-week] select').first()).toHaveCSS('background-image', /gradient/);
    });
  });
}
