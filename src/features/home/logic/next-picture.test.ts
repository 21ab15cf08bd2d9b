import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextPicture } from './next-picture.ts';

const ids = Array.from({ length: 13 }, (_, index) => `picture-${index}`);

test('the next picture is never the one that is shown now', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ids),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (current, random) => {
        const next = nextPicture(ids, current, random);
        expect(next).not.toBe(current);
        expect(ids).toContain(next);
      },
    ),
  );
});

test('every other picture can come next', () => {
  const reached = new Set(ids.map((_, index) => nextPicture(ids, 'picture-0', index / ids.length)));
  expect(reached.size).toBe(ids.length - 1);
});

test('a picture that is alone has no next one', () => {
  expect(nextPicture(['only'], 'only', 0.5)).toBeNull();
  expect(nextPicture([], 'only', 0)).toBeNull();
});
