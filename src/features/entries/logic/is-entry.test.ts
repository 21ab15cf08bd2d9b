import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entryKinds, entryLimits, entrySchema, syncAnswerSchema } from '#src/features/entries/contract.ts';
import { anyEntry, idOf } from './entries.testing.ts';
import { isEntry, isSyncAnswer } from './is-entry.ts';
import { limits } from './limits.ts';

const anyJson = fc.jsonValue({ maxDepth: 2 });

/** Nearly right: each part may be missing or anything else. */
const almostEntry = fc.record(
  {
    id: fc.oneof(fc.constant(idOf(1)), fc.uuid(), fc.constantFrom('1', '', '0'.repeat(36)), anyJson),
    kind: fc.oneof(fc.constantFrom(...entryKinds, 'weight', 'toString'), anyJson),
    changed: fc.oneof(
      fc.nat(),
      fc.double(),
      fc.constantFrom(-1, limits.changed, limits.changed + 1, 2 ** 60, 1.5),
      anyJson,
    ),
    content: fc.oneof(fc.constant({ name: 'x' }), anyJson),
  },
  { requiredKeys: [] },
);

const almostAnswer = fc.record(
  {
    account: fc.oneof(fc.string(), anyJson),
    version: fc.oneof(fc.integer(), anyJson),
    entries: fc.oneof(fc.array(anyEntry, { maxLength: 2 }), fc.array(almostEntry, { maxLength: 1 }), anyJson),
    more: fc.oneof(fc.boolean(), anyJson),
  },
  { requiredKeys: [] },
);

test('an entry is what the contract calls one', () => {
  fc.assert(
    fc.property(fc.oneof(anyEntry, almostEntry, anyJson), (value) => {
      expect(isEntry(value)).toBe(entrySchema.safeParse(value).success);
    }),
    { numRuns: 1_000 },
  );
});

test('an answer is what the contract calls one', () => {
  fc.assert(
    fc.property(fc.oneof(almostAnswer, anyJson), (value) => {
      expect(isSyncAnswer(value)).toBe(syncAnswerSchema.safeParse(value).success);
    }),
    { numRuns: 1_000 },
  );
});

test.each(entryKinds)('%s is a kind of entry here too', (kind) => {
  expect(isEntry({ id: idOf(1), kind, changed: 0, content: null })).toBe(true);
});

test('what the browser takes for the limits of an account are those of the contract', () => {
  const { contentLength, batch, changed } = entryLimits;
  expect(limits).toEqual({ contentLength, batch, changed });
});
