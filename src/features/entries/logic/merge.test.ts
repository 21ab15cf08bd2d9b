import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyEntry, done } from './entries.testing.ts';
import { isSame, laterOf, momentOfChange } from './merge.ts';

const twoVersions = fc
  .tuple(anyEntry, anyEntry)
  .map(([one, other]) => [one, { ...other, id: one.id }] as const);

test('two devices agree on the version that stands, whichever they knew first', () => {
  fc.assert(
    fc.property(twoVersions, ([one, other]) => {
      expect(isSame(laterOf(one, other), laterOf(other, one))).toBe(true);
    }),
  );
});

test('the later of three does not depend on which two are compared first', () => {
  fc.assert(
    fc.property(anyEntry, anyEntry, anyEntry, (first, second, third) => {
      const left = laterOf(laterOf(first, second), third);
      const right = laterOf(first, laterOf(second, third));
      expect(isSame(left, right)).toBe(true);
    }),
  );
});

test('the order of the keys makes no other version', () => {
  const one = { ...done(1), content: { a: 1, b: { c: 2, d: 3 } } };
  const other = { ...done(1), content: { b: { d: 3, c: 2 }, a: 1 } };
  expect(isSame(one, other)).toBe(true);
  expect(isSame(one, { ...other, content: { a: 1, b: { c: 2, d: 4 } } })).toBe(false);
});

test.each([
  [undefined, 500, 500],
  [done(1, 400), 500, 500],
  [done(1, 500), 500, 501],
  [done(1, 900), 500, 901],
])('after %j a change at %i counts as one at %i', (before, now, moment) => {
  expect(momentOfChange(before, now)).toBe(moment);
});
