import { expect, test } from 'vitest';
import { groupOfAsset } from './pack-groups.ts';

test.each([
  ['assets/search/fr.r94pc9gW.json', { group: 'help', language: 'fr' }],
  ['assets/training/fr.X-JpYRwf/catalogue.json', { group: 'tools', language: 'fr' }],
  ['assets/training/pictograms.7cnEs1ps/woman.json', { group: 'tools' }],
  ['assets/figures/squat.12345678.svg', { group: 'figures' }],
  ['assets/Button.BF3h7Y4I.js', { group: 'tools' }],
  ['assets/scripts/menus.6-B4oD-p.js', { group: 'frame' }],
  ['data/v1/foods.json', undefined],
] as const)('%s is packed with its part, for one language or for all', (name, place) => {
  expect(groupOfAsset(name)).toEqual(place);
});
