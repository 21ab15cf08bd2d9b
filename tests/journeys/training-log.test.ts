import { routes } from '#src/site/routes.ts';
import { languageFacts } from '#src/words/languages.ts';
import { entriesWritten } from './support/entries.ts';
import { colourRules, objections } from './support/objections.ts';
import { languages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';
import {
  addWalk,
  button,
  done,
  entries,
  form,
  manySessions,
  openLog,
  part,
  word,
} from './support/training-log.ts';

test('the picture of the week, its list and the table of eight weeks name the same sums', async ({
  page,
}) => {
  await openLog(page, [
    done({ date: '2026-11-16', minutes: 25, counted: 50 }),
    done({ date: '2026-11-20', minutes: 40, counted: 8, strength: true }),
    done({ date: '2026-11-15', minutes: 33, counted: 33 }),
  ]);
  await expect(page.getByRole('img', { name: word('counted', { count: '58' }), exact: true })).toBeVisible();
  await expect(part(page, 'week').locator('dd strong')).toHaveText(['2', '65', '1']);
  await part(page, 'weeks').locator('summary').click();
  const rows = part(page, 'weeks').locator('tbody tr');
  await expect(rows).toHaveCount(8);
  await expect(rows.last().locator('th, td')).toHaveText(['16/11', '58', '65', '1', '2']);
  await expect(rows.nth(6).locator('th, td')).toHaveText(['09/11', '33', '33', '0', '1']);
  await expect(rows.first().locator('td')).toHaveText(['0', '0', '0', '0']);
});

test('somebody who has done nothing yet reads what will stand here, adds a walk, and finds it after a reload', async ({
  page,
}) => {
  await openLog(page);
  await expect(page.getByRole('heading', { name: word('empty.heading') })).toBeVisible();
  await expect(page.getByRole('link', { name: word('empty.week') })).toHaveAttribute('href', routes.training);
  await addWalk(page, '45');
  await expect(button(page, 'form.add')).toBeFocused();
  const said = word('list.saved', { name: word('form.activities.walk'), day: 'Friday, 20 November 2026' });
  await expect(page.getByText(said)).toBeVisible();
  await page.reload();
  await expect(entries(page)).toContainText([word('form.activities.walk')]);
  await expect(part(page, 'week').locator('dd strong')).toHaveText(['1', '45', '0']);
});

test('the form says what is missing, keeps what is typed, and asks for breath only where it counts', async ({
  page,
}) => {
  await openLog(page);
  await button(page, 'form.add').click();
  await form(page).getByLabel(word('form.minutes'), { exact: true }).fill('an hour');
  await form(page).getByLabel(word('form.date'), { exact: true }).fill('2026-11-21');
  await button(page, 'form.save').click();
  await expect(form(page).getByRole('alert').getByRole('link')).toHaveText([
    word('form.errors.future'),
    word('form.errors.activity'),
    word('form.errors.minutes'),
  ]);
  await expect(form(page).getByLabel(word('form.minutes'), { exact: true })).toHaveValue('an hour');
  await form(page).getByRole('alert').getByRole('link').first().click();
  await expect(form(page).getByLabel(word('form.date'), { exact: true })).toBeFocused();
  await form(page).getByLabel(word('form.activity')).selectOption('else');
  await button(page, 'form.save').click();
  await expect(form(page).getByRole('alert')).toContainText(word('form.errors.name'));
  await expect(form(page).getByRole('alert')).toContainText(word('form.errors.effort'));
  await form(page).getByLabel(word('form.activity')).selectOption('strength');
  await expect(form(page).getByText(word('form.uncounted'))).toBeVisible();
  await form(page).getByLabel(word('form.date'), { exact: true }).fill('2026-11-17');
  await form(page).getByLabel(word('form.minutes'), { exact: true }).fill('20');
  await button(page, 'form.save').click();
  await expect(part(page, 'week').locator('dd strong')).toHaveText(['1', '20', '1']);
});

test('the calendar leads from month to month, and a day to its entries', async ({ page }) => {
  await openLog(page, [
    done({ date: '2026-10-31', name: 'Football', strength: true, whole: false }),
    done({ date: '2026-11-02', name: 'Dancing' }),
    done({ date: '2026-11-02', name: 'Digging' }),
  ]);
  const day = (name: string | RegExp) => part(page, 'calendar').getByRole('button', { name });
  await expect(button(page, 'calendar.next')).toHaveAttribute('aria-disabled', 'true');
  await day('Monday, 2 November 2026, 2 sessions, 60 minutes').click();
  const heading = part(page, 'entries').getByRole('heading', { level: 2 });
  await expect(heading).toBeFocused();
  await expect(heading).toContainText('Monday, 2 November 2026');
  await expect(entries(page)).toHaveCount(2);
  await button(page, 'calendar.previous').click();
  await expect(heading).toContainText('October 2026');
  await expect(entries(page)).toContainText(['Football']);
  await expect(
    day(`Saturday, 31 October 2026, 1 session, 30 minutes, ${word('part')}, ${word('strength')}`),
  ).toBeVisible();
  await part(page, 'calendar').locator('summary').click();
  const row = part(page, 'calendar').locator('details tbody tr');
  await expect(row.locator('th, td')).toHaveText([
    'Sat 31',
    '1',
    '30',
    '30',
    `${word('part')}, ${word('strength')}`,
  ]);
  await button(page, 'calendar.previous').click();
  await expect(part(page, 'entries')).toContainText(word('calendar.none'));
});

test('what is deleted comes back with one press, and what is not stays away after a reload', async ({
  page,
}) => {
  await openLog(page, [done({ name: 'First', date: '2026-11-18' }), done({ name: 'Second' })]);
  await button(page, 'list.remove').first().click();
  const gone = page.getByRole('listitem', { name: word('list.removed', { name: 'Second' }) });
  await expect(gone).toBeFocused();
  await expect(part(page, 'week').locator('dd strong')).toHaveText(['1', '30', '0']);
  await page.keyboard.press('Tab');
  await expect(button(page, 'list.undo')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem', { name: 'Second' })).toBeFocused();
  await expect(part(page, 'week').locator('dd strong')).toHaveText(['2', '60', '0']);
  await button(page, 'list.remove').last().click();
  await entriesWritten(page);
  await page.reload();
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page)).toContainText(['Second']);
});

test('an entry gets another day and other minutes, and what counts of it changes with them', async ({
  page,
}) => {
  await openLog(page, [done({ minutes: 30, counted: 15, felt: 'hard' })]);
  await button(page, 'list.change').click();
  await form(page).getByLabel(word('form.date'), { exact: true }).fill('2026-10-30');
  await form(page).getByLabel(word('form.minutes'), { exact: true }).fill('60');
  await form(page).getByLabel(word('form.felt')).selectOption('');
  await button(page, 'form.save').click();
  await expect(part(page, 'entries').getByRole('heading', { level: 2 })).toBeFocused();
  await expect(entries(page)).toContainText(['Friday, 30 October 2026']);
  await expect(entries(page)).toContainText([word('counted', { count: '30' })]);
  await expect(entries(page)).not.toContainText([word('felt.hard')]);
});

test('a session is named in the language of the reader and can be done again; bests wait until they are wanted', async ({
  page,
  watch,
}) => {
  await openLog(page, manySessions, 'fr');
  const again = page.getByRole('link', { name: word('list.again', {}, 'fr') }).first();
  await expect(again).toHaveAttribute(
    'href',
    /^\/fr\/premium\/training\/session\?session=four-moves&workout=/,
  );
  expect(watch.requests.filter((request) => request.includes('exercises.json'))).toEqual([]);
  await part(page, 'bests').locator('summary').click();
  const rows = part(page, 'bests').locator('tbody tr');
  await expect(rows).toHaveCount(2);
  await expect(rows.first().locator('td').first()).toHaveText(/^40\sfois$/);
  await expect(rows.first()).toContainText('vendredi 20 novembre 2026');
  await rows.last().getByRole('link').click();
  await expect(page).toHaveURL('/fr/exercises/forearm-plank');
});

test('names and forms that do not come are said plainly, and come at the next try', async ({
  page,
  watch,
  context,
}) => {
  watch.allowError(/Failed to load resource|Failed to fetch|dynamically imported module/);
  await openLog(page, manySessions);
  await context.setOffline(true);
  await part(page, 'bests').locator('summary').click();
  await expect(page.getByText(word('bests.failed'))).toBeVisible();
  await button(page, 'form.add').click();
  await expect(page.getByText(word('form.failed'))).toBeVisible();
  await context.setOffline(false);
  await button(page, 'bests.retry').click();
  await expect(part(page, 'bests').locator('tbody tr')).toHaveCount(2);
  await button(page, 'form.add').click();
  await expect(form(page)).toBeVisible();
});

test('where the browser stores nothing, the log says so and still shows what is added', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
  });
  await openLog(page);
  await expect(page.getByText(text('en', 'personal.keeping.blocked'))).toBeVisible();
  await addWalk(page, '20');
  await expect(entries(page)).toHaveCount(1);
});

test('axe has nothing against the log, open in all its parts, its forms, and an empty one', async ({
  page,
}) => {
  await openLog(page);
  expect(await objections(page)).toEqual([]);
  await openLog(page, manySessions);
  for (const summary of await page.locator('main summary').all()) await summary.click();
  await expect(part(page, 'bests').locator('table')).toBeVisible();
  await button(page, 'list.remove').first().click();
  expect(await objections(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await objections(page, colourRules)).toEqual([]);
  await button(page, 'form.add').click();
  await button(page, 'form.save').click();
  await expect(form(page).getByRole('alert')).toBeVisible();
  expect(await objections(page)).toEqual([]);
});

for (const language of languages) {
  test.describe(() => {
    test.use({ locale: languageFacts(language).tag, viewport: { width: 320, height: 640 } });

    test(`on a small phone the log in ${language} is no wider than the window, and its buttons fit a finger`, async ({
      page,
    }) => {
      await openLog(page, manySessions, language);
      for (const summary of await page.locator('main summary').all()) await summary.click();
      await expect(part(page, 'bests').locator('table')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      const boxes = await page
        .locator('main :is(button, summary):visible')
        .evaluateAll((buttons) => buttons.map((one) => one.getBoundingClientRect().toJSON()));
      expect(boxes.filter(({ width, height }) => width < 44 || height < 44)).toEqual([]);
      await page.getByRole('button', { name: word('form.add', {}, language), exact: true }).click();
      await expect(form(page)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  });
}
