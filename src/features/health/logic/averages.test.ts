import { expect, test } from 'vitest';
import { pressureDays, pressureOverall, pressureWeeks, sugarByMoment } from './averages.ts';
import { sugarMoments } from './sugar-moments.ts';

const reading = (at: string, systolic: number, diastolic: number) => ({ at, systolic, diastolic });

const days = pressureDays([
  reading('2026-11-17T20:00', 120, 80),
  reading('2026-11-16T07:00', 140, 90),
  reading('2026-11-16T07:05', 130, 86),
  reading('2026-11-16T11:59', 132, 85),
  reading('2026-11-16T12:00', 150, 95),
  reading('2026-11-23T06:00', 110, 70),
]);

test('a day is the mean of all its readings, and its morning ends at noon', () => {
  expect(days[0]).toEqual({
    day: '2026-11-16',
    ...{ systolic: 138, diastolic: 89, count: 4, isFew: false },
    morning: { systolic: 134, diastolic: 87 },
    later: { systolic: 150, diastolic: 95 },
  });
});

test('a day with one reading is marked, and has no mean where it has no reading', () => {
  expect(days[1]).toMatchObject({ day: '2026-11-17', count: 1, isFew: true, morning: undefined });
});

test('a week is the mean of its days, however many readings each has', () => {
  const weeks = pressureWeeks(days);
  expect(weeks.map(({ day }) => day)).toEqual(['2026-11-16', '2026-11-23']);
  expect(weeks[0]).toMatchObject({ systolic: 129, diastolic: 84.5, count: 5, isFew: false });
  expect(weeks[0]?.later).toEqual({ systolic: 135, diastolic: 87.5 });
  expect(weeks[1]).toMatchObject({ isFew: true, later: undefined });
});

test('all days together keep morning and later hours apart', () => {
  expect(pressureOverall([])).toBeUndefined();
  expect(pressureOverall(days)).toMatchObject({
    morning: { systolic: 122, diastolic: 78.5 },
    later: { systolic: 135, diastolic: 87.5 },
  });
});

test('sugar is told by its moment, in the order of the moments', () => {
  const sugar = [
    { moment: 'after-meal', millimoles: 9 },
    { moment: 'fasting', millimoles: 6 },
    { moment: 'fasting', millimoles: 7 },
  ] as const;
  expect(sugarByMoment(sugar, sugarMoments)).toEqual([
    { moment: 'fasting', mean: 6.5, count: 2 },
    { moment: 'after-meal', mean: 9, count: 1 },
  ]);
});
