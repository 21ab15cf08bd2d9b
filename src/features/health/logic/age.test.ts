import { expect, test } from 'vitest';
import { ageOn, isAdult } from './age.ts';

const today = '2026-11-23';

test.each([
  ['1980-11-23', 46],
  ['1980-11-24', 45],
  ['2026-11-23', 0],
  ['2027-01-01', -1],
  [undefined, undefined],
])('born %s is %s years old', (born, age) => {
  expect(ageOn(born, today)).toBe(age);
});

test('whoever is born on 29 February is a year older from 1 March on', () => {
  expect(ageOn('2000-02-29', '2026-02-28')).toBe(25);
  expect(ageOn('2000-02-29', '2026-03-01')).toBe(26);
});

test('one is an adult from the 18th birthday on, and where nobody has said an age', () => {
  expect(isAdult({ born: '2008-11-23' }, '2026-11-22')).toBe(false);
  expect(isAdult({ born: '2008-11-23' }, today)).toBe(true);
  expect(isAdult({}, today)).toBe(true);
});
