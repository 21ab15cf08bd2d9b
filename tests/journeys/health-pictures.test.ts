import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { people, sampleReadings } from '#src/features/health/logic/month.testing.ts';
import type { Person, Reading } from '#src/features/health/logic/records.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { entriesWritten } from './support/entries.ts';
import { objections } from './support/objections.ts';
import { languages, someLanguages } from './support/pages.ts';
import { printedDepths, printedSheets } from './support/print.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

type Language = (typeof languages)[number];
type View = 'pictures' | 'report' | 'data';

const today = '2026-11-23';
const personId = '00000000-0000-4000-9000-000000000000';
const [woman, man] = people;

const sample = (who: 0 | 1, days = 30) => sampleReadings({ person: personId, today, days, who });
const picture = (page: Page, kind: string) => page.locator(`[data-picture="${kind}"]`);
const button = (page: Page, key: string, language: Language = 'en', values = {}) =>
  page.getByRole('button', { name: text(language, `health.${key}`, values), exact: true });
const show = (page: Page, view: View, language: Language = 'en') =>
  button(page, `tool.views.${view}`, language).click();

/** Opens one part of the diary of a person with these readings. */
async function open(
  page: Page,
  view: View,
  readings: readonly Reading[],
  { language = 'en', person = man }: { language?: Language; person?: Person | undefined } = {},
) {
  await page.clock.setFixedTime(new Date(`${today}T21:00:00+02:00`));
  await page.goto(localizedUrl(routes.health, language), { waitUntil: 'networkidle' });
  await page.evaluate(
    ({ id, owner, contents }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('buzima');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('entries', 'readwrite');
          const put = (entry: object) => writing.objectStore('entries').put({ changed: 1, ...entry });
          put({ id, kind: 'person', content: owner });
          for (const [index, content] of contents.entries()) {
            const own = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
            put({ id: own, kind: 'reading', content });
          }
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    { id: personId, owner: person, contents: readings },
  );
  await page.reload({ waitUntil: 'networkidle' });
  await show(page, view, language);
}

for (const language of someLanguages) {
  test(`each kind with values has a named picture and a table behind it, in ${language}`, async ({
    page,
  }) => {
    await open(page, 'pictures', sample(1), { language });
    const kinds = ['weight', 'pressure', 'sugar', 'waist', 'sleep', 'water', 'mood', 'pulse'];
    await expect(page.locator('[data-picture]')).toHaveCount(kinds.length);
    for (const kind of kinds) {
      const name = text(language, `health.pictures.kinds.${kind}`);
      await expect(picture(page, kind).getByRole('heading', { name, exact: true })).toBeVisible();
      await expect(picture(page, kind).getByRole('img')).toHaveAccessibleName(new RegExp(name.slice(0, 4)));
    }
    await picture(page, 'sleep').locator('summary').click();
    await expect(picture(page, 'sleep').locator('tbody tr')).toHaveCount(28);
    await button(page, 'pictures.spans.all', language).click();
    await expect(picture(page, 'sleep').locator('tbody tr')).toHaveCount(30);
  });
}

test('pounds that the calculators remember are those of the picture', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('buzima.units', 'imperial'));
  await open(page, 'pictures', [{ person: personId, at: `${today}T07:00`, what: 'weight', kilograms: 70 }]);
  await expect(picture(page, 'weight').locator('dd').first()).toHaveText('154.3 lb');
  await expect(page.locator('[data-picture]')).toHaveCount(1);
});

test('years of readings are few marks, and a time without values says when the last was', async ({
  page,
}) => {
  const old = sample(0, 700).filter(({ at }) => at < '2026-10-01');
  await open(page, 'pictures', old, { person: woman });
  await expect(picture(page, 'weight')).toContainText('30/09/2026');
  await expect(page.getByRole('img')).toHaveCount(0);
  await button(page, 'pictures.spans.all').click();
  await expect(picture(page, 'weight').getByRole('img')).toBeVisible();
  expect(await page.locator('[data-picture] svg *').count()).toBeLessThan(500);
  await picture(page, 'pressure').locator('summary').click();
  expect(await picture(page, 'pressure').locator('tbody tr').count()).toBeLessThan(110);
});

test('without a value there is an inviting line, and nothing to print', async ({ page }) => {
  await open(page, 'pictures', []);
  await expect(page.getByText(text('en', 'health.pictures.empty'))).toBeVisible();
  await show(page, 'report');
  await expect(page.getByText(text('en', 'health.report.empty'))).toBeVisible();
  await expect(button(page, 'report.print')).toHaveCount(0);
});

test('a month prints on one page in each language, and so does the fullest of months', async ({ page }) => {
  for (const language of languages) {
    await open(page, 'report', sample(1), { language });
    await expect(page.locator('[data-report]')).toContainText(man?.name ?? '');
    expect.soft(await printedSheets(page), language).toBe(1);
    const [depth] = await printedDepths(page);
    expect.soft(depth?.left, language).toBeGreaterThan(0.6);
  }
  const moments = ['fasting', 'before-meal', 'after-meal', 'bedtime', 'other'] as const;
  const full = sample(1).flatMap((reading): Reading[] => {
    if (reading.what === 'sugar') return moments.map((moment) => ({ ...reading, moment }));
    if (reading.what === 'note') return [{ ...reading, text: `${reading.text} `.repeat(12) }];
    const remark = 'After work, on the chair at home, and I had not slept well.';
    return reading.what === 'pressure'
      ? Array.from({ length: 4 }, () => ({ ...reading, remark }))
      : [reading];
  });
  await open(page, 'report', full, {
    language: 'rw',
    person: { ...(man ?? { name: '' }), conditions: ['diabetes', 'high-pressure', 'heart', 'kidney'] },
  });
  expect(await printedSheets(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-report]')).toBeVisible();
  await expect(page.locator('main h1')).toBeHidden();
  await expect(page.locator('main button').first()).toBeHidden();
});

test('a table goes out, comes in only after a yes, and comes in once', async ({ page }) => {
  await open(page, 'data', sample(0), { person: woman });
  const downloading = page.waitForEvent('download');
  await button(page, 'csv.save').click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('buzima-Mukamana-Espérance-2026-11-23.csv');
  const saved = readFileSync(await file.path(), 'utf8');
  expect(saved.trim().split('\r\n')).toHaveLength(sample(0).length + 1);

  const choose = (content: string) =>
    page
      .locator('input[type=file][accept*=csv]')
      .setInputFiles({ name: 'table.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
  const count = (key: string, number: number) =>
    page.getByText(text('en', `health.csv.${key}`, { count: `${number}` }), { exact: true });
  await choose(saved);
  await expect(count('known', sample(0).length)).toBeVisible();
  await expect(count('new', 0)).toBeVisible();
  await expect(button(page, 'csv.add')).toHaveCount(0);

  const other =
    'date;kind;value;unit\n20/11/2026;weight;155,5;lb\n21/11/2026;pulse;61;\n31/02/2026;pulse;62;\n';
  await choose(other);
  await expect(count('new', 2)).toBeVisible();
  await expect(page.locator('[data-dry-run]')).toContainText(
    text('en', 'health.csv.row', { row: '4', fault: text('en', 'health.csv.faults.date') }),
  );
  await button(page, 'csv.cancel').click();
  await expect(page.getByText(text('en', 'health.csv.cancelled'))).toBeVisible();
  await choose(other);
  await button(page, 'csv.add').click();
  await expect(count('added', 2)).toBeVisible();
  await entriesWritten(page);
  await page.reload({ waitUntil: 'networkidle' });
  await show(page, 'data');
  await choose(other);
  await expect(count('known', 2)).toBeVisible();
  await choose('name,price\nbeans,900');
  await expect(page.getByRole('alert')).toHaveText(text('en', 'health.csv.otherTable'));
});

test('on a phone all parts are in sight, the report is not wider than its sheet, and old days are folded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'report', sample(1));
  const parts = page.getByRole('group', { name: text('en', 'health.tool.views.label') }).getByRole('button');
  await expect(parts).toHaveCount(4);
  for (const part of await parts.all()) await expect(part).toBeInViewport({ ratio: 1 });
  const scrolled = await page
    .getByRole('region', { name: text('en', 'health.report.values') })
    .evaluate((table) => table.scrollWidth - table.clientWidth);
  expect(scrolled).toBe(0);
  await button(page, 'tool.views.note').click();
  await expect(page.locator('[data-readings] details[open] details[open]')).toHaveCount(3);
});

for (const language of languages) {
  test.describe(() => {
    test.use({ viewport: { width: 320, height: 640 } });

    test(`axe has nothing against pictures, report and table in ${language}, and all of it fits a small phone`, async ({
      page,
    }) => {
      await open(page, 'pictures', sample(1), { language });
      await picture(page, 'pressure').locator('summary').click();
      for (const view of ['pictures', 'report', 'data'] as const) {
        await show(page, view, language);
        await expect(page.locator('[data-picture], [data-report], main details').first()).toBeVisible();
        expect.soft(await objections(page), view).toEqual([]);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(width, view).toBeLessThanOrEqual(320);
      }
    });
  });
}
