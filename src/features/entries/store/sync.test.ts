import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyDevice, leaveDevice } from '#src/device/database.testing.ts';
import { type SyncCall, syncCallSchema } from '#src/features/entries/contract.ts';
import { done } from '#src/features/entries/logic/entries.testing.ts';
import { Account } from '#src/features/entries/logic/sync.testing.ts';

type Page = typeof import('./entry-store.ts') & typeof import('./entry-file.ts') & typeof import('./sync.ts');

const pages: Page[] = [];
let account: Account;
let calls: SyncCall[];
/** Answers in place of the account, once each. */
let replies: (() => Response)[];

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

beforeEach(() => {
  emptyDevice();
  localStorage.setItem('buzima.logged-in', 'yes');
  account = new Account('a');
  calls = [];
  replies = [];
  vi.stubGlobal('navigator', { onLine: true, vendor: '' });
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const call = syncCallSchema.parse(JSON.parse(body));
    calls.push(call);
    const reply = replies.shift();
    if (reply) return reply();
    if (call.account !== null && call.account !== account.id)
      return json(409, { error: 'otherAccount', account: account.id });
    return json(200, account.answer(call));
  });
});

afterEach(async () => {
  vi.useRealTimers();
  await leaveDevice(pages.splice(0));
});

async function openPage(): Promise<Page> {
  vi.resetModules();
  const page = {
    ...(await import('./entry-store.ts')),
    ...(await import('./entry-file.ts')),
    ...(await import('./sync.ts')),
  };
  pages.push(page);
  await page.loadEntries();
  return page;
}

async function linkedPage(): Promise<Page> {
  const page = await openPage();
  await page.importEntries([done(1), done(2)]);
  await page.beginCopying();
  return page;
}

test('without a yes nothing is ever sent', async () => {
  const page = await openPage();
  page.keepCopying();
  page.saveEntry('done', { name: 'x' });
  await page.loadEntries();
  await page.copyNow();
  dispatchEvent(new Event('online'));
  expect(calls).toEqual([]);
});

test('a yes copies everything, and the device remembers the account that answered', async () => {
  const page = await linkedPage();
  expect(account.rows.size).toBe(2);
  expect(page.readEntries()).toMatchObject({ waiting: 0, link: { account: 'a', version: 2 } });
  expect(page.readSync().phase).toBe('idle');
  const next = await openPage();
  next.saveEntry('done', { name: 'x' });
  await next.loadEntries();
  expect(next.readEntries().waiting).toBe(1);
  await next.copyNow();
  expect(calls.at(-1)).toMatchObject({ account: 'a', after: 2, entries: [{ kind: 'done' }] });
  expect(account.rows.size).toBe(3);
});

test('what another device has changed arrives', async () => {
  const page = await linkedPage();
  account.answer({ account: 'a', after: 0, entries: [done(3), { ...done(1, 99), content: null }] });
  await page.copyNow();
  expect(page.readEntries().entries).toEqual([done(2), done(3)]);
});

test('a yes that finds no network is no yes that lasts', async () => {
  const page = await openPage();
  page.saveEntry('done', { name: 'x' });
  vi.stubGlobal('navigator', { onLine: false, vendor: '' });
  await page.beginCopying();
  expect(page.readSync().phase).toBe('failed');
  expect((await openPage()).readEntries().link).toBeUndefined();
});

test('changes go together, a few seconds later', async () => {
  const page = await linkedPage();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  page.keepCopying();
  const before = calls.length;
  page.saveEntry('done', { name: 'x' });
  page.saveEntry('done', { name: 'y' });
  await page.loadEntries();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(calls.length).toBe(before);
  await vi.advanceTimersByTimeAsync(2_000);
  await page.copyNow();
  expect(calls[before]?.entries).toHaveLength(2);
});

test('a page that is looked at again after a while asks what others have changed', async () => {
  const page = await linkedPage();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  page.keepCopying();
  const before = calls.length;
  document.dispatchEvent(new Event('visibilitychange'));
  await page.loadEntries();
  expect(calls.length).toBe(before);
  vi.setSystemTime(Date.now() + 16 * 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await page.copyNow();
  expect(calls.length).toBe(before + 1);
});

test('a full server is asked again when it says so, not before', async () => {
  const page = await linkedPage();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  page.keepCopying();
  replies.push(() => json(429, { error: 'tooMany' }, { 'Retry-After': '30' }));
  page.saveEntry('done', { name: 'x' });
  await page.loadEntries();
  await page.copyNow();
  const before = calls.length;
  expect(page.readSync().phase).toBe('failed');
  expect(page.readEntries().waiting).toBe(1);
  page.saveEntry('done', { name: 'y' });
  await page.loadEntries();
  await vi.advanceTimersByTimeAsync(29_000);
  expect(calls.length).toBe(before);
  await vi.advanceTimersByTimeAsync(2_000);
  await page.copyNow();
  expect(page.readEntries().waiting).toBe(0);
});

test.each([
  ['an error without words', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['an unknown refusal', () => json(403, { error: 'somethingNew' })],
  ['an answer of another shape', () => json(200, { version: 'x' })],
])('%s is a failure, and nothing is lost', async (_, reply) => {
  const page = await linkedPage();
  page.saveEntry('done', { name: 'x' });
  await page.loadEntries();
  replies.push(reply);
  await page.copyNow();
  expect(page.readSync().phase).toBe('failed');
  expect(page.readEntries().waiting).toBe(1);
  await page.copyNow();
  expect(account.rows.size).toBe(3);
});

test('a session that has ended pauses the copying until somebody logs in again', async () => {
  const page = await linkedPage();
  replies.push(() => json(401, { error: 'notLoggedIn' }));
  await page.copyNow();
  expect(page.readSync().phase).toBe('loggedOut');
  expect(page.isLoggedIn()).toBe(false);
  const before = calls.length;
  await page.copyNow();
  expect(calls.length).toBe(before);
  localStorage.setItem('buzima.logged-in', 'yes');
  await page.copyNow();
  expect(page.readSync().phase).toBe('idle');
});

test('nothing goes into another account without a new yes, and with it everything does', async () => {
  const page = await linkedPage();
  account = new Account('b');
  await page.copyNow();
  expect(page.readSync()).toEqual({ phase: 'otherAccount', otherAccount: 'b' });
  expect([account.rows.size, page.isDeclined()]).toEqual([0, false]);
  await page.declineCopying();
  expect(page.isDeclined()).toBe(true);
  expect(page.readEntries().link?.account).toBe('a');
  await page.beginCopying();
  expect(account.rows.size).toBe(2);
  expect(page.readEntries().link?.account).toBe('b');
});

test('who stops it while an answer is on its way has stopped it', async () => {
  const page = await linkedPage();
  page.saveEntry('done', { name: 'x' });
  await page.loadEntries();
  const copying = page.copyNow();
  await page.stopCopying();
  await copying;
  expect(page.readEntries().link).toBeUndefined();
  expect(page.readSync().phase).toBe('idle');
  expect((await openPage()).readEntries().link).toBeUndefined();
  expect(page.isDeclined()).toBe(true);
});

test('an account that never takes what it gets is not asked for ever', async () => {
  const page = await linkedPage();
  page.saveEntry('done', { name: 'x' });
  await page.loadEntries();
  const stubborn = () => json(200, { account: 'a', version: 2, entries: [], more: true });
  replies.push(stubborn, stubborn, stubborn);
  await page.copyNow();
  expect(page.readSync().phase).toBe('failed');
});
