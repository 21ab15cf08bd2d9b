import { readStored, removeStored, type StoredName, writeStored } from './storage.ts';

/** How long a text of a form is kept: phones keep a tab for months, and open it again. */
const lifetime = 24 * 3_600_000;

/** A stored text that ends after a day; null where nothing is, or nothing any more. */
export function readEnding(name: StoredName): string | null {
  const stored = readStored(name);
  if (stored === null) return null;
  const { value, until } = Object(parse(stored));
  if (typeof value === 'string' && typeof until === 'number' && Date.now() < until) return value;
  removeStored(name);
  return null;
}

/** Stores a text for a day from now. */
export function writeEnding(name: StoredName, value: string): void {
  writeStored(name, JSON.stringify({ value, until: Date.now() + lifetime }));
}

function parse(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return undefined;
  }
}
