import { databaseName } from './database-name.ts';

/**
 * Whether the device may hold something that a person keeps, without a library and without making the database: only then is the
 * program fetched that shows it. Older browsers do not tell which databases there are, so there it may. Never rejects.
 */
export async function mayHoldEntries(): Promise<boolean> {
  try {
    const known: Promise<IDBDatabaseInfo[]> | undefined = indexedDB.databases?.();
    return known === undefined || (await known).some(({ name }) => name === databaseName);
  } catch {
    // The browser forbids it, so there is nothing.
    return false;
  }
}
