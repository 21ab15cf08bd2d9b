import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type Entry, type SyncCall, syncCallSchema } from '#src/features/entries/contract.ts';
import { done, idOf } from '#src/features/entries/logic/entries.testing.ts';
import { Account } from '#src/features/entries/logic/sync.testing.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { errorStatus } from './support/account.ts';
import { objections } from './support/objections.ts';
import { languages, someLanguages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

type Language = (typeof languages)[number];

const entries: readonly Entry[] = [
  {
    ...done(1),
    content: {
      ...{ date: '2026-11-20', name: 'HIIT', minutes: 20, counted: 20, strength: false, whole: true },
      exercises: [],
    },
  },
  {
    ...{ id: idOf(2), kind: 'placement', changed: 5 },
    content: {
      ...{ workout: '/build-body-men/cardio/hiit', session: 'four-moves', name: 'HIIT', minutes: 20 },
      ...{ date: '2026-11-23', time: '07:00', weekly: true, rounds: 0, counted: 20, strength: false },
      ...{ hard: [], step: 0, since: '2026-11-23', extra: 0 },
    },
  },
  { ...done(3), content: null },
];

const backup = (own: readonly object[] = entries, version = 1) =>
  JSON.stringify({ format: 'buzima-entries', version, madeAt: '2026-11-20T08:00:00Z', entries: own });

const button = (page: Page, key: string, language: Language = 'en') =>
  page.getByRole('button', { name: text(language, key), exact: true });

async function open(page: Page, language: Language = 'en') {
  await page.goto(localizedUrl(routes.trainingData, language), { waitUntil: 'networkidle' });
  await expect(button(page, 'trainingData.tool.file.choose', language)).toBeEnabled();
}

const choose = (page: Page, content: string, name = 'buzima-data-2026-11-20.json') =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });

/** How many of each kind the page says that there are. */
/** How many placements, own sessions and sessions that were done the page counts. */
const counts = (page: Page) =>
  page
    .locator('main ul[aria-busy=false] li')
    .allTextContents()
    .then((rows) => rows.slice(0, 3).map((row) => Number(/\d+/.exec(row)?.[0])));

/** Makes the page one of a member, and answers its calls as the server does. */
async function beMember(page: Page, account: () => Account): Promise<SyncCall[]> {
  const calls: SyncCall[] = [];
  await page.addInitScript(() => localStorage.setItem('buzima.logged-in', 'yes'));
  await page.route('**/api/sync', async (route) => {
    const call = syncCallSchema.parse(route.request().postDataJSON());
    calls.push(call);
    const isOther = call.account !== null && call.account !== account().id;
    await (isOther
      ? route.fulfill({ status: 409, json: { error: 'otherAccount', account: account().id } })
      : route.fulfill({ json: account().answer(call) }));
  });
  await page.route('**/api/calendar**', (route) => {
    const madeAt = '2026-11-23T05:00:00.000Z';
    if (route.request().method() === 'GET' || route.request().url().endsWith('/end'))
      return route.fulfill({ json: { madeAt: null } });
    return route.fulfill({ json: { path: `/calendar/${'secret'.repeat(7)}.ics`, madeAt } });
  });
  return calls;
}

for (const language of someLanguages) {
  test(`what is saved in a file comes back after it was erased, in ${language}`, async ({ page, watch }) => {
    await open(page, language);
    await choose(page, backup());
    await expect.poll(() => counts(page)).toEqual([1, 0, 1]);
    const downloading = page.waitForEvent('download');
    await button(page, 'personal.keeping.saveFile', language).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/^buzima-data-\d{4}-\d\d-\d\d\.json$/);
    const saved = readFileSync(await file.path(), 'utf8');

    await button(page, 'trainingData.tool.erase.start', language).click();
    await expect(button(page, 'trainingData.tool.erase.cancel', language)).toBeFocused();
    await button(page, 'trainingData.tool.erase.confirm', language).click();
    await expect(page.getByText(text(language, 'trainingData.tool.erase.erased'))).toBeFocused();
    await page.reload();
    await expect.poll(() => counts(page)).toEqual([0, 0, 0]);

    await choose(page, saved);
    await expect(
      page.getByText(text(language, 'trainingData.tool.file.added', { count: '2' })),
    ).toBeVisible();
    await page.reload();
    await expect.poll(() => counts(page)).toEqual([1, 0, 1]);
    expect(watch.requests.filter((request) => request.includes('/api/'))).toEqual([]);
  });
}

test('a file of another kind is told as one, and takes nothing away', async ({ page }) => {
  await open(page);
  await choose(page, backup());
  for (const [content, key] of [
    ['{"format":', 'noJson'],
    ['{"profile":{}}', 'otherFile'],
    [backup([], 2), 'newerFile'],
  ] as const) {
    await choose(page, content);
    await expect(page.getByRole('alert')).toHaveText(text('en', `trainingData.tool.file.${key}`));
  }
  await choose(page, backup([...entries, { id: 'x' }, {}]));
  await expect(page.getByText('2 entries of the file could not be read')).toBeVisible();
  await expect(page.getByText('3 entries stay as they are.')).toBeVisible();
  expect(await counts(page)).toEqual([1, 0, 1]);
});

test('where the browser stores nothing, the page says so and works while it is open', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await open(page);
  await expect(page.getByText(text('en', 'personal.keeping.blocked'))).toBeVisible();
  await choose(page, backup());
  await expect.poll(() => counts(page)).toEqual([1, 0, 1]);
  const downloading = page.waitForEvent('download');
  await button(page, 'personal.keeping.saveFile').first().click();
  expect(JSON.parse(readFileSync(await (await downloading).path(), 'utf8')).entries).toHaveLength(3);
});

test('the database of the first edition is still there, and a change shows in another tab', async ({
  page,
  context,
}) => {
  await page.goto(routes.about);
  await page.evaluate(async (own) => {
    const request = indexedDB.open('buzima', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('entries', { keyPath: 'id' });
    await new Promise((resolve) => {
      request.onsuccess = resolve;
    });
    const transaction = request.result.transaction('entries', 'readwrite');
    for (const entry of own) transaction.objectStore('entries').put(entry);
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    request.result.close();
  }, entries);
  await open(page);
  await expect.poll(() => counts(page)).toEqual([1, 0, 1]);
  const other = await context.newPage();
  await open(other);
  await button(other, 'trainingData.tool.erase.start').click();
  await button(other, 'trainingData.tool.erase.confirm').click();
  await expect.poll(() => counts(page)).toEqual([0, 0, 0]);
});

test('a member’s training goes into the account only after a yes, and into another only after another', async ({
  page,
  watch,
}) => {
  watch.allowError(errorStatus);
  let account = new Account('first');
  const calls = await beMember(page, () => account);
  await open(page);
  await choose(page, backup());
  await expect.poll(() => counts(page)).toEqual([1, 0, 1]);
  expect(calls).toEqual([]);
  await button(page, 'personal.carry.yes').click();
  await expect(page.getByText(text('en', 'personal.carry.begun'))).toBeFocused();
  await expect(page.getByText(text('en', 'personal.carry.complete'))).toBeVisible();
  expect(account.rows.size).toBe(3);

  account.answer({ account: 'first', after: 0, entries: [{ ...entries[0], id: idOf(8) } as Entry] });
  await page.reload();
  await expect.poll(() => counts(page)).toEqual([1, 0, 2]);

  account = new Account('second');
  await page.reload();
  await expect(page.getByText(text('en', 'personal.carry.otherAccount'))).toBeVisible();
  expect(account.rows.size).toBe(0);
  await button(page, 'personal.carry.yes').click();
  await expect.poll(() => account.rows.size).toBe(4);

  await button(page, 'trainingData.tool.account.stop').click();
  await expect(page.getByText(text('en', 'trainingData.tool.account.stopped'))).toBeFocused();
  const before = calls.length;
  await page.reload({ waitUntil: 'networkidle' });
  await expect(button(page, 'personal.carry.yes')).toBeVisible();
  expect(calls.length).toBe(before);
});

test('what could not be copied is said, and goes when the network is back', async ({
  page,
  context,
  watch,
}) => {
  watch.allowError(errorStatus);
  const account = new Account('first');
  await beMember(page, () => account);
  await open(page);
  await button(page, 'personal.carry.yes').click();
  await expect(button(page, 'trainingData.tool.account.now')).toBeVisible();
  await context.setOffline(true);
  await choose(page, backup());
  await button(page, 'trainingData.tool.account.now').click();
  await expect(page.getByText('3 entries wait to be copied to your account.')).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => account.rows.size).toBe(3);
  await expect(page.getByText('3 entries wait')).toBeHidden();
});

test('the calendar address is made, copied and ended', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const account = new Account('first');
  await beMember(page, () => account);
  await open(page);
  await expect(page.getByText(text('en', 'trainingData.tool.calendar.needsAccount'))).toBeVisible();
  await button(page, 'personal.carry.yes').click();
  await button(page, 'trainingData.tool.calendar.make').click();
  const address = `${new URL(page.url()).origin}/calendar/${'secret'.repeat(7)}.ics`;
  await expect(page.locator('code')).toHaveText(address);
  await button(page, 'trainingData.tool.calendar.copy').click();
  await expect(page.getByText(text('en', 'trainingData.tool.calendar.copied'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await button(page, 'trainingData.tool.calendar.end').click();
  await expect(page.getByText(text('en', 'trainingData.tool.calendar.ended'))).toBeVisible();
  await expect(button(page, 'trainingData.tool.calendar.make')).toBeVisible();
});

for (const language of languages) {
  test.describe(() => {
    test.use({ viewport: { width: 320, height: 640 } });

    test(`axe has nothing against the page in ${language}, and on a small phone all of it fits`, async ({
      page,
    }) => {
      const account = new Account('first');
      await beMember(page, () => account);
      await open(page, language);
      await choose(page, backup());
      expect(await objections(page)).toEqual([]);
      await button(page, 'personal.carry.yes', language).click();
      await button(page, 'trainingData.tool.calendar.make', language).click();
      await expect(page.locator('code')).toBeVisible();
      await button(page, 'trainingData.tool.erase.start', language).click();
      expect(await objections(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      const boxes = await page
        .locator('main button')
        .evaluateAll((buttons) => buttons.map((one) => one.getBoundingClientRect().toJSON()));
      expect(boxes.filter(({ left, right, height }) => left < 0 || right > 320 || height < 44)).toEqual([]);
    });
  });
}
