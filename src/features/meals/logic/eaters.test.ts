import { expect, test } from 'vitest';
import { householdOf, isNeed, needOf } from './eaters.ts';

const measured = {
  kind: 'measured',
  sex: 'female',
  age: 30,
  height: 160,
  weight: 60,
  activity: 'sedentary',
  aim: 'keep',
} as const;

test('an adult needs what the calculators say', () => {
  // (10 × 60 + 6.25 × 160 − 5 × 30 − 161) × 1.2, and 0.8 g for each kilogram.
  expect(needOf(measured)).toEqual({
    energy: 1547,
    protein: 48,
    produce: 400,
    fibre: 25,
    mostFibre: 60,
    calcium: 1000,
    salt: 5,
  });
});

test('nobody is planned under the floor of the calorie calculator, nor made lighter who is thin', () => {
  expect(needOf({ ...measured, aim: 'lose', weight: 61 })).toBe('lowEnergy');
  expect(needOf({ ...measured, aim: 'lose', weight: 55, activity: 'very_active' })).toBe('lossOfThin');
  expect(needOf({ kind: 'typed', energy: 1100, protein: 50 })).toBe('lowEnergy');
});

test('nobody is planned whose body mass index is under 18.5, whatever the aim', () => {
  for (const aim of ['keep', 'lose', 'gain'] as const) {
    expect(needOf({ ...measured, aim, weight: 47.3, activity: 'very_active' })).toBe('thin');
  }
  expect(isNeed(needOf({ ...measured, weight: 47.4, activity: 'very_active' }))).toBe(true);
});

test.for([4, 18, 5.5, Number.NaN])('a child of %d years is not planned for', (age) => {
  expect(needOf({ kind: 'young', sex: 'male', age })).toBe('age');
});

test('children eat by the table of their age, less salt and smaller goals of vegetables', () => {
  expect(needOf({ kind: 'young', sex: 'female', age: 5 })).toMatchObject({
    energy: 1325,
    produce: 250,
    fibre: 15,
  });
  expect(needOf({ kind: 'young', sex: 'male', age: 17 })).toMatchObject({ energy: 3400, salt: 5 });
});

test('when food is shared by energy, each eater gets the protein and vegetables that he or she needs', () => {
  const needs = [
    needOf(measured),
    needOf({ kind: 'young', sex: 'male', age: 8 }),
    needOf({ kind: 'usual', sex: 'male' }),
  ].filter(isNeed);
  const { need, shares } = householdOf(needs);
  for (const [index, own] of needs.entries()) {
    const share = shares[index] ?? 0;
    expect(need.energy * share).toBeCloseTo(own.energy);
    expect(need.protein * share).toBeGreaterThanOrEqual(own.protein - 1e-9);
    expect(need.produce * share).toBeGreaterThanOrEqual(own.produce - 1e-9);
    expect(need.mostFibre * share).toBeLessThanOrEqual(own.mostFibre + 1e-9);
    expect(need.calcium * share).toBeGreaterThanOrEqual(own.calcium - 1e-9);
    expect(need.salt * share).toBeLessThanOrEqual(own.salt + 1e-9);
  }
});
