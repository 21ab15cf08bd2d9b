import * as z from 'zod/mini';
import { type Entry, entrySchema } from '#src/features/entries/contract.ts';
import type { EntryTable } from './entry-tables.ts';
import { openSealed, type Place, seal } from './sealing.ts';

/** Whose entries, and what opens them. */
export interface Opener {
  userId: string;
  key: Buffer;
}

/** An entry as the database holds it, but for the number of its change. */
export type SealedEntry = Omit<EntryTable, 'version'>;

const contentSchema = z.pick(entrySchema, { kind: true, content: true });

// A row is of no use to another member, under another id or with another moment.
const placeOf = ({ user_id, id, changed_at }: Omit<SealedEntry, 'sealed'>): Place => [
  'entry',
  user_id,
  id,
  changed_at,
];

/** Only id, moment and length of the entry can be seen from outside. */
export function sealEntry({ userId, key }: Opener, { id, changed, kind, content }: Entry): SealedEntry {
  const outside = { user_id: userId, id, changed_at: new Date(changed).toISOString() };
  const inside = Buffer.from(JSON.stringify({ kind, content }));
  return { ...outside, sealed: seal(key, inside, placeOf(outside)) };
}

/** @throws SealBroken when the row is not as it was sealed, or is another member's */
export function openEntry({ userId, key }: Opener, row: Omit<SealedEntry, 'user_id'>): Entry {
  const { id, changed_at, sealed } = row;
  const inside = openSealed(key, sealed, placeOf({ user_id: userId, id, changed_at }));
  const { kind, content } = contentSchema.parse(JSON.parse(inside.toString()));
  return { id, kind, changed: Date.parse(changed_at), content };
}
