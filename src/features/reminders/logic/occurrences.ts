import type { Reminder } from './reminder-schema.ts';

/** A day and a time as the clocks of a place show them: `2026-03-29`, `08:00`. */
export interface WallTime {
  day: string;
  time: string;
}

type Days = Pick<Reminder, 'from' | 'until' | 'weekdays'>;
type Times = Pick<Reminder, 'times' | 'quiet'>;

const dayMilliseconds = 86_400_000;
const lastDay = '9999-12-31';

const startOf = (day: string) => Date.parse(`${day}T00:00:00.000Z`);

/**
 * Whether a day is in the calendar.
 * @example isCalendarDay('2026-02-30') → false
 */
export function isCalendarDay(day: string): boolean {
  const start = startOf(day);
  return !Number.isNaN(start) && new Date(start).toISOString().startsWith(day);
}

/**
 * The day so many days later, or earlier.
 * @param day must be in the calendar
 * @example addDays('2026-02-28', 1) → '2026-03-01'
 */
export function addDays(day: string, days: number): string {
  return new Date(startOf(day) + days * dayMilliseconds).toISOString().slice(0, 10);
}

/**
 * The day of the week, 0 for Monday to 6 for Sunday.
 * @example weekdayOf('2026-03-29') → 6
 */
export function weekdayOf(day: string): number {
  return (new Date(startOf(day)).getUTCDay() + 6) % 7;
}

/**
 * Whether a time is in the quiet hours: their first minute is, their last is not. Hours that end when they begin are none.
 * @example isQuiet('06:59', { from: '22:00', to: '07:00' }) → true
 */
export function isQuiet(time: string, quiet: Reminder['quiet']): boolean {
  if (quiet === undefined) return false;
  const { from, to } = quiet;
  return from <= to ? time >= from && time < to : time >= from || time < to;
}

/** The times of a day that are left outside the quiet hours, each once, the earliest first. */
export function timesOf({ times, quiet }: Times): string[] {
  return [...new Set(times)].filter((time) => !isQuiet(time, quiet)).sort();
}

function isReminded(day: string, { from, until, weekdays }: Days): boolean {
  if (day < from || (until !== undefined && day > until)) return false;
  return weekdays.length === 0 ? day === from : weekdays.includes(weekdayOf(day));
}

/**
 * When a reminder is due by the clocks of its place, in order and, without a last day, almost without end. One that is
 * paused is due as it would be.
 *
 * @param since the first day that is looked at
 */
export function* wallTimes(reminder: Days & Times, since: string): Generator<WallTime> {
  const { from, until, weekdays } = reminder;
  const times = timesOf(reminder);
  if (times.length === 0 || !isCalendarDay(from)) return;
  const end = weekdays.length === 0 ? from : (until ?? lastDay);
  for (let day = since > from ? since : from; day <= end; day = addDays(day, 1)) {
    if (isReminded(day, reminder)) for (const time of times) yield { day, time };
    if (day === lastDay) return;
  }
}
