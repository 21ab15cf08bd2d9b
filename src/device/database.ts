import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb';
import { databaseName } from './database-name.ts';

/** The account that the device copies to, once somebody has said so. */
export interface AccountLink {
  /** Names the account without saying whose it is. */
  account: string;
  /** Up to where the device has got what the account holds. */
  version: number;
  /** When the account answered last, in milliseconds since 1970. */
  copied: number;
}

/** Everything that the site keeps in the database of the device. */
export interface DeviceSchema extends DBSchema {
  /** What a person keeps, as whichever edition of the site has written it: its reader checks it. */
  entries: { key: string; value: object };
  /** The ids of the entries that the account does not have as they are. */
  waiting: { key: string; value: true };
  link: { key: 'account'; value: AccountLink };
  /** That somebody did not want to copy to an account: to which one, or `any`. */
  declined: { key: 'account'; value: string };
}

type Upgrade = (
  database: IDBPDatabase<DeviceSchema>,
  transaction: IDBPTransaction<DeviceSchema, StoreNames<DeviceSchema>[], 'versionchange'>,
) => Promise<void> | void;

/** In the order of the versions that they lead to; one that has been released is never changed, a new one is added below. */
const upgrades: readonly Upgrade[] = [
  (database) => {
    database.createObjectStore('entries', { keyPath: 'id' });
  },
  async (database, transaction) => {
    database.createObjectStore('link');
    database.createObjectStore('declined');
    const waiting = database.createObjectStore('waiting');
    for (const id of await transaction.objectStore('entries').getAllKeys()) await waiting.put(true, id);
  },
];

let opened: Promise<IDBPDatabase<DeviceSchema>> | undefined;

/**
 * The connection to the database, which stays open because opening it is slow. One of an older edition of the site is
 * brought up to date.
 *
 * @throws DOMException where the browser forbids it; with the name `VersionError` where the database comes from a newer
 * edition of the site
 */
export function deviceDatabase(): Promise<IDBPDatabase<DeviceSchema>> {
  if (opened === undefined) {
    const opening = openDatabase();
    opened = opening;
    opening.catch(() => {
      if (opened === opening) opened = undefined;
    });
    // Browsers show a page again at once, on the way back to it, only where it holds no connection.
    addEventListener('pagehide', closeDatabase, { once: true });
  }
  return opened;
}

/** Closes the connection, after what it has begun; whoever needs it next opens it anew. */
export function closeDatabase(): void {
  opened?.then(
    (database) => database.close(),
    () => undefined,
  );
  opened = undefined;
}

function openDatabase(): Promise<IDBPDatabase<DeviceSchema>> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    openDB<DeviceSchema>(databaseName, upgrades.length, {
      async upgrade(database, from, _to, transaction) {
        for (const upgrade of upgrades.slice(from)) await upgrade(database, transaction);
      },
      // An older page that does not let go would leave this one waiting for ever.
      blocked() {
        isLate = true;
        reject(new DOMException('Another page holds an older database.', 'InvalidStateError'));
      },
      // Another tab has a newer edition of the site, or erases everything: it must not wait for this one.
      blocking: closeDatabase,
      terminated: closeDatabase,
    }).then((database) => {
      if (isLate) database.close();
      resolve(database);
    }, reject);
  });
}
