import type { Entry } from '#src/features/entries/contract.ts';
import { isEntry } from './is-entry.ts';
import { isSame, laterOf } from './merge.ts';

const format = 'buzima-entries';
const version = 1;

/** What a file turned out to be. */
export type BackupReading =
  | { kind: 'read'; entries: Entry[]; broken: number }
  /** It is no JSON, it is no file of ours, or a newer edition of the site has made it. */
  | { kind: 'noJson' | 'otherFile' | 'newerFile' };

/** What bringing back a file does to what the device holds. */
export interface Import {
  /** The entries to write. */
  changes: Entry[];
  /** How many show that did not show before. */
  added: number;
  /** How many the file knows in a later version. */
  renewed: number;
  /** How many stay as they are: the device has them, or has a later version, or they are deleted. */
  unchanged: number;
}

/**
 * A file of everything that is kept, deleted entries included, so that what was deleted does not come back by an older file.
 *
 * @param entries also those that this edition of the site does not understand
 */
export function makeBackup(entries: readonly object[], madeAt: Date): string {
  return JSON.stringify({ format, version, madeAt: madeAt.toISOString(), entries }, null, 1);
}

/** The name of such a file. @example backupName(new Date(2026, 10, 23)) → 'buzima-data-2026-11-23.json' */
export function backupName(madeAt: Date): string {
  const parts = [madeAt.getMonth() + 1, madeAt.getDate()].map((part) => `${part}`.padStart(2, '0'));
  return `buzima-data-${[madeAt.getFullYear(), ...parts].join('-')}.json`;
}

/** Reads such a file; entries in it that are broken are counted and left out. */
export function readBackup(text: string): BackupReading {
  const json = parsed(text);
  if (json === undefined) return { kind: 'noJson' };
  const file = Object(json) as { format?: unknown; version?: unknown; entries?: unknown };
  const isOurs = file.format === format && typeof file.version === 'number';
  if (!isOurs || !Array.isArray(file.entries)) return { kind: 'otherFile' };
  if (Number(file.version) > version) return { kind: 'newerFile' };
  const entries = file.entries.filter(isEntry);
  return { kind: 'read', entries, broken: file.entries.length - entries.length };
}

/** What bringing back entries changes: of each, the later version stands. A second time it changes nothing. */
export function importOf(held: ReadonlyMap<string, Entry>, entries: readonly Entry[]): Import {
  const outcome: Import = { changes: [], added: 0, renewed: 0, unchanged: 0 };
  for (const entry of latestOfEach(entries)) {
    const own = held.get(entry.id);
    if (own && isSame(laterOf(own, entry), own)) {
      outcome.unchanged += 1;
      continue;
    }
    outcome.changes.push(entry);
    const wasShown = Boolean(own?.content);
    if (wasShown) outcome.renewed += 1;
    else outcome[entry.content === null ? 'unchanged' : 'added'] += 1;
  }
  return outcome;
}

function latestOfEach(entries: readonly Entry[]): Iterable<Entry> {
  const latest = new Map<string, Entry>();
  for (const entry of entries) latest.set(entry.id, laterOf(latest.get(entry.id) ?? entry, entry));
  return latest.values();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
