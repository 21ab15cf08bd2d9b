import { expect, test } from 'vitest';
import { doseKindOf } from './dose-kind.ts';

test.each([
  ['a squat', 'squat', 'repetitions', 'strength'],
  ['a wall sit', 'squat', 'seconds', 'hold'],
  ['a plank', 'core', 'seconds', 'hold'],
  ['a calf stretch', 'stretch', 'seconds', 'stretch'],
  ['a cobra', 'stretch', 'breaths', 'pose'],
  ['the hundred', 'core', 'breaths', undefined],
  ['arm circles', 'mobility', 'repetitions', 'joints'],
  ['a single-leg stand', 'balance', 'seconds', 'balance'],
  ['a calf raise', 'balance', 'repetitions', 'strength'],
  ['a jump', 'jump', 'repetitions', undefined],
  ['a crawl', 'swim', 'metres', 'swim'],
  ['a carry', 'carry', 'metres', 'carry'],
  ['a bear crawl', 'core', 'metres', undefined],
  ['belly breathing', 'breathing', 'breaths', undefined],
  ['rolling', 'massage', 'seconds', 'massage'],
  ['running', 'cardio', 'seconds', undefined],
] as const)('%s (%s in %s) follows the rule: %s', (_, pattern, measure, kind) => {
  expect(doseKindOf({ pattern, measure, suits: [], equipment: [] })).toBe(kind);
});

test('what makes the heart beat faster on the spot is done in turns of work and rest', () => {
  expect(doseKindOf({ pattern: 'cardio', measure: 'seconds', suits: ['little-space'], equipment: [] })).toBe(
    'intervals',
  );
});

test('jumping with a rope has a rule of its own', () => {
  expect(doseKindOf({ pattern: 'cardio', measure: 'seconds', suits: [], equipment: ['jump-rope'] })).toBe(
    'rope',
  );
});
