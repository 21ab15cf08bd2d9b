import { type CollectionEntry, type CollectionKey, getEntry } from 'astro:content';
import type { Site, Source } from './schemas.ts';

async function entryData<Key extends CollectionKey>(
  collection: Key,
  id: string,
): Promise<CollectionEntry<Key>['data']> {
  const entry = await getEntry(collection, id);
  if (entry === undefined) {
    throw new Error(`content/ has no "${id}" in ${collection}.`);
  }
  return entry.data;
}

/** Who runs the site and where to find them. */
export async function loadSite(): Promise<Site> {
  return entryData('site', 'site');
}

/** The sources of a list of ids, in the order of the list. */
export async function loadSources(ids: readonly string[]): Promise<Source[]> {
  return Promise.all(ids.map((id) => entryData('sources', id)));
}

/** What calculators.yaml says of one calculator, its sources resolved. */
export async function loadCalculatorFacts(id: string): Promise<{ sources: Source[]; checked: Date }> {
  const { sources, checked } = await entryData('calculators', id);
  return { sources: await loadSources(sources), checked };
}
