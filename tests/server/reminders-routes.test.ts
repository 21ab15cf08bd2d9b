import type { LookupAddress } from 'node:dns';
import { expect, test } from 'vitest';
import {
  checkEndpoint,
  EndpointRefused,
  guardedLookup,
  isPublicAddress,
  publicHosts,
} from '#server/reminders/push-guard.ts';
import { tryMessage } from '#server/reminders/push-message.ts';
import { addDevice } from '#server/reminders/push-subscriptions.ts';
import { createPushTransport } from '#server/reminders/push-transport.ts';
import { deliveryLimits, reminderStateSchema } from '#src/features/reminders/contract.ts';
import { openAccount, password, waitForMails } from './support/accounts.ts';
import { databaseKinds, emptyDatabase } from './support/databases.ts';
import { addUser, callEntries, syncCall } from './support/entries.ts';
import { openBrowser, startPushService } from './support/push.ts';
import { openRoutes } from './support/reminder-callers.ts';
import { reminderEntry } from './support/reminders.ts';
import { openTestDatabase, startTestServer } from './support/server.ts';

const onBoth = test.for(databaseKinds);

test.for([
  '127.0.0.1',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.1.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '198.51.100.7',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  'ff02::1',
  'localhost',
  '',
])('nothing is sent to %s', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.for(['8.8.8.8', '172.32.0.1', '142.250.185.10', '2a00:1450:4001:82a::200a'])(
  'notifications may go to %s',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

const noAddresses = [
  'http://8.8.8.8/x',
  'https://8.8.8.8:8443/x',
  'https://user@8.8.8.8/x',
  'https://127.0.0.1/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://[::1]/x',
  'https://[::ffff:10.0.0.1]/x',
  'https://localhost/x',
  'https://LOCALHOST./x',
  'https://no-such-host.invalid/x',
  'file:///etc/passwd',
  'nonsense',
  `https://8.8.8.8/${'x'.repeat(deliveryLimits.endpoint)}`,
];

test('what is no address of a browser out on the internet is not taken', async () => {
  const { post, state } = await openRoutes('SQLite', publicHosts);
  for (const endpoint of noAddresses) {
    await expect(checkEndpoint(endpoint, publicHosts), endpoint).rejects.toThrow(EndpointRefused);
    const { status } = await post('/push/subscriptions', openBrowser(endpoint).subscription);
    expect(status, endpoint).toBe(endpoint.length > deliveryLimits.endpoint ? 400 : 422);
  }
  expect((await state()).devices).toBe(0);
});

test('a public address is taken as it is written', async () => {
  await expect(checkEndpoint('https://8.8.8.8/x', publicHosts)).resolves.toBeUndefined();
});

test('a name that leads elsewhere by the time of sending is not connected to', async () => {
  const service = await startPushService();
  const { configuration, keyring } = await openRoutes();
  // The address passes as it is written; what it leads to is this machine.
  const guard = { ...publicHosts, allowsUrl: () => true };
  const transport = createPushTransport(configuration, keyring, guard);
  const { signal } = new AbortController();
  for (const host of ['localhost', '127.0.0.1']) {
    const { subscription } = openBrowser(service.origin.replace('127.0.0.1', host));
    expect(await transport(subscription, tryMessage('en'), signal)).toEqual({ state: 'refused', status: 0 });
  }
  expect(service.requests).toHaveLength(0);
  const looked = await new Promise<{ error: Error | null; found: string | LookupAddress[] }>((resolve) => {
    guardedLookup(guard)('localhost', { all: true }, (error, found) => resolve({ error, found }));
  });
  expect(looked.error).toBeInstanceOf(EndpointRefused);
});

test('keys that are none are refused, before or when they are used', async () => {
  const { configuration, keyring, post } = await openRoutes();
  const service = await startPushService();
  const { subscription } = openBrowser(`${service.origin}/x`);
  const { p256dh, auth } = subscription.keys;
  for (const keys of [{ p256dh: 'x', auth }, { p256dh, auth: 'x' }, { p256dh }, {}]) {
    expect(await post('/push/subscriptions', { ...subscription, keys })).toMatchObject({ status: 400 });
  }
  const transport = createPushTransport(configuration, keyring, { ...publicHosts, allowsUrl: () => true });
  const noPoint = { ...subscription, keys: { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth } };
  const outcome = await transport(noPoint, tryMessage('en'), new AbortController().signal);
  expect(outcome).toEqual({ state: 'refused', status: 0 });
});

onBoth('so many browsers a member has and no more; one that comes again counts once (%s)', async (kind) => {
  const { post, state, database, keyring } = await openRoutes(kind);
  const { origin } = await startPushService();
  const all = Array.from({ length: deliveryLimits.devices }, (_, index) => openBrowser(`${origin}/${index}`));
  const answers = await Promise.all(all.map(({ subscription }) => post('/push/subscriptions', subscription)));
  expect(answers.map(({ status }) => status)).toEqual(all.map(() => 200));
  const further = openBrowser(`${origin}/x`).subscription;
  expect(await post('/push/subscriptions', further)).toEqual({
    status: 409,
    body: { error: 'tooManyDevices' },
  });
  const again = openBrowser(`${origin}/0`).subscription;
  expect(await post('/push/subscriptions', again)).toMatchObject({ status: 200 });
  expect(await post('/push/subscriptions/end', { endpoint: `${origin}/1` })).toMatchObject({
    body: { devices: deliveryLimits.devices - 1 },
  });
  // A family may share a phone: it belongs to whoever was the last to ask.
  const other = await addUser(database);
  expect(await addDevice({ database, keyring }, other, again)).toBe('added');
  expect((await state()).devices).toBe(deliveryLimits.devices - 2);
  // Nobody ends another's.
  await post('/push/subscriptions/end', { endpoint: again.endpoint });
  expect(
    await database.selectFrom('push_subscriptions').select('id').where('user_id', '=', other).execute(),
  ).toHaveLength(1);
  expect(await addDevice({ database, keyring }, 'nobody', further)).toBe('gone');
  const sealed = JSON.stringify(await database.selectFrom('push_subscriptions').selectAll().execute());
  expect(sealed).not.toContain(origin);
});

test('who asks too often waits, and is told for how long', async () => {
  const { post, limit } = await openRoutes();
  const { subscription } = openBrowser('https://8.8.8.8/x');
  limit.refusesFor = 33;
  for (const [path, body] of [
    ['/push/subscriptions', subscription],
    ['/push/try', { endpoint: subscription.endpoint }],
    ['/reminders/mails', { on: true }],
  ] as const) {
    expect(await post(path, body)).toMatchObject({ status: 429, body: { error: 'tooManyAttempts' } });
  }
});

const calls = [
  ['/reminders/mails', { on: true }],
  ['/push/subscriptions', openBrowser('https://8.8.8.8/x').subscription],
  ['/push/subscriptions/end', { endpoint: 'https://8.8.8.8/x' }],
  ['/push/try', { endpoint: 'https://8.8.8.8/x' }],
] as const;

test('without a session there is nothing to see or to change, but for the key of the site', async () => {
  const server = await startTestServer();
  const nobody = { cookie: '' };
  expect(await callEntries(server, nobody, '/reminders')).toMatchObject({ status: 401 });
  for (const [path, body] of calls) {
    expect(await callEntries(server, nobody, path, body), path).toMatchObject({ status: 401 });
  }
  expect(await callEntries(server, nobody, '/push/key')).toMatchObject({ status: 200 });
});

test('bodies of another shape change nothing', async () => {
  const { post } = await openRoutes();
  for (const [path] of calls) {
    for (const body of [
      '',
      '[]',
      'null',
      '{"endpoint":5,"on":"yes"}',
      { entry: 'x', on: true, endpoint: '' },
    ]) {
      expect(await post(path, body), `${path} ${JSON.stringify(body)}`).toMatchObject({ status: 400 });
    }
    expect(await post(path, { endpoint: 'x'.repeat(70_000) }), path).toMatchObject({ status: 413 });
  }
});

onBoth('from a device’s call to the mail and its button, on a server that runs (%s)', async (kind) => {
  const server = await startTestServer({ DATABASE_URL: await emptyDatabase(kind) });
  const client = await openAccount(server);
  const minute = new Date(Date.now() - 60_000).toISOString().slice(11, 16);
  const entry = reminderEntry({ zone: 'UTC', times: [minute], text: 'Nyabarongo' });
  expect(await callEntries(server, client, '/sync', syncCall({ entries: [entry] }))).toMatchObject({
    status: 200,
  });
  const database = await openTestDatabase(server.environment);
  // As if it had been stored some minutes ago.
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  await database
    .updateTable('reminder_schedule')
    .set({ next_at: ago(1), handled_until: ago(5) })
    .execute();
  const mail = (await waitForMails(server, 2)).at(-1);
  expect(mail).toMatchObject({ subject: 'Reminder from Buzima' });
  expect(mail?.text).toContain('Nyabarongo');
  const token = /\?stop=([\w-]{43})$/m.exec(mail?.text ?? '')?.[1];
  const button = `${server.url}/api/reminders/stop/${token}`;
  const looked = await fetch(button, { redirect: 'manual' });
  expect([looked.status, looked.headers.get('Location')]).toEqual([303, `/premium/reminders?stop=${token}`]);
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  const foreign = await fetch(button, {
    method: 'POST',
    body,
    headers: { Origin: 'https://elsewhere.example' },
  });
  expect(foreign.status).toBe(403);
  const mailEnded = async () => {
    const answer = await callEntries(server, client, '/reminders');
    return reminderStateSchema.parse(answer.body).endedReminders.includes(entry.id);
  };
  expect(await mailEnded()).toBe(false);
  expect(await (await fetch(button, { method: 'POST', body })).json()).toEqual({ stopped: 'reminder' });
  expect(await mailEnded()).toBe(true);
  expect(server.logged()).not.toContain(token);
  expect(server.logged()).not.toContain('Nyabarongo');
  expect(await client.post('/delete', { password })).toMatchObject({ status: 200 });
  expect((await fetch(button, { method: 'POST', body })).status).toBe(404);
});
