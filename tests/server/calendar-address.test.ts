import { expect, test } from 'vitest';
import { calendarTexts } from '#server/entries/calendar-texts.ts';
import { loggablePath } from '#server/http/request-log.ts';
import { calendarAddressSchema } from '#src/features/entries/contract.ts';
import { readCalendar } from '#src/features/week-plan/logic/read-calendar.testing.ts';
import { languageCodes } from '#src/words/languages.ts';
import { type AccountClient, openAccount, password } from './support/accounts.ts';
import { databaseKinds, emptyDatabase } from './support/databases.ts';
import { callEntries, newEntry, placementEntry, syncCall } from './support/entries.ts';
import { memberCallers } from './support/entry-callers.ts';
import { openTestDatabase, startTestServer, type TestServer } from './support/server.ts';

const onBoth = test.for(databaseKinds);
const madeAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

/** A new secret address, as a whole. */
async function openAddress(server: TestServer, client: AccountClient): Promise<string> {
  const { body } = await callEntries(server, client, '/calendar', {});
  return `${server.url}${calendarAddressSchema.parse(body).path}`;
}

onBoth('a phone without a session reads what is planned, until the address ends (%s)', async (kind) => {
  const server = await startTestServer({ DATABASE_URL: await emptyDatabase(kind) });
  const client = await openAccount(server);
  const state = async () => (await callEntries(server, client, '/calendar')).body;
  expect(await state()).toEqual({ madeAt: null });
  const first = await openAddress(server, client);
  expect(first).toMatch(/\/api\/calendar\/[\w-]{43}\.ics$/);
  expect(await state()).toEqual({ madeAt });

  const once = placementEntry({ name: 'HIIT, twice; or more' });
  const weekly = placementEntry({ weekly: true, until: '2999-03-04', name: 'Core' });
  const entries = [once, weekly, newEntry({ name: 'Done' }), { ...placementEntry(), content: null }];
  await callEntries(server, client, '/sync', syncCall({ entries }));
  const answer = await fetch(first);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  const { properties, children } = readCalendar(await answer.text());
  expect(properties.get('X-WR-CALNAME')?.value).toBe('Buzima training');
  expect(properties.get('REFRESH-INTERVAL')?.value).toBe('PT6H');
  expect(
    children.map((event) => Object.fromEntries([...event.properties].map(([k, v]) => [k, v.value]))),
  ).toEqual([
    {
      UID: `${once.id}@buzima.training`,
      DTSTAMP: '19700101T000001Z',
      'LAST-MODIFIED': '19700101T000001Z',
      DTSTART: '29990107T063000',
      DURATION: 'PT25M',
      SUMMARY: 'HIIT, twice; or more',
      URL: `${server.url}/premium/training/session?session=main&workout=%2Fbuild-body-men%2Fhiit`,
    },
    expect.objectContaining({ SUMMARY: 'Core', RRULE: 'FREQ=WEEKLY;UNTIL=29990304T235959' }),
  ]);
  expect(children.map((event) => event.children.map(({ name }) => name))).toEqual([['VALARM'], ['VALARM']]);

  const second = await openAddress(server, client);
  expect((await fetch(first)).status).toBe(404);
  expect((await fetch(second)).status).toBe(200);
  expect((await fetch(second, { method: 'HEAD' })).status).toBe(200);
  expect((await callEntries(server, client, '/calendar/end', {})).body).toEqual({ madeAt: null });
  expect(await state()).toEqual({ madeAt: null });
  expect((await fetch(second)).status).toBe(404);
});

onBoth('the address is stored as a hash, logged nowhere, and goes with the account (%s)', async (kind) => {
  const server = await startTestServer({ DATABASE_URL: await emptyDatabase(kind), LOG_LEVEL: 'debug' });
  const client = await openAccount(server);
  const address = await openAddress(server, client);
  const token = /([\w-]{43})\.ics$/.exec(address)?.[1] ?? '';
  expect((await fetch(address)).status).toBe(200);
  for (const path of [
    `/api/calendar/${token}`,
    `/api/calendar/${token}/x`,
    `/api/calendar/${token}%2Eics`,
    `/api//calendar/${token}.ics`,
    `/fr/api/calendar/${token}.ics`,
    `/calendar/${token}`,
  ]) {
    await fetch(`${server.url}${path}`);
    await fetch(`${server.url}${path}`, { method: 'POST', body: 'x' });
  }
  const { body } = await client.call('GET', '/export');
  expect(body).toMatchObject({ calendarAddress: { madeAt } });
  const database = await openTestDatabase(server.environment);
  const vaults = await database.selectFrom('entry_vaults').selectAll().execute();
  for (const text of [server.logged(), JSON.stringify(body), JSON.stringify(vaults)]) {
    expect(text.includes(token)).toBe(false);
  }
  expect(server.logged()).toContain('/api/calendar/[removed]');
  expect(await client.post('/delete', { password })).toMatchObject({ status: 200 });
  expect((await fetch(address)).status).toBe(404);
});

test('what can be no calendar’s address is not found', async () => {
  const { readCalendar: read, limit } = await memberCallers();
  const paths = [
    '/x',
    '/x.ics',
    `/${'x'.repeat(43)}`,
    `/${'x'.repeat(43)}.ics`,
    `/${'x'.repeat(42)}.ics`,
    '/%00',
  ];
  for (const path of paths) {
    expect(await read(`/api/calendar${path}`), path).toMatchObject({ status: 404 });
  }
  expect(limit.asked.length).toBe(paths.length);
  expect(new Set(limit.asked.map(({ key }) => key)).size).toBe(1);
});

test('who tries addresses in vain waits, and a calendar is not read without end', async () => {
  const { readCalendar: read, changeCalendar, limit } = await memberCallers();
  const { path } = calendarAddressSchema.parse((await changeCalendar('')).body);
  limit.refusesFor = 33;
  for (const each of ['/api/calendar/x.ics', path]) {
    const answer = await read(each);
    expect(answer.status).toBe(429);
    expect(answer.headers.get('Retry-After')).toBe('33');
  }
  expect(limit.asked.slice(-2).map(({ points }) => points)).toEqual([60, 60]);
  expect(limit.asked.at(-1)?.key).not.toBe(limit.asked.at(-2)?.key);
});

test.for(['', '/end'])('a body that is no object changes nothing (%s)', async (path) => {
  const { changeCalendar } = await memberCallers();
  expect(await changeCalendar(path, [])).toMatchObject({ status: 400, body: { error: 'badRequest' } });
  expect(await changeCalendar(path, '')).toMatchObject({ status: 400 });
});

test('the calendar speaks the language of the member, and leads to pages in it', async () => {
  const { accounts, sync, readCalendar: read, changeCalendar } = await memberCallers();
  await sync(syncCall({ entries: [placementEntry({ name: 'Imyitozo' })] }));
  const { path } = calendarAddressSchema.parse((await changeCalendar('')).body);
  await accounts.database.updateTable('users').set({ language: 'rw' }).execute();
  const { properties, children } = readCalendar(String((await read(path)).body));
  expect(properties.get('X-WR-CALNAME')?.value).toBe(calendarTexts.rw.name);
  expect(children[0]?.properties.get('URL')?.value).toContain('/rw/premium/training/session?');
});

test('every language calls the calendar by a name of its own', () => {
  expect(new Set(languageCodes.map((language) => calendarTexts[language].name)).size).toBe(
    languageCodes.length,
  );
});

test('what ended long ago is not sent again and again', async () => {
  const { sync, readCalendar: read, changeCalendar } = await memberCallers();
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const entries = [100, 80].map((days) => placementEntry({ date: daysAgo(days), name: `${days} days ago` }));
  await sync(syncCall({ entries }));
  const { path } = calendarAddressSchema.parse((await changeCalendar('')).body);
  const { children } = readCalendar(String((await read(path)).body));
  expect(children.map(({ properties }) => properties.get('SUMMARY')?.value)).toEqual(['80 days ago']);
});

test.for([
  ['/api/calendar', '/api/calendar'],
  ['/api/calendar/end', '/api/calendar/end'],
  ['/api/calendar/x', '/api/calendar/[removed]'],
  ['/mine.ICS', '/[removed]'],
])('%s is logged as %s', ([path = '', logged]) => {
  expect(loggablePath(path)).toBe(logged);
});
