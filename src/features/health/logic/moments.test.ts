import { expect, test } from 'vitest';
import { minutesAsleep, minutesBetween, momentOf, momentProblem } from './moments.ts';

test('a moment is the minute on the clock of the device', () => {
  expect(momentOf(new Date(2026, 0, 5, 7, 5, 59))).toBe('2026-01-05T07:05');
});

test('minutes go over midnight and over the end of a month', () => {
  expect(minutesBetween('2026-11-30T23:30', '2026-12-01T00:15')).toBe(45);
  expect(minutesBetween('2026-12-01T00:15', '2026-11-30T23:30')).toBe(-45);
});

test.each([
  ['22:30', '06:15', 465],
  ['00:10', '06:00', 350],
  ['13:00', '14:30', 90],
  ['06:00', '06:00', undefined],
  ['', '06:00', undefined],
])('asleep at %s and awake at %s is %s minutes', (bed, wake, minutes) => {
  expect(minutesAsleep(bed, wake)).toBe(minutes);
});

test.each([
  ['2026-11-23T07:30', undefined],
  ['2026-11-23T07:31', 'future'],
  ['2026-11-23', 'missing'],
  ['2026-13-23T07:30', 'missing'],
  ['', 'missing'],
])('a reading of “%s” at half past seven: %s', (typed, problem) => {
  expect(momentProblem(typed, '2026-11-23T07:30')).toBe(problem);
});
