import { expect, test } from 'vitest';
import { hasChoices, hindrancesOf, readChoices } from './choices.ts';

test('choices are read once each, by name, without those left open and those nobody knows', () => {
  const address = new URLSearchParams('place=pool&colour=red&level=&need=quiet&place=pool&need=sore-knees');
  expect(readChoices(address, ['need', 'place', 'level']).toString()).toBe(
    'need=quiet&need=sore-knees&place=pool',
  );
});

test('a thing fits when it has every chosen value', () => {
  const has = (filter: string) =>
    hasChoices({ need: 'quiet sore-knees', place: 'pool' }, new URLSearchParams(filter), ['need', 'place']);
  expect(has('')).toBe(true);
  expect(has('need=quiet&need=sore-knees')).toBe(true);
  expect(has('need=quiet&place=pitch')).toBe(false);
});

test('the choices that help most when taken away come first, and those that do not help are left out', () => {
  const counts: Readonly<Record<string, number>> = { 'b=2&c=3': 1, 'a=1&c=3': 5, 'a=1&b=2': 0 };
  const found = hindrancesOf(new URLSearchParams('a=1&b=2&c=3'), (filter) => counts[filter.toString()] ?? 0);
  expect(found).toEqual([
    { name: 'b', value: '2', count: 5 },
    { name: 'a', value: '1', count: 1 },
  ]);
});
