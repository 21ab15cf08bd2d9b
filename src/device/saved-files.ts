import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { savedDatabaseName } from './database-name.ts';

/** A file of the site that is kept on the device for days without network. */
export interface SavedFile {
  path: string;
  hash: string;
  text: string;
  type: string;
  /** The Content-Security-Policy of a page. */
  policy: string;
}

/** What is known of the saving of a language, or of the pages that stand in for missing ones. */
export interface SavedPack {
  /** The list that is being saved, or was last. */
  list: string;
  /** Everything that may be on the device because of it. */
  paths: readonly string[];
  /** When it was complete, in milliseconds since 1970; 0 until then. */
  saved: number;
}

interface StoredFile {
  /** Compressed where the browser can: pages take a quarter of the place. */
  body: ArrayBuffer | string;
  type: string;
  policy: string;
  /** In milliseconds since 1970. */
  saved: number;
}

interface SavedSchema extends DBSchema {
  files: { key: string; value: StoredFile };
  hashes: { key: string; value: string };
  packs: { key: string; value: SavedPack };
}

const stores = ['files', 'hashes', 'packs'] as const;

/** The database of one use: nothing keeps it open, so that it can be erased at any time. */
async function use<Result>(act: (database: IDBPDatabase<SavedSchema>) => Promise<Result>): Promise<Result> {
  const database = await openDB<SavedSchema>(savedDatabaseName, 1, {
    upgrade(created) {
      for (const store of stores) created.createObjectStore(store);
    },
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  try {
    return await act(database);
  } finally {
    database.close();
  }
}

const gzip = 'gzip';

async function packed(text: string): Promise<ArrayBuffer | string> {
  if (typeof CompressionStream === 'undefined' || typeof DecompressionStream === 'undefined') return text;
  return new Response(new Blob([text]).stream().pipeThrough(new CompressionStream(gzip))).arrayBuffer();
}

async function unpacked(body: ArrayBuffer | string): Promise<string> {
  if (typeof body === 'string') return body;
  return new Response(new Blob([body]).stream().pipeThrough(new DecompressionStream(gzip))).text();
}

/**
 * Keeps files, all or none of them.
 *
 * @throws DOMException with the name `QuotaExceededError` where there is no more room
 */
export async function saveFiles(files: readonly SavedFile[]): Promise<void> {
  const bodies = await Promise.all(files.map(({ text }) => packed(text)));
  const saved = Date.now();
  await use(async (database) => {
    const transaction = database.transaction(['files', 'hashes'], 'readwrite');
    const puts = files.flatMap(({ path, hash, type, policy }, index) => [
      transaction.objectStore('files').put({ body: bodies[index] ?? '', type, policy, saved }, path),
      transaction.objectStore('hashes').put(hash, path),
    ]);
    await Promise.all([...puts, transaction.done]);
  });
}

/** The hash of each file that is kept, by its address. */
export function savedHashes(): Promise<Map<string, string>> {
  return use(async (database) => {
    const store = database.transaction('hashes').store;
    const [paths, hashes] = await Promise.all([store.getAllKeys(), store.getAll()]);
    return new Map(paths.map((path, index) => [path, hashes[index] ?? '']));
  });
}

/** A file that is kept; undefined where there is none. */
export async function savedFile(
  path: string,
): Promise<{ text: string; type: string; policy: string; saved: number } | undefined> {
  const stored = await use((database) => database.get('files', path));
  return stored && { ...stored, text: await unpacked(stored.body) };
}

/** The packs that are on the device, whole or in part, by name. */
export function savedPacks(): Promise<Map<string, SavedPack>> {
  return use(async (database) => {
    const store = database.transaction('packs').store;
    const [names, packs] = await Promise.all([store.getAllKeys(), store.getAll()]);
    return new Map(names.flatMap((name, index) => (packs[index] ? [[name, packs[index]] as const] : [])));
  });
}

/** Notes how far the saving of a pack is. */
export async function notePack(name: string, pack: SavedPack): Promise<void> {
  await use((database) => database.put('packs', pack, name));
}

/** Forgets a pack. Its files stay until `forgetLeftovers`, so that it can be noted again. */
export async function forgetPack(name: string): Promise<void> {
  await use((database) => database.delete('packs', name));
}

/** Forgets the files that no pack holds any more: those of removed ones, and of older editions. */
export async function forgetLeftovers(): Promise<void> {
  const held = new Set([...(await savedPacks()).values()].flatMap(({ paths }) => paths));
  const left = [...(await savedHashes()).keys()].filter((path) => !held.has(path));
  if (left.length === 0) return;
  await use(async (database) => {
    const transaction = database.transaction(['files', 'hashes'], 'readwrite');
    const files = transaction.objectStore('files');
    const hashes = transaction.objectStore('hashes');
    await Promise.all([
      ...left.flatMap((path) => [files.delete(path), hashes.delete(path)]),
      transaction.done,
    ]);
  });
}
