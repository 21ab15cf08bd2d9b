import { expect, test } from 'vitest';
import { bodyLimitBytes } from '#server/http/read-body.ts';
import { type Entry, entryLimits, syncAnswerSchema } from '#src/features/entries/contract.ts';
import { accountClient, openAccount, password } from './support/accounts.ts';
import { databaseKinds, emptyDatabase } from './support/databases.ts';
import { callEntries, newEntry, syncCall } from './support/entries.ts';
import { memberCallers } from './support/entry-callers.ts';
import { startTestServer } from './support/server.ts';

const onBoth = test.for(databaseKinds);
const visitor = { cookie: '' };

onBoth('a member’s two devices keep the same, by calls of the contract (%s)', async (kind) => {
  const server = await startTestServer({ DATABASE_URL: await emptyDatabase(kind) });
  const client = await openAccount(server);
  const other = accountClient(server);
  await other.post('/log-in', { email: 'ange@example.rw', password });
  const entries = [newEntry({ word: 'Nyabarongo' })];
  const sent = await callEntries(server, client, '/sync', syncCall({ entries }));
  expect(sent.status).toBe(200);
  expect(sent.headers.get('Cache-Control')).toBe('no-store');
  const { account } = syncAnswerSchema.parse(sent.body);
  const { body } = await callEntries(server, other, '/sync', syncCall({ account }));
  expect(body).toEqual({ account, version: 1, entries, more: false });
  const { body: exported } = await client.call('GET', '/export');
  expect(exported).toMatchObject({ entries, calendarAddress: { madeAt: null } });
  const foreign = await callEntries(
    server,
    other,
    '/sync',
    syncCall({ account: 'x', entries: [newEntry()] }),
  );
  expect(foreign).toMatchObject({ status: 409, body: { error: 'otherAccount', account } });
  expect((await callEntries(server, other, '/sync', syncCall())).body).toMatchObject({ entries });
});

test.for([
  ['POST', '/sync', syncCall()],
  ['POST', '/calendar', {}],
  ['POST', '/calendar/end', {}],
  ['GET', '/calendar', undefined],
] as const)('%s %s is for members only, and for pages of this site', async ([method, path, body]) => {
  const server = await startTestServer();
  const refused = { status: 401, body: { error: 'notLoggedIn' } };
  expect(await callEntries(server, visitor, path, body)).toMatchObject(refused);
  const forged = { cookie: 'buzima.session_token=forged.forged' };
  expect(await callEntries(server, forged, path, body)).toMatchObject(refused);
  if (method === 'GET') return;
  const headers = { Origin: 'https://elsewhere.example' };
  expect((await callEntries(server, forged, path, body, { headers })).status).toBe(403);
  const form = { 'Content-Type': 'text/plain' };
  expect(await callEntries(server, forged, path, body, { headers: form })).toMatchObject({
    status: 400,
    body: { error: 'badRequest' },
  });
});

const entry = newEntry();
const wrong: readonly (readonly [string, unknown])[] = [
  ['no JSON', '{"account":'],
  ['a list', []],
  ['nothing', {}],
  ['a number in the place of an account', { ...syncCall(), account: 1 }],
  ['an endless account', syncCall({ account: 'x'.repeat(65) })],
  ['a version below zero', syncCall({ after: -1 })],
  ['half a version', syncCall({ after: 0.5 })],
  ['one entry too many', syncCall({ entries: Array.from({ length: 101 }, () => newEntry()) })],
  ['an id that is none', syncCall({ entries: [{ ...entry, id: 'x' }] })],
  ['a kind of nowhere', { ...syncCall(), entries: [{ ...entry, kind: 'x' }] }],
  ['a change before 1970', syncCall({ entries: [{ ...entry, changed: -1 }] })],
  ['a change after the year 9999', syncCall({ entries: [{ ...entry, changed: entryLimits.changed + 1 }] })],
  ['a content that is a text', { ...syncCall(), entries: [{ ...entry, content: 'x' }] }],
  ['no content', { ...syncCall(), entries: [{ ...entry, content: undefined }] }],
  ['too long a content', syncCall({ entries: [{ ...entry, content: { word: 'x'.repeat(16_000) } }] })],
];

test('what does not keep to the contract is refused whole, and nothing of it is stored', async () => {
  const { sync } = await memberCallers();
  for (const [name, body] of wrong) {
    expect(await sync(body), name).toMatchObject({ status: 400, body: { error: 'badRequest' } });
  }
  expect(await sync(syncCall({ entries: [newEntry(), { ...entry, id: 'x' }] }))).toMatchObject({
    status: 400,
  });
  expect((await sync(syncCall())).body).toMatchObject({ version: 0, entries: [] });
});

test('the longest entry fits into a call, whatever it is written in; a larger body is refused', async () => {
  const { sync } = await memberCallers();
  const frame = JSON.stringify({ word: '' }).length;
  const longest: Entry = newEntry({ word: '漢'.repeat(entryLimits.contentLength - frame) });
  const call = syncCall({ account: null, after: Number.MAX_SAFE_INTEGER, entries: [longest] });
  expect(Buffer.byteLength(JSON.stringify(call))).toBeLessThan(entryLimits.callBytes);
  expect(entryLimits.callBytes).toBeLessThanOrEqual(bodyLimitBytes);
  expect(await sync(call)).toMatchObject({ status: 200, body: { entries: [longest] } });
  const tooLarge = `${JSON.stringify(call)}${' '.repeat(bodyLimitBytes)}`;
  expect(await sync(tooLarge)).toMatchObject({ status: 413, body: { error: 'tooLarge' } });
});

test('a content without meaning in any language comes back as it was', async () => {
  const { sync } = await memberCallers();
  const content = { '\0': '\ud800 lone', __proto__x: [[], {}], nested: { '': 1e-7 } };
  const entries = [newEntry(content)];
  expect((await sync(syncCall({ entries }))).body).toMatchObject({ entries });
});

test('a member who calls without end waits as long as the answer says', async () => {
  const { sync, limit } = await memberCallers();
  limit.refusesFor = 77;
  const answer = await sync(syncCall({ entries: [newEntry()] }));
  expect(answer).toMatchObject({ status: 429, body: { error: 'tooManyAttempts' } });
  expect(answer.headers.get('Retry-After')).toBe('77');
  expect(limit.asked).toMatchObject([{ points: 600, seconds: 600 }]);
  limit.refusesFor = undefined;
  expect((await sync(syncCall())).body).toMatchObject({ version: 0 });
});
