import fc from 'fast-check';
import { type Entry, entryKinds } from '#src/features/entries/contract.ts';
import { uuidOf } from './uuid.ts';

/** The id of the n-th entry of a test. */
export const idOf = (index: number): string =>
  uuidOf(Uint8Array.from({ length: 16 }, (_, place) => (index >> (8 * (15 - place))) & 255));

/** Few ids and few moments, so that versions meet. */
export const anyEntry: fc.Arbitrary<Entry> = fc.record({
  id: fc.nat(5).map(idOf),
  kind: fc.constantFrom(...entryKinds),
  changed: fc.nat(4),
  content: fc.option(
    fc.dictionary(fc.constantFrom('name', 'minutes', 'blocks', 'felt'), fc.jsonValue({ maxDepth: 2 })),
  ),
});

export const anyEntries = fc.array(anyEntry, { maxLength: 12 });

/** One entry of a person who trains. */
export const done = (index: number, changed = index): Entry => ({
  id: idOf(index),
  kind: 'done',
  changed,
  content: { date: '2026-11-20', name: `Kwiruka ${index}`, minutes: 20 },
});
