import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

export const databaseName = 'buzima';

/** One thing that a person keeps, as the device stores it. */
export interface StoredEntry {
  id: string;
  kind: string;
  changed: number;
  content: Record<string, unknown> | null;
}

/** Everything that the site keeps in the database of the device. */
export interface DeviceSchema extends DBSchema {
  entries: { key: string; value: StoredEntry };
}

type Upgrade = (database: IDBPDatabase<DeviceSchema>) => void;

/** In the order of the versions that they lead to; one that has been released is never changed, a new one is added below. */
const upgrades: readonly Upgrade[] = [
  (database) => {
    database.createObjectStore('entries', { keyPath: 'id' });
  },
];

/**
 * Opens the database, and brings one of an older edition of the site up to date.
 *
 * @throws DOMException where the browser forbids it, or where its database comes from a newer edition of the site
 */
export function openDatabase(): Promise<IDBPDatabase<DeviceSchema>> {
  return openDB<DeviceSchema>(databaseName, upgrades.length, {
    upgrade(database, from) {
      for (const upgrade of upgrades.slice(from)) upgrade(database);
    },
    // Another tab has a newer edition of the site: it must not wait for this one.
    blocking(_from, _to, event) {
      (event.target as IDBDatabase).close();
    },
  });
}
