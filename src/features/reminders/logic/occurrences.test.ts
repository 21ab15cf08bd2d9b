import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#src/features/training/logic/days.ts';
import { timesOf, type WallTime, wallTimes } from './occurrences.ts';

const base = { from: '2026-03-02', weekdays: [0, 2], times: ['18:30', '08:00'] };

function first(count: number, times: Generator<WallTime>): string[] {
  const found: string[] = [];
  for (const { day, time } of times) {
    if (found.push(`${day} ${time}`) === count) break;
  }
  return found;
}

test('a reminder is due on its days at its times, from its first day on', () => {
  expect(first(5, wallTimes(base, '2026-01-01'))).toEqual([
    '2026-03-02 08:00',
    '2026-03-02 18:30',
    '2026-03-04 08:00',
    '2026-03-04 18:30',
    '2026-03-09 08:00',
  ]);
});

test('its last day is one of its days', () => {
  expect(first(9, wallTimes({ ...base, until: '2026-03-04' }, '2026-03-03'))).toEqual([
    '2026-03-04 08:00',
    '2026-03-04 18:30',
  ]);
});

test('without days of the week it is due on its first day alone', () => {
  expect(first(9, wallTimes({ ...base, weekdays: [] }, '2026-01-01'))).toEqual([
    '2026-03-02 08:00',
    '2026-03-02 18:30',
  ]);
  expect(first(9, wallTimes({ ...base, weekdays: [] }, '2026-03-03'))).toEqual([]);
});

test('quiet hours begin with their first minute and end before their last, also over midnight', () => {
  const times = ['21:59', '22:00', '23:59', '00:00', '06:59', '07:00', '12:00'];
  expect(timesOf({ times, quiet: { from: '22:00', to: '07:00' } })).toEqual(['07:00', '12:00', '21:59']);
  expect(timesOf({ times, quiet: { from: '07:00', to: '22:00' } })).toEqual([
    '00:00',
    '06:59',
    '22:00',
    '23:59',
  ]);
  // Hours that end when they begin are none.
  expect(timesOf({ times: ['12:00'], quiet: { from: '12:00', to: '12:00' } })).toEqual(['12:00']);
});

test('times come in order and once, and where all are quiet there is nothing to come', () => {
  expect(
    timesOf({ times: ['09:00', '08:00', '09:00', '23:00'], quiet: { from: '22:00', to: '06:00' } }),
  ).toEqual(['08:00', '09:00']);
  expect(first(9, wallTimes({ ...base, quiet: { from: '00:00', to: '23:59' } }, '2026-01-01'))).toEqual([]);
});

test('a first day that is in no calendar is never reached, and the last day of all ends it', () => {
  expect(first(9, wallTimes({ ...base, from: '2026-02-30' }, '2026-01-01'))).toEqual([]);
  expect(first(9, wallTimes({ ...base, weekdays: [2, 3, 4] }, '9999-12-29'))).toEqual([
    '9999-12-29 08:00',
    '9999-12-29 18:30',
    '9999-12-30 08:00',
    '9999-12-30 18:30',
  ]);
});

const anyDay = fc.integer({ min: 0, max: 80_000 }).map((days) => addDays('1950-01-01', days));

test('whatever day one begins with, what is to come is the same', () => {
  const reminder = fc.record({
    from: anyDay,
    weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
    times: fc.uniqueArray(fc.constantFrom('00:00', '06:30', '12:00', '23:59'), { minLength: 1 }),
  });
  fc.assert(
    fc.property(reminder, fc.integer({ min: 0, max: 40 }), (one, days) => {
      const since = addDays(one.from, days);
      const all = first(60, wallTimes({ ...one, until: addDays(one.from, 60) }, one.from));
      const later = first(5, wallTimes(one, since));
      const expected = all.filter((text) => text.slice(0, 10) >= since).slice(0, 5);
      expect(later.slice(0, expected.length)).toEqual(expected);
    }),
  );
});
