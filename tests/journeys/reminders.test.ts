import { readFileSync } from 'node:fs';
import { reminder } from '#src/features/reminders/logic/reminders.testing.ts';
import { readCalendar } from '#src/features/week-plan/logic/read-calendar.testing.ts';
import { errorStatus } from './support/account.ts';
import { entriesWritten } from './support/entries.ts';
import { expectNoOverflow } from './support/layout.ts';
import { objections } from './support/objections.ts';
import { languages } from './support/pages.ts';
import { beMember, button, cards, field, form, open, save, start, word } from './support/reminders.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

test.use({ serviceWorkers: 'allow' });

test('a glass of water four times a day is set in two taps, shows its next times, and stays', async ({
  page,
  watch,
}) => {
  await open(page);
  await expect(page.getByText(word('empty'))).toBeVisible();
  await start(page, 'water').click();
  await expect(form(page).locator('ol li')).toHaveText([
    'Monday, 23 November 2026 11:00',
    'Monday, 23 November 2026 14:00',
    'Monday, 23 November 2026 17:00',
    'Tuesday, 24 November 2026 08:00',
    'Tuesday, 24 November 2026 11:00',
  ]);
  await save(page);
  await expect(form(page)).toBeHidden();
  await expect(cards(page)).toContainText(['Every day at 08:00, 11:00, 14:00 and 17:00']);
  await expect(cards(page)).toContainText([word('next.today', { time: '11:00' })]);
  await expect(page.getByText('1 reminder · 3 more times today')).toBeVisible();
  await entriesWritten(page);
  await page.reload();
  await expect(cards(page)).toHaveCount(1);
  // Nothing is sent before somebody wishes it.
  expect(watch.requests.filter((request) => /\/api\//.test(request))).toEqual([]);
});

test('the form names each fault at its field, and what is typed outlives a reload', async ({ page }) => {
  await open(page, 'en', '?new=medicine');
  await expect(form(page).getByText(word('form.medicineHint'))).toBeVisible();
  await field(page, 'time-0').fill('');
  await field(page, 'until').fill('2026-11-01');
  await save(page);
  await expect(form(page).getByRole('alert').getByRole('link')).toHaveText([
    word('form.errors.text'),
    word('form.errors.untilFirst'),
    word('form.errors.time'),
  ]);
  await form(page).getByRole('alert').getByRole('link').last().click();
  await expect(field(page, 'time-0')).toBeFocused();
  await field(page, 'text').fill('The white one from the box');
  await field(page, 'until').fill('2026-12-31');
  await page.reload();
  await expect(field(page, 'text')).toHaveValue('The white one from the box');
  await form(page).getByText(word('form.every.heading')).click();
  await form(page)
    .getByRole('button', { name: word('form.every.fill'), exact: true })
    .click();
  await expect(field(page, 'time-4')).toHaveValue('20:00');
  await page.keyboard.press('Escape');
  await expect(page.getByText(word('draft.notSaved', { name: 'The white one from the box' }))).toBeVisible();
  await button(page, 'draft.goOn').click();
  await save(page);
  await expect(cards(page)).toContainText([
    'Every day, 5 times between 08:00 and 20:00, until 31 December 2026',
  ]);
  await expect(button(page, 'draft.goOn')).toHaveCount(0);
});

test('a reminder rests and goes on, is changed, and comes back after it was deleted', async ({ page }) => {
  await open(page);
  await start(page, 'weigh-in').click();
  await save(page);
  const named = (key: string) =>
    page.getByRole('button', { name: `${word(key)}: ${word('titles.weigh-in')}`, exact: true });
  await named('list.pause').click();
  await expect(cards(page)).toContainText([word('next.paused')]);
  await named('list.resume').click();
  await expect(cards(page)).toContainText(['Next: Monday, 30 November 2026 at 07:00']);
  await named('list.change').click();
  await form(page).getByLabel(text('en', 'workoutPlan.weekdays.friday'), { exact: true }).check();
  await save(page);
  await expect(cards(page)).toContainText(['Mon, Fri at 07:00']);
  await named('list.remove').click();
  await expect(cards(page).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(cards(page)).toContainText(['Mon, Fri at 07:00']);
  await named('list.remove').click();
  await entriesWritten(page);
  await page.reload();
  await expect(page.getByText(word('empty'))).toBeVisible();
});

test('an appointment reminds a day and an hour before, and all of it goes into a calendar', async ({
  page,
}) => {
  await open(page);
  await start(page, 'appointment').click();
  await field(page, 'text').fill('Dentist');
  await field(page, 'from').fill('2026-12-01');
  await field(page, 'time-0').fill('10:00');
  await save(page);
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).first()).toContainText('Dentist: Tuesday, 1 December 2026, 10:00');
  const downloading = page.waitForEvent('download');
  await button(page, 'calendar.all').click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('buzima-reminders.ics');
  const { children } = readCalendar(readFileSync(await file.path(), 'utf8'));
  expect(children.map(({ properties }) => properties.get('DTSTART')?.value)).toEqual([
    '20261130T100000',
    '20261201T090000',
  ]);
  await expect(page.getByText(word('calendar.outcomes.saved'))).toBeVisible();
});

test('a link in a mail ends mails at the press of a button, and says where it does not work', async ({
  page,
  watch,
}) => {
  watch.allowError(errorStatus);
  const statuses = [404, 200];
  const paths: string[] = [];
  await page.route('**/api/reminders/stop/*', (route) => {
    paths.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`);
    return route.fulfill({ status: statuses.shift() ?? 500, json: { stopped: 'reminder' } });
  });
  await open(page, 'en', '?stop=secret');
  await expect(page.getByText(word('stop.text'))).toBeVisible();
  expect(paths).toEqual([]);
  await button(page, 'stop.button').click();
  await expect(page.getByText(word('stop.unknown'))).toBeVisible();
  await button(page, 'stop.button').click();
  await expect(page.getByText(word('stop.done'))).toBeFocused();
  expect(paths).toEqual(Array(2).fill('POST /api/reminders/stop/secret'));
  expect(new URL(page.url()).search).toBe('');
});

test('a link for all reminders says that all mails end, before and after the button', async ({ page }) => {
  await page.route('**/api/reminders/stop/*', (route) => route.fulfill({ json: { stopped: 'all' } }));
  await open(page, 'en', '?stop=secret&all=1');
  await expect(page.getByText(word('stop.textAll'))).toBeVisible();
  await button(page, 'stop.button').click();
  await expect(page.getByText(word('stop.doneAll'))).toBeFocused();
  await expect(page.getByText(word('stop.done'), { exact: true })).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('');
});

test('a member switches notifications on at a tap, tries them, and has ended mails sent again', async ({
  page,
}) => {
  const { id, ...content } = reminder({ mail: true, push: true, zone: 'Europe/Paris' });
  const calls = await beMember(page, [{ id, kind: 'reminder', changed: 1, content }]);
  await open(page);
  await page.getByRole('button', { name: text('en', 'personal.carry.yes'), exact: true }).click();
  await expect(cards(page)).toContainText([word('list.mailEnded')]);
  await expect(cards(page)).toContainText([word('list.zone', { city: 'Paris' })]);
  await button(page, 'notifications.switchOn').click();
  await expect(page.getByText(word('notifications.done.on'))).toBeVisible();
  expect(calls).toContain(
    'POST /api/push/subscriptions {"endpoint":"https://push.example/1","keys":{"p256dh":"p","auth":"a"},"language":"en"}',
  );
  expect(
    await page.evaluate(async () =>
      (await navigator.serviceWorker.ready).active?.scriptURL.replace(location.origin, ''),
    ),
  ).toBe('/service-worker.js');
  await button(page, 'notifications.try').click();
  await expect(page.getByText(word('notifications.done.try'))).toBeVisible();
  await button(page, 'notifications.switchOff').click();
  await expect(page.getByText(word('notifications.done.off'))).toBeVisible();
  expect(calls).toContain('POST /api/push/subscriptions/end {"endpoint":"https://push.example/1"}');
  await button(page, 'mails.startAgain').click();
  await expect(page.getByText(word('mails.begun'))).toBeVisible();
  await expect(cards(page)).toContainText([word('list.mail')]);
  // A person who moved takes over the clock of the new place.
  await page.getByRole('button', { name: `${word('list.change')}: ${word('titles.water')}` }).click();
  await form(page)
    .getByRole('button', { name: word('form.takeZone', { here: 'Kigali' }) })
    .click();
  await save(page);
  await expect(cards(page)).not.toContainText([word('list.zone', { city: 'Paris' })]);
});

test('axe has nothing against the page and its form, and both fit a small phone in every language', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 800 });
  for (const language of languages) {
    await open(page, language);
    await start(page, 'pressure', language).click();
    await save(page, language);
    await start(page, 'medicine', language).click();
    await form(page)
      .getByText(word('form.repeats.chosen', {}, language))
      .click();
    await field(page, 'isQuiet').check();
    await save(page, language);
    await expect(form(page).getByRole('alert')).toBeVisible();
    await expectNoOverflow(page, `the form in ${language}`);
    if (language === 'en') expect(await objections(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expectNoOverflow(page, `the page in ${language}`);
    if (language === 'en') expect(await objections(page)).toEqual([]);
  }
});
