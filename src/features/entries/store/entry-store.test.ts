import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  emptyDevice,
  fillFirstEdition,
  fillLaterEdition,
  fillUp,
  leaveDevice,
} from '#src/device/database.testing.ts';
import { done, idOf } from '#src/features/entries/logic/entries.testing.ts';

type Store = typeof import('./entry-store.ts') &
  typeof import('./entry-account.ts') &
  typeof import('./entry-file.ts');

const pages: Store[] = [];

beforeEach(emptyDevice);

afterEach(() => leaveDevice(pages.splice(0)));

/** Opens a page: its modules know nothing of another page, and share only what the device holds. */
async function openPage({ reads = true } = {}): Promise<Store> {
  vi.resetModules();
  const page: Store = {
    ...(await import('./entry-store.ts')),
    ...(await import('./entry-account.ts')),
    ...(await import('./entry-file.ts')),
  };
  pages.push(page);
  if (reads) await page.loadEntries();
  return page;
}

const namesIn = (page: Store) =>
  page
    .readEntries()
    .entries.map(({ content }) => content?.name)
    .sort();

/** Waits until everything before is written, and read. */
const settle = (page: Store) => page.loadEntries();

test('what is saved is there on the next page, and what is removed is not', async () => {
  const page = await openPage();
  const id = page.saveEntry('done', { name: 'first' });
  page.saveEntry('own-session', { name: 'second' });
  expect(namesIn(page)).toEqual(['first', 'second']);
  page.removeEntry(id);
  await settle(page);
  expect(namesIn(await openPage())).toEqual(['second']);
});

test('an entry that is changed keeps its id, and its last version stands', async () => {
  const page = await openPage();
  const id = page.saveEntry('own-session', { name: 'old' });
  expect(page.saveEntry('own-session', { name: 'new' }, id)).toBe(id);
  await settle(page);
  const next = await openPage();
  expect(namesIn(next)).toEqual(['new']);
});

test('a page that saves before it has read shows everything afterwards', async () => {
  const first = await openPage();
  first.saveEntry('done', { name: 'first' });
  await settle(first);
  const second = await openPage({ reads: false });
  second.saveEntry('done', { name: 'second' });
  await vi.waitFor(() => expect(second.readEntries().keeping).toBe('kept'));
  expect(namesIn(second)).toEqual(['first', 'second']);
});

test('the database of the first edition is brought up to date, and all of it waits for an account', async () => {
  const strange = { id: idOf(9), kind: 'weight', changed: 1, content: { kilograms: 70 } };
  const deleted = { ...done(3), content: null };
  await fillFirstEdition([done(1), done(2), deleted, strange]);
  const page = await openPage();
  expect(page.readEntries()).toMatchObject({ keeping: 'kept', waiting: 0, link: undefined });
  expect(page.readEntries().entries).toEqual([done(1), done(2)]);
  expect(page.readWaiting()).toEqual([done(1), done(2), deleted]);
});

test('what this edition does not understand is left as it is, is not shown, and goes into a file', async () => {
  const strange = { id: idOf(9), kind: 'weight', changed: 1, content: { kilograms: 70 } };
  await fillFirstEdition([strange, done(1)]);
  const page = await openPage();
  page.saveEntry('done', { name: 'x' }, idOf(1));
  await settle(page);
  const next = await openPage();
  expect(namesIn(next)).toEqual(['x']);
  expect(next.readForBackup()).toContainEqual(strange);
});

test('beside a newer edition nothing is kept, the page says why, and everything works while it is open', async () => {
  await fillLaterEdition();
  const page = await openPage();
  expect(page.readEntries()).toMatchObject({ keeping: 'blocked', outdated: true });
  page.saveEntry('done', { name: 'typed' });
  await settle(page);
  expect(namesIn(page)).toEqual(['typed']);
});

test.each([
  ['is missing', undefined],
  [
    'may not be opened',
    {
      open: () => {
        throw new DOMException('Forbidden.', 'SecurityError');
      },
    },
  ],
])('where the database %s, everything works while the page is open', async (_, database) => {
  vi.stubGlobal('indexedDB', database);
  const page = await openPage();
  expect(page.readEntries()).toMatchObject({ keeping: 'blocked', outdated: false, entries: [] });
  const id = page.saveEntry('done', { name: 'typed' });
  page.saveEntry('done', { name: 'typed too' });
  page.removeEntry(id);
  await settle(page);
  expect(namesIn(page)).toEqual(['typed too']);
  await page.eraseEntries();
  expect(namesIn(page)).toEqual([]);
});

test('what finds no room stays in the page, and is written with the next change that finds some', async () => {
  const page = await openPage();
  page.saveEntry('done', { name: 'before' });
  await settle(page);
  const makeRoom = fillUp(() => true);
  page.saveEntry('done', { name: 'typed' });
  await vi.waitFor(() => expect(page.readEntries().keeping).toBe('full'));
  expect(namesIn(page)).toEqual(['before', 'typed']);
  makeRoom();
  expect(namesIn(await openPage())).toEqual(['before']);
  page.saveEntry('done', { name: 'after' });
  await vi.waitFor(() => expect(page.readEntries().keeping).toBe('kept'));
  expect(namesIn(await openPage())).toEqual(['after', 'before', 'typed']);
});

test('one entry that is too large for the device does not keep the others out', async () => {
  const page = await openPage();
  fillUp((value) => JSON.stringify(value).includes('large'));
  page.saveEntry('done', { name: 'large' });
  page.saveEntry('done', { name: 'small' });
  page.saveEntry('done', { name: 'tiny' });
  await settle(page);
  expect(page.readEntries().keeping).toBe('full');
  expect(namesIn(page)).toEqual(['large', 'small', 'tiny']);
  expect(namesIn(await openPage())).toEqual(['small', 'tiny']);
});

test('a change in one tab shows in the other', async () => {
  const [one, other] = [await openPage(), await openPage()];
  one.saveEntry('done', { name: 'x' });
  await vi.waitFor(() => expect(namesIn(other)).toEqual(['x']));
});

test('a browser without channels shows it when the tab is looked at again', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const [one, other] = [await openPage(), await openPage()];
  one.saveEntry('done', { name: 'x' });
  await settle(one);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(namesIn(other)).toEqual(['x']));
});

test('of two tabs that change the same entry, the later change stands in both', async () => {
  const [one, other] = [await openPage(), await openPage()];
  const id = one.saveEntry('done', { name: 'old' });
  await vi.waitFor(() => expect(namesIn(other)).toEqual(['old']));
  one.saveEntry('done', { name: 'first' }, id);
  other.saveEntry('done', { name: 'second' }, id);
  other.saveEntry('done', { name: 'third' }, id);
  await settle(one);
  await settle(other);
  await settle(one);
  expect([namesIn(one), namesIn(other)]).toEqual([['third'], ['third']]);
});

test('a page that is left closes the database, and opens it again when somebody comes back', async () => {
  const page = await openPage();
  dispatchEvent(new Event('pagehide'));
  const erasing = indexedDB.deleteDatabase('buzima');
  await new Promise((resolve, reject) => {
    erasing.onsuccess = resolve;
    erasing.onblocked = reject;
  });
  page.saveEntry('done', { name: 'x' });
  await settle(page);
  expect(namesIn(await openPage())).toEqual(['x']);
});

test('who waits for it leaves the page with everything written', async () => {
  const page = await openPage();
  page.saveEntry('done', { name: 'x' });
  await page.entriesWritten();
  expect(namesIn(await openPage())).toEqual(['x']);
});

test('a file brings entries back, once', async () => {
  const page = await openPage();
  expect(await page.importEntries([done(1), done(2)])).toMatchObject({ added: 2, unchanged: 0 });
  expect(await page.importEntries([done(1), done(2)])).toMatchObject({ added: 0, unchanged: 2 });
  expect((await openPage()).readEntries().entries).toEqual([done(1), done(2)]);
});

test('erasing leaves nothing on the device, in no tab', async () => {
  const [page, other] = [await openPage(), await openPage()];
  page.saveEntry('done', { name: 'x' });
  await vi.waitFor(() => expect(namesIn(other)).toEqual(['x']));
  await page.eraseEntries();
  await vi.waitFor(() => expect(namesIn(other)).toEqual([]));
  const next = await openPage();
  expect(next.readForBackup()).toEqual([]);
});

test('the erase button of the page about us takes the database away', async () => {
  const page = await openPage();
  page.saveEntry('done', { name: 'x' });
  await settle(page);
  const { eraseAll } = await import('#src/device/erase-all.ts');
  eraseAll();
  const next = await openPage();
  expect(next.readForBackup()).toEqual([]);
});

test('the browser is asked to keep everything only after the first thing is saved, and only where it shows no question', async () => {
  const persist = vi.fn(() => Promise.resolve(true));
  vi.stubGlobal('navigator', { vendor: 'Google Inc.', storage: { persist } });
  const page = await openPage();
  expect(persist).not.toHaveBeenCalled();
  page.saveEntry('done', { name: 'x' });
  page.saveEntry('done', { name: 'y' });
  await settle(page);
  expect(persist).toHaveBeenCalledOnce();
  vi.stubGlobal('navigator', { vendor: '', storage: { persist } });
  const firefox = await openPage();
  firefox.saveEntry('done', { name: 'z' });
  await settle(firefox);
  expect(persist).toHaveBeenCalledOnce();
});
