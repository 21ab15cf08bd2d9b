import type { AccountLink } from '#src/device/database.ts';
import { tellOtherTabs, watchOtherTabs } from '#src/device/other-tabs.ts';
import { askForPersistence } from '#src/device/persistence.ts';
import type { Entry, EntryKind } from '#src/features/entries/contract.ts';
import { laterOf, momentOfChange } from '#src/features/entries/logic/merge.ts';
import { uuidOf } from '#src/features/entries/logic/uuid.ts';
import { clearTable, readTable, writeEntries } from './entry-table.ts';

/** Whether what is changed outlives the page: the browser may forbid to store, or have no room left. */
export type Keeping = 'loading' | 'kept' | 'blocked' | 'full';

export interface EntryState {
  keeping: Keeping;
  /** Whether it is blocked because another tab has opened a newer edition of the site: to load the page anew helps. */
  outdated: boolean;
  /** Everything that is kept, without what is deleted, in no order. */
  entries: readonly Entry[];
  /** How many entries wait to be copied to the account, deleted ones included; none without an account. */
  waiting: number;
  /** The account that the device copies to. */
  link: AccountLink | undefined;
  /** The account that somebody did not want to copy to, or `any`. */
  declined: string | undefined;
}

/** The state of the HTML, and of a page that has not looked yet. */
export const beforeLoading: EntryState = {
  keeping: 'loading',
  outdated: false,
  entries: [],
  waiting: 0,
  link: undefined,
  declined: undefined,
};

let all: ReadonlyMap<string, Entry> = new Map();
let strange: readonly object[] = [];
let waiting: ReadonlySet<string> = new Set();
let state = beforeLoading;
let isRead = false;
let isWatching = false;
/** What the device does not hold yet. It stays here while the page is open, and is tried again with every change. */
const unsaved = new Map<string, Entry>();
const listeners = new Set<() => void>();

function show(changed: Partial<EntryState> = {}): void {
  state = { ...state, ...changed };
  state.entries = [...all.values()].filter(({ content }) => content !== null);
  state.waiting = state.link ? [...all.keys()].filter((id) => waiting.has(id) || unsaved.has(id)).length : 0;
  for (const listener of listeners) listener();
}

/** What is kept at the moment; the same object until something changes. */
export const readEntries = (): EntryState => state;

/** Calls back at every change. */
export function watchEntries(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reads what the device holds, and keeps what it could not keep before; a second call does it again. */
export async function loadEntries(): Promise<void> {
  await inTurn(async () => {
    await read();
    await writeUnsaved();
  });
}

/**
 * Adds an entry, or changes one. It shows at once; whether it is kept shows in the state.
 *
 * @returns its id
 */
export function saveEntry(kind: EntryKind, content: object, id: string = newId()): string {
  change({ id, kind, content: { ...content } });
  return id;
}

/** Deletes an entry; a mark of it stays, so that other devices of the account learn of it. */
export function removeEntry(id: string): void {
  const entry = all.get(id);
  if (entry) change({ id, kind: entry.kind, content: null });
}

/** Erases everything from the device. What an account holds stays there, and the device no longer copies to it. */
export async function eraseEntries(): Promise<void> {
  all = new Map();
  strange = [];
  waiting = new Set();
  unsaved.clear();
  show({ link: undefined, declined: undefined });
  await inTurn(async () => {
    await clearTable();
    tellOtherTabs();
  });
}

/** An id that nothing else has. */
export const newId = (): string => uuidOf(crypto.getRandomValues(new Uint8Array(16)));

/** Adds, changes or deletes many entries at once; content that is null deletes. */
export function changeEntries(changes: readonly Omit<Entry, 'changed'>[]): void {
  const now = Date.now();
  keep(changes.map((entry) => ({ ...entry, changed: momentOfChange(all.get(entry.id), now) })));
}

const change = (changed: Omit<Entry, 'changed'>): void => changeEntries([changed]);

/** All that is held, deleted entries included, and the parts of it for an account and for a file. */
export const readHeld = () => ({ all, strange, waiting, unsaved });

/**
 * Resolves when everything that was changed up to now is written, or could not be. Before a script leads to another page it
 * must be awaited: a page that is left ends what it is writing.
 */
export const entriesWritten = (): Promise<void> => turn;

/** Adds entries as they are; they show at once, and are written as soon as there is room. */
export function keep(entries: readonly Entry[]): void {
  const next = new Map(all);
  for (const entry of entries) {
    next.set(entry.id, entry);
    unsaved.set(entry.id, entry);
  }
  all = next;
  show();
  void inTurn(writeUnsaved);
}

let turn: Promise<void> = Promise.resolve();

/**
 * A use of the database that changes more than entries, after which everything is read anew.
 */
export function changeInTurn(work: () => Promise<void>): Promise<void> {
  return inTurn(async () => {
    await work();
    await read();
    tellOtherTabs();
  });
}

/** One use of the database after the other, so that what is read is never older than what was written before. */
function inTurn(work: () => Promise<void>): Promise<void> {
  if (!isWatching) {
    isWatching = true;
    watchOtherTabs(() => void loadEntries());
  }
  turn = turn.then(async () => {
    try {
      await work();
      show({ keeping: 'kept', outdated: false });
    } catch (error) {
      const { name } = Object(error) as { name?: unknown };
      show({
        keeping: name === 'QuotaExceededError' ? 'full' : 'blocked',
        outdated: name === 'VersionError',
      });
    }
  });
  return turn;
}

async function read(): Promise<void> {
  const table = await readTable();
  const entries = new Map(table.entries.map((entry) => [entry.id, entry]));
  for (const entry of unsaved.values()) {
    const stored = entries.get(entry.id);
    entries.set(entry.id, stored ? laterOf(stored, entry) : entry);
  }
  all = entries;
  strange = table.strange;
  waiting = new Set(table.waiting);
  state = { ...state, link: table.link, declined: table.declined };
  isRead = true;
}

async function writeUnsaved(): Promise<void> {
  const entries = [...unsaved.values()];
  if (entries.length > 0) {
    await writeAsFits(entries);
    askForPersistence();
    tellOtherTabs();
  }
  if (!isRead) await read();
}

/** Writes all at once or, where there is no room for all, those that find room. */
async function writeAsFits(entries: readonly Entry[]): Promise<void> {
  try {
    await writeEntries(entries);
    forgetUnsaved(entries);
  } catch (error) {
    if (entries.length === 1 || Object(error).name !== 'QuotaExceededError') throw error;
    let full: unknown;
    for (const entry of entries) {
      try {
        await writeEntries([entry]);
        forgetUnsaved([entry]);
      } catch (reason) {
        full = reason;
      }
    }
    if (full !== undefined) throw full;
  }
}

function forgetUnsaved(entries: readonly Entry[]): void {
  for (const entry of entries) {
    // It may have been changed again meanwhile.
    if (unsaved.get(entry.id) === entry) unsaved.delete(entry.id);
  }
  waiting = new Set([...waiting, ...entries.map(({ id }) => id)]);
}
