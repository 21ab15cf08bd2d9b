import { openDatabase } from '#src/device/database.ts';
import type { Entry, EntryKind } from '#src/features/entries/contract.ts';
import { momentOfChange } from '#src/features/entries/logic/merge.ts';

/** Whether what is changed outlives the page: the browser may forbid to store, or have no room left. */
export type Keeping = 'loading' | 'kept' | 'blocked' | 'full';

export interface EntryState {
  keeping: Keeping;
  /** Everything that is kept, without what is deleted, in no order. */
  entries: readonly Entry[];
}

let all: ReadonlyMap<string, Entry> = new Map();
let state: EntryState = { keeping: 'loading', entries: [] };
const listeners = new Set<() => void>();

function show(keeping: Keeping): void {
  state = { keeping, entries: [...all.values()].filter(({ content }) => content !== null) };
  for (const listener of listeners) listener();
}

/** What is kept at the moment; the same object until something changes. */
export const readEntries = (): EntryState => state;

/** Calls back at every change. */
export function watchEntries(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reads what the device holds; a second call reads it again, such as after another tab has changed it. */
export async function loadEntries(): Promise<void> {
  try {
    const database = await openDatabase();
    const stored = (await database.getAll('entries')) as Entry[];
    database.close();
    all = new Map(stored.map((entry) => [entry.id, entry]));
    show('kept');
  } catch {
    show('blocked');
  }
}

/**
 * Adds an entry, or changes one. It shows at once; whether it is kept shows in the state.
 *
 * @returns its id
 */
export function saveEntry(kind: EntryKind, content: object, id: string = crypto.randomUUID()): string {
  change({ id, kind, content: { ...content } });
  return id;
}

/** Deletes an entry; a mark of it stays, so that other devices of the account learn of it. */
export function removeEntry(id: string): void {
  const entry = all.get(id);
  if (entry) change({ id, kind: entry.kind, content: null });
}

function change(changed: Omit<Entry, 'changed'>): void {
  const entry: Entry = { ...changed, changed: momentOfChange(all.get(changed.id), Date.now()) };
  all = new Map(all).set(entry.id, entry);
  show(state.keeping);
  void keep(entry);
}

async function keep(entry: Entry): Promise<void> {
  try {
    const database = await openDatabase();
    await database.put('entries', entry);
    database.close();
    if (state.keeping !== 'kept') show('kept');
  } catch (error) {
    show(error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked');
  }
}
