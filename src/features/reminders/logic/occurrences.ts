import { addDays, type Day, isDay, weekdayOf } from '#src/features/training/logic/days.ts';
import { loudTimes } from './quiet-hours.ts';
import type { Reminder } from './reminder-schema.ts';

/** A day and a time as the clocks of a place show them: `2026-03-29`, `08:00`. */
export interface WallTime {
  day: Day;
  time: string;
}

type Days = Pick<Reminder, 'from' | 'until' | 'weekdays'>;
type Times = Pick<Reminder, 'times' | 'quiet'>;

/** The last day whose every moment, in whatever zone, is written with four digits of the year. */
const lastDay = '9999-12-30';

/** The times of a day that are left outside the quiet hours, each once, the earliest first. */
export function timesOf({ times, quiet }: Times): string[] {
  return [...new Set(loudTimes(times, quiet))].sort();
}

/**
 * When a reminder is due by the clocks of its place, in order and, without a last day, almost without end. One that is
 * paused is due as it would be, and one whose first day no calendar has is never due.
 *
 * @param since the first day that is looked at
 */
export function* wallTimes(reminder: Days & Times, since: Day): Generator<WallTime> {
  const { from, until, weekdays } = reminder;
  const times = timesOf(reminder);
  if (times.length === 0 || !isDay(from)) return;
  const wished = weekdays.length === 0 ? from : (until ?? lastDay);
  const end = wished < lastDay ? wished : lastDay;
  for (let day = since > from ? since : from; day <= end; day = addDays(day, 1)) {
    const isDue = weekdays.length === 0 || weekdays.includes(weekdayOf(day));
    if (isDue) for (const time of times) yield { day, time };
  }
}
