import { expect, test } from 'vitest';
import { dropPlace } from './drop-place.ts';

const column = (name: string, left: number) => ({
  name,
  left,
  right: left + 100,
  top: 0,
  bottom: 100,
  items: [
    { name: `${name}1`, top: 0, bottom: 40 },
    { name: `${name}2`, top: 50, bottom: 90 },
  ],
});
const zones = [column('a', 0), column('b', 200), { ...column('c', 400), items: [] }];

test.each([
  [10, 10, 'a', 'a1'],
  [10, 30, 'a', 'a2'],
  [10, 80, 'a', undefined],
  [10, -500, 'a', 'a1'],
  [10, 900, 'a', undefined],
  [290, 60, 'b', 'b2'],
  [160, 10, 'b', 'b1'],
  [140, 10, 'a', 'a1'],
  [450, 50, 'c', undefined],
])('the point %i, %i lies in the list %s before %s', (x, y, zone, before) => {
  expect(dropPlace(zones, { x, y })).toEqual({ zone, before });
});

test('without a list there is no place', () => {
  expect(dropPlace([], { x: 0, y: 0 })).toBeUndefined();
});
