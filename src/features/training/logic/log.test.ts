import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysBetween, mondayOf } from './days.ts';
import { anySession, done } from './done.testing.ts';
import { daysOf, lastWeeks, latestFirst, sumsOf } from './log.ts';

const today = '2026-11-20';
const sessions = fc.array(anySession, { maxLength: 60 });
const enoughWeeks = 110;

test('two sessions of strength on one day are one day of strength', () => {
  const strong = done({ strength: true, counted: 0 });
  expect(sumsOf([strong, strong, done({ date: '2026-11-21' })])).toEqual({
    sessions: 3,
    minutes: 90,
    counted: 30,
    strengthDays: 1,
  });
});

test('the last weeks end with that of today, follow each other, and begin on Mondays', () => {
  fc.assert(
    fc.property(sessions, fc.integer({ min: 1, max: 60 }), (all, count) => {
      const weeks = lastWeeks(all, today, count);
      expect(weeks).toHaveLength(count);
      expect(weeks.at(-1)?.monday).toBe('2026-11-16');
      for (const [index, { monday }] of weeks.entries()) {
        expect(mondayOf(monday)).toBe(monday);
        expect(daysBetween(weeks[0]?.monday ?? '', monday)).toBe(index * 7);
      }
    }),
  );
});

test('no minute of a session is lost between weeks, nor counted twice', () => {
  fc.assert(
    fc.property(sessions, (all) => {
      const weeks = lastWeeks(all, today, enoughWeeks);
      const whole = sumsOf(all);
      const sum = (key: 'sessions' | 'minutes' | 'counted' | 'strengthDays') =>
        weeks.reduce((total, week) => total + week[key], 0);
      expect(sum('sessions')).toBe(whole.sessions);
      expect(sum('minutes')).toBe(whole.minutes);
      expect(sum('counted')).toBe(whole.counted);
      expect(sum('strengthDays')).toBe(whole.strengthDays);
    }),
  );
});

test('a week without anything has sums of nothing', () => {
  expect(lastWeeks([], today, 1)).toEqual([
    { monday: '2026-11-16', sessions: 0, minutes: 0, counted: 0, strengthDays: 0 },
  ]);
});

test('each day with something stands once, in order, and is whole if one of its sessions is', () => {
  fc.assert(
    fc.property(sessions, (all) => {
      const days = daysOf(all);
      const names = days.map(({ day }) => day);
      expect(names).toEqual([...new Set(all.map(({ date }) => date))].sort());
      expect(days.reduce((total, day) => total + day.sessions, 0)).toBe(all.length);
      for (const { day, whole } of days) {
        expect(whole).toBe(all.some((session) => session.date === day && session.whole));
      }
    }),
  );
});

test('the latest session comes first, of a day the one with the later time', () => {
  const names = latestFirst([
    done({ name: 'without a time' }),
    done({ name: 'morning', time: '07:00' }),
    done({ name: 'the day before', date: '2026-11-19', time: '23:00' }),
    done({ name: 'evening', time: '18:30' }),
  ]).map(({ name }) => name);
  expect(names).toEqual(['evening', 'morning', 'without a time', 'the day before']);
});
