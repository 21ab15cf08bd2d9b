import { expect, test } from 'vitest';
import { doseKindOf } from './dose-kind.ts';

const plain = { suits: [], equipment: ['none'], compendium: '02056' } as const;

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
  ['a jump', 'jump', 'repetitions', 'jumps'],
  ['a crawl', 'swim', 'metres', 'swim'],
  ['a carry', 'carry', 'metres', 'carry'],
  ['a bear crawl', 'core', 'metres', undefined],
  ['belly breathing', 'breathing', 'breaths', 'breathing'],
  ['a pelvic floor lift', 'breathing', 'repetitions', 'pelvic-floor'],
  ['a side bend', 'stretch', 'repetitions', 'joints'],
  ['a pass of a ball', 'cardio', 'repetitions', undefined],
  ['rolling', 'massage', 'seconds', 'massage'],
  ['a side shuffle', 'cardio', 'seconds', undefined],
] as const)('%s (%s in %s) follows the rule: %s', (_, pattern, measure, kind) => {
  expect(doseKindOf({ ...plain, pattern, measure })).toBe(kind);
});

test.each(['seconds', 'repetitions'] as const)(
  'what makes the heart beat faster on the spot is done in turns, in %s too',
  (measure) => {
    expect(doseKindOf({ ...plain, pattern: 'cardio', measure, suits: ['little-space'] })).toBe('intervals');
  },
);

test('walking, running, cycling and moving in water go on for minutes', () => {
  const kinds = ['17190', '12020', '01019', '18368'].map((compendium) =>
    doseKindOf({ ...plain, pattern: 'cardio', measure: 'seconds', compendium }),
  );
  expect(kinds).toEqual(['steady', 'steady', 'steady', 'steady']);
  const shuffle = { ...plain, pattern: 'cardio', measure: 'seconds', compendium: '12025' } as const;
  expect(doseKindOf(shuffle)).toBeUndefined();
});

test('jumping with a rope has a rule of its own', () => {
  const rope = { ...plain, pattern: 'cardio', measure: 'seconds', equipment: ['jump-rope'] } as const;
  expect(doseKindOf(rope)).toBe('rope');
});
