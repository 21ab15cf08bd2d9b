import { expect, test } from 'vitest';
import { isRestDay, type ScheduledDay, weeklyTotals } from './schedule.ts';

const week: ScheduledDay[] = [
  { focus: 'fullBodyStrength', minutes: 40 },
  { focus: 'hiit', minutes: 30 },
  { focus: 'coreAndAbs', minutes: 20 },
  { focus: 'rest' },
  { focus: 'bodyweightCircuit', minutes: 30 },
  { focus: 'activeRecovery', minutes: 30 },
  { focus: 'restOrWalk', minutes: 20 },
];

test('a week adds up its training and leaves out what a rest day offers', () => {
  expect(weeklyTotals(week)).toEqual({ minutes: 150, trainingDays: 5, strengthDays: 2 });
});

test('an empty schedule adds up to nothing', () => {
  expect(weeklyTotals([])).toEqual({ minutes: 0, trainingDays: 0, strengthDays: 0 });
});

test('a day on which rest is as good is a rest day, active recovery is not', () => {
  expect(week.filter(isRestDay).map(({ focus }) => focus)).toEqual(['rest', 'restOrWalk']);
});
