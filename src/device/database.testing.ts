import {
  IDBCursor,
  IDBDatabase,
  IDBFactory,
  IDBIndex,
  IDBKeyRange,
  IDBObjectStore,
  IDBRequest,
  IDBTransaction,
} from 'fake-indexeddb';
import { vi } from 'vitest';
import { memoryStorage } from './storage.testing.ts';

const classes = { IDBCursor, IDBDatabase, IDBIndex, IDBKeyRange, IDBObjectStore, IDBRequest, IDBTransaction };

/** A device with an empty database and empty storages, and one page on it that is open. */
export function emptyDevice(): void {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  for (const [name, value] of Object.entries(classes)) vi.stubGlobal(name, value);
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), {
      visibilityState: 'visible',
      documentElement: { toggleAttribute: () => false },
    }),
  );
}

/** Ends what the pages of a test are doing, closes them, and gives the device back. */
export async function leaveDevice(pages: readonly { loadEntries: () => Promise<void> }[]): Promise<void> {
  for (const page of pages) await page.loadEntries();
  dispatchEvent(new Event('pagehide'));
  await new Promise((resolve) => setImmediate(resolve));
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
}

/** Opens the database as the first edition of the site did, with these entries in it. */
export async function fillFirstEdition(entries: readonly object[]): Promise<void> {
  const database = await open(1, (fresh) => fresh.createObjectStore('entries', { keyPath: 'id' }));
  const store = database.transaction('entries', 'readwrite').objectStore('entries');
  await Promise.all(entries.map((entry) => settled(store.put(entry))));
  database.close();
}

/** Makes the database one of an edition that comes later than all that are known. */
export async function fillLaterEdition(): Promise<void> {
  const database = await open(1_000, () => undefined);
  database.close();
}

/** Lets nothing be written that `isTooMuch` says, as on a device without room. */
export function fillUp(isTooMuch: (value: unknown) => boolean): () => void {
  const put = IDBObjectStore.prototype.put;
  const spy = vi.spyOn(IDBObjectStore.prototype, 'put');
  spy.mockImplementation(function (this: IDBObjectStore, value: unknown, key?: IDBValidKey) {
    if (isTooMuch(value)) throw new DOMException('No room.', 'QuotaExceededError');
    return put.call(this, value, key);
  });
  return () => spy.mockRestore();
}

function open(version: number, upgrade: (database: IDBDatabase) => void): Promise<IDBDatabase> {
  const request = indexedDB.open('buzima', version);
  request.onupgradeneeded = () => upgrade(request.result);
  return settled(request);
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
