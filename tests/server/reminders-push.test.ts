import { expect, test, vi } from 'vitest';
import { startPushRelay } from '#server/reminders/push-relay.ts';
import { createPushTransport } from '#server/reminders/push-transport.ts';
import { vapidKeys } from '#server/reminders/vapid.ts';
import { deliveryLimits } from '#src/features/reminders/contract.ts';
import { type DatabaseKind, databaseKinds } from './support/databases.ts';
import { openBrowser, openGuard, startPushService, vapidClaims } from './support/push.ts';
import { openRoutes } from './support/reminder-callers.ts';
import { reminderEntry } from './support/reminders.ts';
import { openTestDatabase } from './support/server.ts';

const onBoth = test.for(databaseKinds);
const patience = { timeout: 15_000, interval: 10 };

/** A member with two browsers at a push service, and a relay that sends; the service answers as the test says. */
async function openScene(kind: DatabaseKind = 'SQLite', relays = 1) {
  const callers = await openRoutes(kind);
  const { configuration, keyring, log, environment, database } = callers;
  const service = await startPushService();
  const browsers = ['one', 'two'].map((name) => openBrowser(`${service.origin}/${name}`));
  for (const { subscription } of browsers) {
    expect(await callers.post('/push/subscriptions', subscription)).toMatchObject({ status: 200 });
  }
  const transport = createPushTransport(configuration, keyring, openGuard);
  const start = async () => {
    const stops: (() => Promise<void>)[] = [];
    for (let index = 0; index < relays; index += 1) {
      const own = index === 0 ? database : await openTestDatabase(environment);
      const pace = { pollMilliseconds: 10, firstRetryMilliseconds: 20 };
      const relay = startPushRelay({ database: own, keyring, log, transport, ...pace });
      stops.push(() => relay.stop(1_000));
    }
    return () => Promise.all(stops.map((stop) => stop()));
  };
  const waiting = async () => (await database.selectFrom('outgoing_push').selectAll().execute()).length;
  /** Sends all that waits. */
  async function send(): Promise<void> {
    const stop = await start();
    await vi.waitFor(async () => expect(await waiting()).toBe(0), patience);
    await stop();
  }
  return { ...callers, callers, service, browsers, start, send, waiting };
}

onBoth('a reminder reaches each browser, which alone can read it, signed by this site (%s)', async (kind) => {
  const { store, at, send, service, browsers, get, waiting } = await openScene(kind);
  const entry = reminderEntry({ text: 'Ibinini bibiri', language: 'rw' });
  await store(entry);
  expect(await at('2026-03-02T06:00:00Z')).toHaveLength(1);
  expect(await waiting()).toBe(2);
  await send();
  expect(service.requests.map(({ path }) => path).sort()).toEqual(['/one', '/two']);
  const one = service.requests.find(({ path }) => path === '/one');
  if (one === undefined || browsers[0] === undefined) throw new Error('There was no request.');
  expect(browsers[0].decrypt(one)).toEqual({
    title: 'Buzima irakwibutsa',
    body: 'Igihe cyo gufata umuti wawe kirageze.\nIbinini bibiri',
    url: '/rw/premium/reminders',
    tag: `reminder-${entry.id}`,
  });
  expect(() => browsers[1]?.decrypt(one)).toThrow();
  expect(one.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high', ttl: '7200' });
  expect(one.headers.topic).toMatch(/^[\w-]{32}$/);
  expect(one.body.toString('latin1')).not.toContain('Ibinini');
  const { key, claims } = vapidClaims(one);
  expect((await get('/push/key')).body).toEqual({ key });
  expect(claims).toMatchObject({ aud: service.origin, sub: 'https://buzima.example' });
  const hours = (claims.exp - Date.now() / 1000) / 3600;
  expect(hours).toBeGreaterThan(0);
  expect(hours).toBeLessThanOrEqual(24);
});

onBoth('two servers send each notification once (%s)', async (kind) => {
  const { store, at, send, service } = await openScene(kind, 2);
  await store(...Array.from({ length: 8 }, (_, index) => reminderEntry({ text: `Number ${index}` })));
  await at('2026-03-02T06:00:00Z');
  await send();
  expect(service.requests).toHaveLength(16);
});

test('one that comes late says so', async () => {
  const { store, at, send, service, browsers } = await openScene();
  await store(reminderEntry({ times: ['07:45', '08:00'] }));
  await at('2026-03-02T06:20:00Z');
  await send();
  const one = service.requests.find(({ path }) => path === '/one');
  const payload = one && browsers[0]?.decrypt(one);
  expect(payload).toMatchObject({ late: true });
  expect(payload?.body).toBe(
    'It is time for your medicine.\nPlanned for: 07:45, 08:00. This reminder comes late, because it could not be sent in time.',
  );
  expect(one?.headers.ttl).toBe('6000');
});

test.for([404, 410])('a browser that has ended its subscription (%i) is forgotten', async (status) => {
  const { store, at, send, service, state } = await openScene();
  service.status = status;
  await store(reminderEntry(), reminderEntry());
  await at('2026-03-02T06:00:00Z');
  await send();
  expect((await state()).devices).toBe(0);
});

test.for([400, 403, 413])(
  'what is refused for good (%i) is not tried again, and the browser stays',
  async (status) => {
    const { store, at, send, service, state } = await openScene();
    service.status = status;
    await store(reminderEntry());
    await at('2026-03-02T06:00:00Z');
    await send();
    expect(service.requests).toHaveLength(2);
    expect((await state()).devices).toBe(2);
  },
);

test.for([429, 500, 503])('what is refused for now (%i) is tried again and arrives', async (status) => {
  const { store, at, start, service, database, waiting } = await openScene();
  service.status = status;
  await store(reminderEntry());
  await at('2026-03-02T06:00:00Z');
  const stop = await start();
  const rows = () => database.selectFrom('outgoing_push').select(['attempts', 'next_attempt_at']).execute();
  // The clock of the test stands still, so the next attempt waits for it.
  const postponed = { attempts: 1, next_attempt_at: '2026-03-02T06:00:00.020Z' };
  await vi.waitFor(async () => expect(await rows()).toEqual([postponed, postponed]), patience);
  vi.setSystemTime(new Date('2026-03-02T06:05:00Z'));
  service.status = 201;
  await vi.waitFor(async () => expect(await waiting()).toBe(0), patience);
  await stop();
});

test('a push service says itself how long to wait', async () => {
  const { store, at, start, service, database, waiting } = await openScene();
  service.status = 429;
  service.retryAfter = '600';
  await store(reminderEntry());
  await at('2026-03-02T06:00:00Z');
  const stop = await start();
  await vi.waitFor(() => expect(service.requests).toHaveLength(2), patience);
  const next = () => database.selectFrom('outgoing_push').select('next_attempt_at').execute();
  const tenMinutes = { next_attempt_at: '2026-03-02T06:10:00.000Z' };
  await vi.waitFor(async () => expect(await next()).toEqual([tenMinutes, tenMinutes]), patience);
  // Beyond its use nobody waits.
  service.retryAfter = '86400';
  vi.setSystemTime(new Date('2026-03-02T06:10:00Z'));
  await vi.waitFor(async () => expect(await waiting()).toBe(0), patience);
  expect(service.requests).toHaveLength(4);
  await stop();
});

test('what waits is dropped when it is of no use any more, or its reminder is gone', async () => {
  const { store, at, send, service, waiting } = await openScene();
  const [walk, medicine] = [reminderEntry({ topic: 'walk' }), reminderEntry()];
  await store(walk, medicine);
  await at('2026-03-02T06:00:00Z');
  expect(await waiting()).toBe(4);
  await store({ ...medicine, changed: 2_000, content: null });
  vi.setSystemTime(new Date('2026-03-02T06:30:00Z'));
  await send();
  expect(service.requests).toHaveLength(0);
});

test('a service that never answers is left alone when the server stops, and its notification stays', async () => {
  const { store, at, start, service, waiting } = await openScene();
  service.status = 0;
  await store(reminderEntry());
  await at('2026-03-02T06:00:00Z');
  const stop = await start();
  await vi.waitFor(() => expect(service.requests).toHaveLength(2), patience);
  await stop();
  expect(await waiting()).toBe(2);
});

test('a trial goes out at once, to the browser that asks', async () => {
  const { post, service, browsers, waiting, state } = await openScene();
  const endpoint = `${service.origin}/one`;
  expect(await post('/push/try', { endpoint })).toEqual({ status: 200, body: { sent: true } });
  const [request] = service.requests;
  expect(request && browsers[0]?.decrypt(request)).toEqual({
    title: 'Reminder from Buzima',
    body: 'Notifications work on this device.',
    url: '/premium/reminders',
    tag: 'reminder-try',
  });
  expect(await waiting()).toBe(0);
  service.status = 500;
  expect(await post('/push/try', { endpoint })).toEqual({ status: 502, body: { error: 'notSent' } });
  service.status = 410;
  for (const devices of [1, 1]) {
    expect(await post('/push/try', { endpoint })).toEqual({ status: 404, body: { error: 'unknown' } });
    expect((await state()).devices).toBe(devices);
  }
  expect(service.requests).toHaveLength(3);
});

test('so many notifications go out in a day, each device counted, and the page is told', async () => {
  const { store, at, state, database } = await openScene();
  const times = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
  const water = { topic: 'water', zone: 'UTC', mail: false, times } as const;
  await store(...Array.from({ length: 5 }, () => reminderEntry(water)));
  for (let hour = 0; hour < 24; hour += 1) await at(`2026-03-02T${String(hour).padStart(2, '0')}:00:00Z`);
  const sent = await database.selectFrom('outgoing_push').select('id').execute();
  expect(sent).toHaveLength(deliveryLimits.pushesOfDay);
  expect(await state()).toMatchObject({ devices: 2, full: true });
});

test('the keys of the site hang on its secret alone', async () => {
  const { keyring, get } = await openRoutes();
  const { publicKey } = vapidKeys(keyring);
  expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
  expect((await get('/push/key')).body).toEqual({ key: publicKey });
  const other = { ...keyring, keyFor: (purpose: string) => keyring.keyFor(`${purpose}!`) };
  expect(vapidKeys(other).publicKey).not.toBe(publicKey);
});
