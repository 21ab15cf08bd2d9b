import { expect, test } from 'vitest';
import type { EquipmentKind } from './kinds.ts';
import { equipmentKinds } from './kinds.ts';
import { fits, fitsOf } from './suitabilities.ts';

test.each<readonly [readonly EquipmentKind[], boolean]>([
  [['none'], true],
  [['mat'], true],
  [['wall'], true],
  [['mat', 'wall'], true],
  [['chair'], false],
  [['mat', 'ball'], false],
  [['wall', 'jerrycan'], false],
])('an exercise with %j needs no equipment: %s', (equipment, without) => {
  expect(fitsOf({ suits: [], equipment })).toEqual(without ? ['no-equipment'] : []);
});

test('everything but a mat and a wall is equipment', () => {
  const free = equipmentKinds.filter((kind) => fitsOf({ suits: [], equipment: [kind] }).length > 0);
  expect(free).toEqual(['none', 'mat', 'wall']);
});

test('what an exercise suits is kept, in the order in which it is asked', () => {
  const given = fitsOf({ suits: ['pregnancy', 'seated', 'quiet'], equipment: ['chair'] });
  expect(given).toEqual(['seated', 'quiet', 'pregnancy']);
  expect(fitsOf({ suits: fits.filter((fit) => fit !== 'no-equipment'), equipment: ['none'] })).toEqual(fits);
});
