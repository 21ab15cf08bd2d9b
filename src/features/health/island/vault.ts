/**
 * The keys of the people whose entries are open. They are nowhere but in the memory of this page, and are forgotten when it
 * was out of sight for a while.
 */
let keys: ReadonlyMap<string, CryptoKey> = new Map();
const listeners = new Set<() => void>();

/** Milliseconds out of sight after which everything locks. */
const hiddenFor = 5 * 60_000;
let hiddenSince: number | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function show(next: ReadonlyMap<string, CryptoKey>): void {
  keys = next;
  for (const listener of listeners) listener();
}

/** The keys at hand, by the ids of people; the same object until something changes. */
export const readKeys = (): ReadonlyMap<string, CryptoKey> => keys;

/** Calls back whenever somebody opens or locks. */
export function watchKeys(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps a key as long as the page is open and in sight. */
export function holdKey(person: string, key: CryptoKey): void {
  document.addEventListener('visibilitychange', followSight);
  show(new Map([...keys, [person, key]]));
}

/** Locks the entries of one person. */
export function dropKey(person: string): void {
  show(new Map([...keys].filter(([id]) => id !== person)));
}

// A page in the background may sleep, and its timer with it: so the clock is read as well when it comes back.
function followSight(): void {
  clearTimeout(timer);
  if (document.visibilityState === 'hidden') {
    hiddenSince ??= Date.now();
    timer = setTimeout(lockAll, hiddenFor);
    return;
  }
  if (hiddenSince !== undefined && Date.now() - hiddenSince >= hiddenFor) lockAll();
  hiddenSince = undefined;
}

const lockAll = () => show(new Map());
