import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, weekdayOf } from '#src/features/training/logic/days.ts';
import { momentIn, nextTimes } from './next-times.ts';
import { isQuiet } from './quiet-hours.ts';
import { reminder } from './reminders.testing.ts';

// A Monday.
const now = { day: '2026-11-23', time: '07:00' };
const written = (own: Parameters<typeof reminder>[0], count = 5, at = now) =>
  nextTimes(reminder(own), at, count).map(({ day, time }) => `${day} ${time}`);

test('the minute that is now is over, and what is still to come today is first', () => {
  expect(written({}, 3)).toEqual(['2026-11-23 19:00', '2026-11-24 07:00', '2026-11-24 19:00']);
});

test('weekdays, the first day and the last day bound it, both days included', () => {
  const own = { weekdays: [2, 4], from: '2026-12-02', until: '2026-12-09', times: ['12:00'] };
  expect(written(own)).toEqual(['2026-12-02 12:00', '2026-12-04 12:00', '2026-12-09 12:00']);
});

test('what comes once comes on its day alone, and is over afterwards', () => {
  expect(written({ weekdays: [], from: '2026-11-24' })).toEqual(['2026-11-24 07:00', '2026-11-24 19:00']);
  expect(written({ weekdays: [], from: '2026-11-22' })).toEqual([]);
});

test('quiet hours over midnight leave out what lies in them; their end does not', () => {
  const own = { times: ['23:00', '05:59', '06:00', '22:00'], quiet: { from: '22:00', to: '06:00' } };
  expect(written(own, 2)).toEqual(['2026-11-24 06:00', '2026-11-25 06:00']);
});

test('one day a week is found for as many times as are asked for', () => {
  expect(written({ weekdays: [0], times: ['07:00'] }, 5)).toHaveLength(5);
});

test('whatever is set, the times are ahead, in order, on its days and not quiet', () => {
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
  const day = fc.integer({ min: -40, max: 40 }).map((days) => addDays(now.day, days));
  const own = fc.record({
    from: day,
    until: fc.option(day, { nil: undefined }),
    weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 })),
    times: fc.uniqueArray(time, { minLength: 1, maxLength: 24 }),
    quiet: fc.option(fc.record({ from: time, to: time }), { nil: undefined }),
  });
  fc.assert(
    fc.property(own, (schedule) => {
      const { until, ...bounded } = schedule;
      const set = { ...bounded, ...(until !== undefined && { until }) };
      const found = nextTimes(set, now, 8);
      const texts = found.map(({ day: on, time: at }) => `${on} ${at}`);
      expect(texts).toEqual([...new Set(texts)].sort());
      for (const moment of found) {
        expect(`${moment.day} ${moment.time}` > `${now.day} ${now.time}`).toBe(true);
        expect(moment.day >= set.from).toBe(true);
        expect(isQuiet(moment.time, set.quiet)).toBe(false);
        if (set.weekdays.length === 0) expect(moment.day).toBe(set.from);
        else expect(set.weekdays).toContain(weekdayOf(moment.day));
        if (set.weekdays.length > 0 && until !== undefined) expect(moment.day <= until).toBe(true);
      }
    }),
  );
});

test.each([
  ['Africa/Kigali', '2026-11-23T22:30:00Z', '2026-11-24 00:30'],
  ['Europe/Paris', '2026-10-25T00:30:00Z', '2026-10-25 02:30'],
  ['Europe/Paris', '2026-10-25T01:30:00Z', '2026-10-25 02:30'],
  ['America/New_York', '2026-01-01T04:59:00Z', '2025-12-31 23:59'],
])('the clock of %s at %s shows %s', (zone, instant, shown) => {
  const { day, time } = momentIn(zone, new Date(instant));
  expect(`${day} ${time}`).toBe(shown);
});

test('where the browser does not know a zone, the clock of the device is taken', () => {
  expect(momentIn('Nowhere/City', new Date(2026, 10, 23, 7, 5))).toEqual({
    day: '2026-11-23',
    time: '07:05',
  });
});
