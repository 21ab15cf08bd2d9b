import type { Entry, EntryKind, SyncAnswer } from '#src/features/entries/contract.ts';
import { limits } from './limits.ts';

// The schemas of the contract say the same, and a test holds both together. They would bring each page of training a
// kilobyte of library more.

const kinds: ReadonlySet<unknown> = new Set<EntryKind>([
  'done',
  'own-session',
  'placement',
  'person',
  'reading',
  'menu',
  'menu-wishes',
  'reminder',
  'answer',
]);
const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/** Whether something is an entry that this edition of the site understands. */
export function isEntry(value: unknown): value is Entry {
  const { id, kind, changed, content } = Object(value) as Partial<Record<keyof Entry, unknown>>;
  return (
    typeof id === 'string' &&
    uuid.test(id) &&
    kinds.has(kind) &&
    Number.isSafeInteger(changed) &&
    Number(changed) >= 0 &&
    Number(changed) <= limits.changed &&
    (content === null || (typeof content === 'object' && !Array.isArray(content)))
  );
}

/** Whether something is an answer of `/api/sync`. */
export function isSyncAnswer(value: unknown): value is SyncAnswer {
  const { account, version, entries, more } = Object(value) as Partial<Record<keyof SyncAnswer, unknown>>;
  return (
    typeof account === 'string' &&
    Number.isSafeInteger(version) &&
    Array.isArray(entries) &&
    entries.every(isEntry) &&
    typeof more === 'boolean'
  );
}
