import { expect, test } from 'vitest';
import { advisedSleep, halfHeight, pressureLines } from './advised.ts';
import { who5Score } from './who5.ts';

const today = '2026-11-23';

test('sleep is 7 to 9 hours, 7 to 8 from 65, and not told for children', () => {
  expect(advisedSleep({}, today)).toEqual({ from: 7, to: 9 });
  expect(advisedSleep({ born: '1961-11-24' }, today)).toEqual({ from: 7, to: 9 });
  expect(advisedSleep({ born: '1961-11-23' }, today)).toEqual({ from: 7, to: 8 });
  expect(advisedSleep({ born: '2008-11-24' }, today)).toBeUndefined();
});

test('half of the height is a line for adults who are not pregnant', () => {
  const person = { name: 'A', centimetres: 164 };
  expect(halfHeight(person, today)).toBe(82);
  expect(halfHeight({ name: 'A' }, today)).toBeUndefined();
  expect(halfHeight({ ...person, born: '2015-01-01' }, today)).toBeUndefined();
  expect(halfHeight({ ...person, conditions: ['pregnant'] }, today)).toBeUndefined();
});

test('blood pressure has the line of 140/90, with an illness that of 130, and for children none', () => {
  const high = { kind: 'high', systolic: 140, diastolic: 90 };
  expect(pressureLines({ name: 'A' }, today)).toEqual(high);
  expect(pressureLines({ name: 'A', conditions: ['high-pressure'] }, today)).toEqual(high);
  expect(pressureLines({ name: 'A', conditions: ['kidney'] }, today)).toEqual({
    kind: 'goal',
    systolic: 130,
  });
  expect(pressureLines({ name: 'A', conditions: ['diabetes', 'pregnant'] }, today)).toEqual(high);
  expect(pressureLines({ name: 'A', born: '2015-01-01' }, today)).toBeUndefined();
});

test('the WHO-5 goes from 0 to 100', () => {
  expect(who5Score([0, 0, 0, 0, 0])).toBe(0);
  expect(who5Score([5, 5, 5, 5, 5])).toBe(100);
  expect(who5Score([5, 4, 3, 4, 1])).toBe(68);
});
