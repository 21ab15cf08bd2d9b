import { type CollectionEntry, type CollectionKey, getCollection, getEntry } from 'astro:content';
import type { Site, Source } from './schemas.ts';

export type { CollectionEntry, CollectionKey };

const knownIds = new Map<CollectionKey, Promise<ReadonlySet<string>>>();

/** The ids of a collection; while developing they may change at any time. */
function idsOf(collection: CollectionKey): Promise<ReadonlySet<string>> {
  const known = import.meta.env.DEV ? undefined : knownIds.get(collection);
  const ids = known ?? getCollection(collection).then((entries) => new Set(entries.map(({ id }) => id)));
  knownIds.set(collection, ids);
  return ids;
}

/** The data of an entry, or undefined where a collection has none of that id, such as a missing translation. */
export async function findEntryData<Key extends CollectionKey>(
  collection: Key,
  id: string,
): Promise<CollectionEntry<Key>['data'] | undefined> {
  // Astro warns of each entry that it does not find, and here a missing one is an answer.
  if (!(await idsOf(collection)).has(id)) {
    return undefined;
  }
  const entry = await getEntry(collection, id);
  return entry?.data;
}

/**
 * The data of an entry.
 *
 * @throws Error that names the entry when there is none
 */
export async function entryData<Key extends CollectionKey>(
  collection: Key,
  id: string,
): Promise<CollectionEntry<Key>['data']> {
  const data = await findEntryData(collection, id);
  if (data === undefined) {
    throw new Error(`content/ has no "${id}" in ${collection}.`);
  }
  return data;
}

/** The ids and the data of all entries of a collection, by id. */
export async function allEntries<Key extends CollectionKey>(
  collection: Key,
): Promise<{ id: string; data: CollectionEntry<Key>['data'] }[]> {
  const entries = await getCollection(collection);
  return entries.map(({ id, data }) => ({ id, data })).sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** Who runs the site and where to find them. */
export async function loadSite(): Promise<Site> {
  return entryData('site', 'site');
}

/** The sources of a list of ids, in the order of the list. */
export async function loadSources(ids: readonly string[]): Promise<Source[]> {
  return Promise.all(ids.map((id) => entryData('sources', id)));
}

/** The sources of a calculator. */
export async function loadCalculatorSources(id: string): Promise<Source[]> {
  const { sources } = await entryData('calculators', id);
  return loadSources(sources);
}
