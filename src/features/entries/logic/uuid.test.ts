import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entrySchema } from '#src/features/entries/contract.ts';
import { uuidOf } from './uuid.ts';

const bytes = fc.uint8Array({ minLength: 16, maxLength: 16 });

test.each([
  [new Uint8Array(16), '00000000-0000-4000-8000-000000000000'],
  [new Uint8Array(16).fill(255), 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
  [Uint8Array.from({ length: 16 }, (_, index) => index), '00010203-0405-4607-8809-0a0b0c0d0e0f'],
])('the bytes %s are the id %s', (random, id) => {
  expect(uuidOf(random)).toBe(id);
});

test('every id is one that an entry may have, and other bytes are another id', () => {
  fc.assert(
    fc.property(bytes, (random) => {
      const id = uuidOf(random);
      expect(entrySchema.shape.id.safeParse(id).success).toBe(true);
      const other = random.map((byte, index) => (index === 3 ? byte ^ 1 : byte));
      expect(uuidOf(other)).not.toBe(id);
    }),
  );
});
