import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Entry } from '#src/features/entries/contract.ts';
import { backupName, importOf, makeBackup, readBackup } from './backup.ts';
import { anyEntries, done } from './entries.testing.ts';
import { isSame, laterOf } from './merge.ts';

const noon = new Date('2026-11-23T12:00:00Z');

function heldOf(entries: readonly Entry[]): Map<string, Entry> {
  const held = new Map<string, Entry>();
  for (const entry of entries) held.set(entry.id, laterOf(held.get(entry.id) ?? entry, entry));
  return held;
}

function bringBack(held: ReadonlyMap<string, Entry>, entries: readonly Entry[]): Map<string, Entry> {
  const { changes } = importOf(held, entries);
  return new Map([...held, ...changes.map((entry) => [entry.id, entry] as const)]);
}

function readAgain(entries: readonly object[]): Entry[] {
  const reading = readBackup(makeBackup(entries, noon));
  if (reading.kind !== 'read') throw new Error(reading.kind);
  return reading.entries;
}

function expectSame(one: ReadonlyMap<string, Entry>, other: ReadonlyMap<string, Entry>) {
  expect([...one.keys()].sort()).toEqual([...other.keys()].sort());
  for (const [id, entry] of one) expect(isSame(entry, other.get(id) ?? done(99))).toBe(true);
}

test('what is saved in a file and brought back into an empty device is the same', () => {
  fc.assert(
    fc.property(anyEntries, (entries) => {
      const held = heldOf(entries);
      expectSame(bringBack(new Map(), readAgain([...held.values()])), held);
    }),
  );
});

test('files lead to the same in whichever order they come', () => {
  fc.assert(
    fc.property(anyEntries, anyEntries, anyEntries, (own, one, other) => {
      const held = heldOf(own);
      expectSame(bringBack(bringBack(held, one), other), bringBack(bringBack(held, other), one));
    }),
  );
});

test('a file that is brought back a second time changes nothing', () => {
  fc.assert(
    fc.property(anyEntries, anyEntries, (own, file) => {
      const again = importOf(bringBack(heldOf(own), file), file);
      expect(again).toMatchObject({ changes: [], added: 0, renewed: 0 });
    }),
  );
});

test('everything that a file holds is told as one of three', () => {
  fc.assert(
    fc.property(anyEntries, anyEntries, (own, file) => {
      const { added, renewed, unchanged } = importOf(heldOf(own), file);
      expect(added + renewed + unchanged).toBe(heldOf(file).size);
    }),
  );
});

test('new, newer and known entries are told apart, and what is deleted here stays so', () => {
  const held = heldOf([done(1, 10), done(2, 10), { ...done(3, 10), content: null }]);
  const file = [done(1, 10), { ...done(2, 20), content: { name: 'x' } }, done(3, 5), done(4, 1)];
  const { changes, ...counts } = importOf(held, file);
  expect(counts).toEqual({ added: 1, renewed: 1, unchanged: 2 });
  expect(changes.map(({ id }) => id)).toEqual([done(2).id, done(4).id]);
});

test('entries that this edition does not understand are saved, and counted when they come back', () => {
  const strange = { id: done(7).id, kind: 'weight', changed: 3, content: { kilograms: 70 } };
  const text = makeBackup([done(1), strange], noon);
  expect(JSON.parse(text).entries[1]).toEqual(strange);
  expect(readBackup(text)).toEqual({ kind: 'read', entries: [done(1)], broken: 1 });
});

test.each([
  ['{"format": "buz', 'noJson'],
  ['', 'noJson'],
  ['[]', 'otherFile'],
  ['{"profile":{"firstName":"Amina"}}', 'otherFile'],
  ['{"format":"buzima-entries","version":1}', 'otherFile'],
  ['{"format":"buzima-entries","version":2,"entries":[]}', 'newerFile'],
])('the file %s is told as %s', (text, kind) => {
  expect(readBackup(text)).toEqual({ kind });
});

test('the file is named after its day', () => {
  expect(backupName(new Date(2026, 0, 5))).toBe('buzima-data-2026-01-05.json');
});
