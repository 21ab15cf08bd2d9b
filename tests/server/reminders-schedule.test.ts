import { expect, test, vi } from 'vitest';
import { createKeyring } from '#server/entries/keyring.ts';
import { syncEntries } from '#server/entries/sync.ts';
import { handleNextDue } from '#server/reminders/handle-due.ts';
import { addDevice } from '#server/reminders/push-subscriptions.ts';
import { startReminderWorker } from '#server/reminders/reminder-worker.ts';
import type { Entry } from '#src/features/entries/contract.ts';
import { deliveryLimits } from '#src/features/reminders/contract.ts';
import { databaseKinds } from './support/databases.ts';
import { addUser, newEntry, syncCall } from './support/entries.ts';
import { openBrowser } from './support/push.ts';
import { openReminders, queuedMails, reminderEntry } from './support/reminders.ts';
import { openTestDatabase } from './support/server.ts';

const onBoth = test.for(databaseKinds);

onBoth(
  'an entry is planned, moved and removed with its content, and its row holds no word (%s)',
  async (kind) => {
    const { store, schedule, database, userId } = await openReminders(kind);
    const entry = reminderEntry({ text: 'Nyabarongo', times: ['08:00', '13:00'] });
    await store(entry, newEntry());
    const [row] = await database.selectFrom('reminder_schedule').selectAll().execute();
    expect(row).toEqual({
      user_id: userId,
      entry_id: entry.id,
      next_at: '2026-03-02T06:00:00.000Z',
      handled_until: '2026-03-01T12:00:00.000Z',
      mail_ended_at: null,
      stop_hash: expect.stringMatching(/^[\w-]{43}$/),
    });
    await store({ ...entry, changed: 2_000, content: { ...entry.content, times: ['16:00'] } });
    expect(await schedule()).toMatchObject([{ next_at: '2026-03-01T14:00:00.000Z' }]);
    await store({ ...entry, changed: 3_000, content: { ...entry.content, paused: true } });
    expect(await schedule()).toMatchObject([{ next_at: null }]);
    // An older change that comes late changes nothing.
    await store({ ...entry, changed: 2_500 });
    expect(await schedule()).toMatchObject([{ next_at: null }]);
    await store({ ...entry, changed: 4_000, content: null });
    expect(await schedule()).toEqual([]);
  },
);

test('an id that becomes something else, and content that is no reminder, are planned no more', async () => {
  const { store, schedule } = await openReminders();
  const [first, second, third] = [reminderEntry(), reminderEntry(), reminderEntry()];
  await store(first, second, third);
  expect(await schedule()).toHaveLength(3);
  await store(
    { ...first, kind: 'done', changed: 2_000 },
    { ...second, content: { ...second.content, times: ['25:00'] }, changed: 2_000 },
    { ...third, content: { ...third.content, from: '2026-02-30' }, changed: 2_000 },
  );
  expect(await schedule()).toEqual([]);
});

test('a reminder in a zone that the server does not know is kept and not planned, and the log tells no more', async () => {
  const { store, schedule, logged, database } = await openReminders();
  await store(reminderEntry({ zone: 'Africa/Nyabugogo', text: 'Nyabarongo' }), reminderEntry());
  expect(await schedule()).toHaveLength(1);
  expect(await database.selectFrom('entries').select('id').execute()).toHaveLength(2);
  expect(logged()).toContain('"event":"reminders in an unknown time zone are not planned","reminders":1');
  expect(logged()).not.toMatch(/Nyabugogo|Nyabarongo/);
});

test('what goes by no way of the server waits for nothing', async () => {
  const { store, schedule } = await openReminders();
  await store(reminderEntry({ mail: false, push: false }));
  expect(await schedule()).toMatchObject([{ next_at: null }]);
});

test('so many are planned and no more; one that is over or deleted makes room', async () => {
  const { store, schedule } = await openReminders();
  const half = deliveryLimits.scheduled / 2;
  const batch = () => Array.from({ length: half }, () => reminderEntry());
  const over = reminderEntry({ from: '2026-02-01', weekdays: [] });
  await store(over);
  for (const _ of [1, 2]) await store(...batch());
  await store(reminderEntry());
  const planned = (await schedule()).filter(({ next_at }) => next_at !== null);
  expect(planned).toHaveLength(deliveryLimits.scheduled);
  const [first] = planned;
  await store({ ...over, id: first?.entry_id ?? '', changed: 2_000, content: null });
  const added = reminderEntry();
  await store(added, reminderEntry());
  const ids = (await schedule()).map(({ entry_id }) => entry_id);
  expect(ids).toHaveLength(deliveryLimits.scheduled + 1);
  expect(ids).toContain(added.id);
});

onBoth('each time is reminded of once, whatever the hour that the server looks (%s)', async (kind) => {
  const { store, at, schedule } = await openReminders(kind);
  await store(reminderEntry({ times: ['08:00', '20:00'] }));
  expect(await at('2026-03-02T05:59:59.999Z')).toHaveLength(0);
  expect(await at('2026-03-02T06:00:00.000Z')).toHaveLength(1);
  expect(await at('2026-03-02T06:00:00.001Z')).toHaveLength(0);
  expect(await schedule()).toMatchObject([{ next_at: '2026-03-02T18:00:00.000Z' }]);
  expect(await at('2026-03-02T18:00:03.000Z')).toHaveLength(1);
  expect(await at('2026-03-03T05:00:00.000Z')).toHaveLength(0);
});

onBoth('of two servers and eight looks at once each reminder goes out once (%s)', async (kind) => {
  const { store, environment, configuration, keyring, log, database } = await openReminders(kind);
  const other = await openTestDatabase(environment);
  const members = [await addUser(database), await addUser(database), await addUser(database)];
  await store(...Array.from({ length: 12 }, () => reminderEntry()));
  for (const userId of members) {
    const entries = Array.from({ length: 6 }, () => reminderEntry());
    await syncEntries({ database, keyring, log }, userId, syncCall({ entries }));
  }
  const now = new Date('2026-03-02T06:00:01Z');
  async function handleAll(index: number): Promise<number> {
    const parts = { configuration, keyring, log, database: index % 2 === 0 ? database : other };
    for (let mails = 0; ; ) {
      const delivered = await handleNextDue(parts, now);
      if (delivered === undefined) return mails;
      mails += delivered.mails;
    }
  }
  const counts = await Promise.all(Array.from({ length: 8 }, (_, index) => handleAll(index)));
  // One that finds every member in the hands of others goes home, and looks again after its pause.
  expect(counts.reduce((sum, count) => sum + count, 0) + (await handleAll(0))).toBe(30);
  expect(await queuedMails(database)).toHaveLength(30);
  const counted = await database.selectFrom('reminder_members').select('mails').orderBy('mails').execute();
  expect(counted.map(({ mails }) => mails)).toEqual([6, 6, 6, 12]);
});

onBoth(
  'what breaks between queue and schedule leaves neither, and goes out once afterwards (%s)',
  async (kind) => {
    const { store, at, schedule, database, keyring, userId } = await openReminders(kind);
    await store(reminderEntry());
    await addDevice({ database, keyring }, userId, openBrowser('https://push.example/x').subscription);
    // The mail is in its queue already when the notification fails.
    await database.schema.alterTable('outgoing_push').renameTo('elsewhere').execute();
    await expect(at('2026-03-02T06:00:00Z')).rejects.toThrow();
    expect(await queuedMails(database)).toHaveLength(0);
    expect(await schedule()).toMatchObject([{ next_at: '2026-03-02T06:00:00.000Z' }]);
    await database.schema.alterTable('elsewhere').renameTo('outgoing_push').execute();
    expect(await at('2026-03-02T06:01:00Z')).toHaveLength(1);
    expect(await at('2026-03-02T06:02:00Z')).toHaveLength(0);
  },
);

test.for([
  ['medicine', '08:00', '2026-03-02T07:59:59Z', true],
  ['medicine', '08:00', '2026-03-02T08:00:01Z', false],
  ['appointment', '08:00', '2026-03-02T07:59:59Z', true],
  ['other', '08:00', '2026-03-02T08:00:01Z', false],
  ['water', '08:00', '2026-03-02T06:29:59Z', true],
  ['water', '08:00', '2026-03-02T06:30:01Z', false],
  ['pressure', '08:00', '2026-03-02T06:30:01Z', false],
] as const)('%s at %s, first seen to at %s, is sent: %s', async ([topic, time, moment, sent]) => {
  const { store, at, schedule } = await openReminders();
  await store(reminderEntry({ topic, times: [time] }));
  expect(await at(moment)).toHaveLength(sent ? 1 : 0);
  expect(await schedule()).toMatchObject([{ next_at: '2026-03-03T06:00:00.000Z' }]);
});

test('a server with another secret leaves a reminder to those that can read it', async () => {
  const scene = await openReminders();
  await scene.store(reminderEntry({ text: 'Nyabarongo' }));
  const stranger = { ...scene, keyring: createKeyring('t'.repeat(64)) };
  expect(await handleNextDue(stranger, new Date('2026-03-02T06:00:00Z'))).toEqual({ mails: 0, pushes: 0 });
  expect(await handleNextDue(stranger, new Date('2026-03-02T06:00:01Z'))).toBeUndefined();
  expect(scene.logged()).toContain('SealBroken');
  expect(await scene.at('2026-03-02T06:10:00Z')).toHaveLength(1);
});

onBoth('a deleted account takes its schedule along, also while a server works on it (%s)', async (kind) => {
  const { store, database, userId, schedule, ...parts } = await openReminders(kind);
  await store(...Array.from({ length: 20 }, () => reminderEntry()));
  const now = new Date('2026-03-02T06:00:00Z');
  const work = async () => {
    while ((await handleNextDue({ ...parts, database }, now)) !== undefined);
  };
  await Promise.all([work(), work(), database.deleteFrom('users').where('id', '=', userId).execute()]);
  expect(await schedule()).toEqual([]);
  expect(await database.selectFrom('reminder_members').selectAll().execute()).toEqual([]);
});

test('the worker looks by itself, says what it queued, and outlives a database that is away', async () => {
  const { store, database, logged, ...parts } = await openReminders();
  await store(reminderEntry());
  let wakes = 0;
  let now = new Date('2026-03-02T05:59:59Z');
  const stop = startReminderWorker({
    ...{ ...parts, database, pollMilliseconds: 5, clock: () => now },
    onMailQueued: () => {
      wakes += 1;
    },
    onPushQueued: () => undefined,
  });
  await database.schema.alterTable('reminder_schedule').renameTo('elsewhere').execute();
  await vi.waitFor(() => expect(logged()).toContain('reminders cannot be read'));
  await database.schema.alterTable('elsewhere').renameTo('reminder_schedule').execute();
  now = new Date('2026-03-02T06:00:00Z');
  await vi.waitFor(() => expect(wakes).toBe(1));
  await stop();
  expect(await queuedMails(database)).toHaveLength(1);
});

test('a call of the sync that fails plans nothing', async () => {
  const { database, userId, keyring, log, schedule } = await openReminders();
  const entries: Entry[] = [reminderEntry()];
  await database.schema.alterTable('reminder_schedule').renameTo('elsewhere').execute();
  await expect(syncEntries({ database, keyring, log }, userId, syncCall({ entries }))).rejects.toThrow();
  await database.schema.alterTable('elsewhere').renameTo('reminder_schedule').execute();
  expect(await schedule()).toEqual([]);
  expect(await database.selectFrom('entries').select('id').execute()).toEqual([]);
});
