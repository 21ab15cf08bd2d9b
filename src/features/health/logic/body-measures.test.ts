import { expect, test } from 'vitest';
import { quickLoss, waistToHeight } from './body-measures.ts';
import { secondsAfter } from './pin-wait.ts';
import { sugarWordOf } from './sugar-limits.ts';
import { sugarUnitOf } from './units.ts';
import { who5Score } from './who5.ts';

const weight = (at: string, kilograms: number) => ({ at: `${at}T07:30`, kilograms });

test('the waist is compared with the height of adults who are not pregnant', () => {
  const waist = { centimetres: 85, at: '2026-11-23T07:30' };
  expect(waistToHeight(waist, { centimetres: 170 })).toBe(0.5);
  expect(waistToHeight(waist, {})).toBeUndefined();
  expect(waistToHeight(waist, { centimetres: 170, born: '2012-01-01' })).toBeUndefined();
  expect(waistToHeight(waist, { centimetres: 170, conditions: ['pregnant'] })).toBeUndefined();
});

test('a loss of 5% within half a year is told, to adults who are not pregnant', () => {
  const now = weight('2026-11-23', 66.5);
  expect(quickLoss(now, [weight('2026-06-01', 70)], {})).toBe(5);
  expect(quickLoss(now, [weight('2026-06-01', 69.9)], {})).toBeUndefined();
  expect(quickLoss(now, [weight('2026-05-01', 80)], {})).toBeUndefined();
  expect(quickLoss(now, [weight('2026-12-01', 80)], {})).toBeUndefined();
  expect(quickLoss(now, [weight('2026-06-01', 70)], { born: '2007-01-01' })).toBeUndefined();
  expect(quickLoss(now, [weight('2026-06-01', 70)], { conditions: ['pregnant'] })).toBeUndefined();
  expect(quickLoss(now, [], {})).toBeUndefined();
});

test('sugar is low below 3.9 and asks for signs from 11.1', () => {
  expect([3.8, 3.9, 11, 11.1].map(sugarWordOf)).toEqual(['low', 'between', 'between', 'high']);
});

test('meters in Rwanda show milligrams, those in Kenya millimoles', () => {
  expect(['RW', 'KE', ''].map(sugarUnitOf)).toEqual(['mg', 'mmol', 'mmol']);
});

test('the WHO-5 goes from 0 to 100', () => {
  expect(who5Score([0, 0, 0, 0, 0])).toBe(0);
  expect(who5Score([5, 5, 5, 5, 5])).toBe(100);
  expect(who5Score([3, 3, 2, 3, 4])).toBe(60);
});

test('after three wrong PINs each wait is twice as long, up to 5 minutes', () => {
  expect([1, 2, 3, 4, 5, 20].map(secondsAfter)).toEqual([0, 0, 5, 10, 20, 300]);
});
