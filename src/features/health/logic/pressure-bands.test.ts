import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isDanger,
  isStillVeryHigh,
  isTreatedEarlier,
  type PressureWord,
  pressureWordOf,
  pressureWords,
} from './pressure-bands.ts';
import type { Person } from './records.ts';

const at = '2026-11-23T07:30';
const adult: Person = { name: 'Amina', born: '1980-05-01' };
const pressure = (systolic: number, diastolic: number, moment = at) => ({ systolic, diastolic, at: moment });

test.each<[number, number, PressureWord]>([
  [119, 79, 'best'],
  [90, 60, 'best'],
  [89, 70, 'low'],
  [110, 59, 'low'],
  [120, 79, 'above'],
  [119, 80, 'above'],
  [139, 89, 'above'],
  [140, 70, 'high'],
  [118, 90, 'high'],
  [160, 80, 'soon'],
  [130, 100, 'soon'],
  [180, 120, 'soon'],
  [181, 90, 'veryHigh'],
  [150, 121, 'veryHigh'],
  [190, 50, 'veryHigh'],
])('%i/%i of an adult is called %s', (systolic, diastolic, word) => {
  expect(pressureWordOf(pressure(systolic, diastolic), adult)).toBe(word);
  expect(pressureWordOf(pressure(systolic, diastolic), {})).toBe(word);
});

test.each<[number, number, PressureWord]>([
  [100, 55, 'pregnant'],
  [139, 89, 'pregnant'],
  [140, 80, 'pregnantToday'],
  [120, 90, 'pregnantToday'],
  [160, 80, 'pregnantNow'],
  [130, 110, 'pregnantNow'],
])('%i/%i in pregnancy is called %s', (systolic, diastolic, word) => {
  const person: Person = { ...adult, conditions: ['pregnant', 'heart'] };
  expect(pressureWordOf(pressure(systolic, diastolic), person)).toBe(word);
});

test('a child gets no judgement until the day it is 18, and a pregnant girl that of pregnancy', () => {
  const child: Person = { name: 'Eric', born: '2008-11-24' };
  expect(pressureWordOf(pressure(200, 130), child)).toBe('young');
  expect(pressureWordOf(pressure(200, 130, '2026-11-24T07:30'), child)).toBe('veryHigh');
  expect(pressureWordOf(pressure(165, 100), { ...child, conditions: ['pregnant'] })).toBe('pregnantNow');
});

test('a higher number never makes a word milder', () => {
  const number = fc.integer({ min: 60, max: 200 });
  const grave = (word: PressureWord) => pressureWords.indexOf(word === 'low' ? 'best' : word);
  fc.assert(
    fc.property(number, number, fc.nat(60), fc.nat(60), (systolic, diastolic, more, moreStill) => {
      const word = pressureWordOf(pressure(systolic, diastolic), adult);
      const higher = pressureWordOf(pressure(systolic + more, diastolic + moreStill), adult);
      expect(grave(higher)).toBeGreaterThanOrEqual(grave(word));
    }),
  );
});

test('only a second reading above 180/120 after 5 minutes of rest, within the hour, is still very high', () => {
  const first = pressure(185, 100, '2026-11-23T07:20');
  expect(isStillVeryHigh(pressure(185, 100, '2026-11-23T07:25'), [first])).toBe(true);
  expect(isStillVeryHigh(pressure(185, 100, '2026-11-23T07:24'), [first])).toBe(false);
  expect(isStillVeryHigh(pressure(185, 100, '2026-11-23T08:21'), [first])).toBe(false);
  expect(isStillVeryHigh(pressure(180, 120, '2026-11-23T07:25'), [first])).toBe(false);
  expect(isStillVeryHigh(pressure(185, 100), [pressure(180, 120, '2026-11-23T07:20')])).toBe(false);
});

test('people with diabetes, heart or kidney disease are told that treatment starts from 130', () => {
  expect(isTreatedEarlier(pressure(130, 80), { conditions: ['kidney'] })).toBe(true);
  expect(isTreatedEarlier(pressure(129, 80), { conditions: ['kidney'] })).toBe(false);
  expect(isTreatedEarlier(pressure(135, 80), { conditions: ['high-pressure'] })).toBe(false);
});

test('help is needed at once above 180/120, and in pregnancy from 160/110', () => {
  expect(pressureWords.filter(isDanger)).toEqual(['veryHigh', 'pregnantNow']);
});
