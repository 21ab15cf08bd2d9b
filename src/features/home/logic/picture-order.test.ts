import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pictureOrder } from './picture-order.ts';

const count = 13;
const randomNumbers = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));

/** The numbers of the pictures as a visitor sees them, the one on the page first. */
function seen(pictures: number, turns: number, random: () => number): number[] {
  const next = pictureOrder(pictures, random);
  return [0, ...Array.from({ length: turns }, next)];
}

test('every picture is shown before any comes again', () => {
  fc.assert(
    fc.property(randomNumbers, (numbers) => {
      const round = seen(count, count - 1, () => numbers.next().value);
      expect(round.toSorted((one, other) => one - other)).toEqual([...Array(count).keys()]);
    }),
  );
});

test('the same picture never comes twice in a row, however often all have been shown', () => {
  fc.assert(
    fc.property(randomNumbers, fc.integer({ min: 2, max: count }), (numbers, pictures) => {
      const order = seen(pictures, 5 * count, () => numbers.next().value);
      expect(order.filter((number, turn) => number === order[turn - 1])).toEqual([]);
    }),
  );
});

test('the order follows the random numbers', () => {
  expect(seen(4, 3, () => 0)).toEqual([0, 1, 2, 3]);
  expect(seen(4, 3, () => 0.99)).toEqual([0, 3, 2, 1]);
});

test('a picture that is alone stays', () => {
  expect(seen(1, 3, () => 0.5)).toEqual([0, 0, 0, 0]);
});
