import { expect, test, vi } from 'vitest';
import { usefulMinutes } from '#server/reminders/lateness.ts';
import { openReminders, reminderEntry } from './support/reminders.ts';

test('every rule of lateness has its reason', () => {
  for (const { minutes, because } of Object.values(usefulMinutes)) {
    expect(minutes).toBeGreaterThan(0);
    expect(because).toMatch(/\w\.$/);
  }
});

test('what an outage missed comes as one, late, with the times that are still of use', async () => {
  const { store, at } = await openReminders();
  await store(reminderEntry({ times: ['05:00', '08:00', '08:30', '09:45'], text: 'Two tablets' }));
  const mails = await at('2026-03-02T07:50:00Z');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('Planned for: 08:00, 08:30, 09:45. This reminder comes late');
  expect(mails[0]?.sendBefore).toBe('2026-03-02T09:45:00.000Z');
  expect(await at('2026-03-02T07:51:00Z')).toHaveLength(0);
});

test('a year without the server ends with the reminder of today', async () => {
  const { store, at, schedule } = await openReminders();
  await store(
    reminderEntry({ times: ['07:00', '08:00'] }),
    reminderEntry({ topic: 'walk', times: ['06:00'] }),
  );
  const mails = await at('2027-03-02T06:00:00Z');
  expect(mails.map(({ text }) => /Planned for: [^.]*/.exec(text)?.[0])).toEqual([
    'Planned for: 07:00, 08:00',
  ]);
  expect((await schedule()).map(({ next_at }) => next_at)).toEqual([
    '2027-03-03T04:00:00.000Z',
    '2027-03-03T05:00:00.000Z',
  ]);
});

test('a clock that goes back reminds of nothing twice', async () => {
  const { store, at } = await openReminders();
  const entry = reminderEntry();
  await store(entry);
  expect(await at('2026-03-02T06:00:00Z')).toHaveLength(1);
  expect(await at('2026-03-02T05:00:00Z')).toHaveLength(0);
  // Not even when it is changed before that hour comes again.
  await store({ ...entry, changed: 2_000, content: { ...entry.content, text: 'x' } });
  expect(await at('2026-03-02T06:00:30Z')).toHaveLength(0);
  expect(await at('2026-03-03T06:00:00Z')).toHaveLength(1);
});

test('a clock that ran years ahead and is put right does not silence a reminder for years', async () => {
  const { store, at, schedule } = await openReminders();
  await store(reminderEntry(), reminderEntry({ from: '2026-01-01', until: '2029-01-01' }));
  expect(await at('2030-01-01T12:00:00Z')).toHaveLength(0);
  expect((await schedule()).map(({ next_at }) => next_at).sort()).toEqual(['2030-01-02T06:00:00.000Z', null]);
  expect(await at('2026-03-02T05:00:00Z')).toHaveLength(0);
  expect(await at('2026-03-02T06:00:00Z')).toHaveLength(2);
});

test('a change while a reminder is due does not swallow it, and adds nothing that is over', async () => {
  const { store, at } = await openReminders();
  const entry = reminderEntry();
  await store(entry);
  vi.setSystemTime(new Date('2026-03-02T06:00:02Z'));
  await store({ ...entry, changed: 2_000, content: { ...entry.content, times: ['07:30', '08:00'] } });
  const [mail] = await at('2026-03-02T06:00:04Z');
  expect(mail?.text).toContain('Planned for: 08:00.');
});

test('summer time that begins and ends moves a reminder by no minute on the clocks of its place', async () => {
  const { store, at } = await openReminders();
  await store(reminderEntry({ zone: 'Europe/Paris', times: ['08:00'] }));
  const days: [string, string][] = [
    ['2026-03-28', '07:00'],
    ['2026-03-29', '06:00'],
    ['2026-10-24', '06:00'],
    ['2026-10-25', '07:00'],
  ];
  for (const [day, hour] of days) {
    await at(`${day}T03:00:00Z`);
    const before = new Date(Date.parse(`${day}T${hour}:00Z`) - 1_000).toISOString();
    expect(await at(before), day).toHaveLength(0);
    expect(await at(`${day}T${hour}:00Z`), day).toHaveLength(1);
  }
});

test('the last days of the calendar keep the server waiting for nothing', async () => {
  const { store, at, schedule } = await openReminders();
  await store(
    reminderEntry({ from: '9999-12-31', weekdays: [], times: ['23:59'], zone: 'America/New_York' }),
    reminderEntry({ from: '9999-12-30', weekdays: [], times: ['23:59'], zone: 'America/New_York' }),
  );
  expect(await at('2026-03-02T06:00:00Z')).toHaveLength(0);
  expect((await schedule()).map(({ next_at }) => next_at)).toEqual([null, '9999-12-31T04:59:00.000Z']);
});
