import { addDays, type Day, daysPerWeek, weekdayOf } from '#src/features/training/logic/days.ts';
import { loudTimes } from './quiet-hours.ts';
import type { Reminder } from './reminder-schema.ts';

/** A day and a time on the clock of one place. */
export interface Moment {
  day: Day;
  /** `HH:MM` */
  time: string;
}

/** When a reminder comes. */
export type Schedule = Pick<Reminder, 'from' | 'until' | 'weekdays' | 'times' | 'quiet'>;

/**
 * The next times of a reminder on the clock of its own place, the soonest first; fewer, or none, where it ends before. A time
 * in quiet hours is left out, and whether the reminder rests is not looked at.
 *
 * @param now on the clock of the same place; a time of this very minute is over
 * @throws RangeError when a day is not written as a day
 * @example nextTimes({ from: '2026-11-23', weekdays: [0], times: ['07:00'] }, { day: '2026-11-23', time: '07:00' }, 1)
 *   → [{ day: '2026-11-30', time: '07:00' }]
 */
export function nextTimes(schedule: Schedule, now: Moment, count: number): Moment[] {
  const times = loudTimes(schedule.times, schedule.quiet).sort();
  const found: Moment[] = [];
  if (times.length === 0) return found;
  const isAhead = schedule.from > now.day;
  const first = isAhead ? schedule.from : now.day;
  const last = lastDay(schedule);
  // Each week has at least one of its days, and today may be over.
  const days = (count + 1) * daysPerWeek;
  for (let index = 0; index < days && found.length < count; index += 1) {
    const day = addDays(first, index);
    if (last !== undefined && day > last) break;
    if (!isDue(schedule, day)) continue;
    found.push(...times.filter((time) => day > now.day || time > now.time).map((time) => ({ day, time })));
  }
  return found.slice(0, count);
}

/** The last day on which it may come; undefined where it has no end. */
export const lastDay = ({ from, until, weekdays }: Schedule): Day | undefined =>
  weekdays.length === 0 ? from : until;

/** Whether a reminder without weekdays has its one day, or a weekday is among those of it. */
export const isDue = ({ from, weekdays }: Schedule, day: Day): boolean =>
  weekdays.length === 0 ? day === from : weekdays.includes(weekdayOf(day));

/**
 * What the clock of a place shows at a moment.
 *
 * @param zone IANA name of a time zone; where the browser does not know it, the clock of the device is taken
 * @example momentIn('Africa/Kigali', new Date('2026-11-23T22:30:00Z')) → { day: '2026-11-24', time: '00:30' }
 */
export function momentIn(zone: string, date: Date): Moment {
  const parts = new Map(
    clockOf(zone)
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const twoDigits = { month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  const options = { year: 'numeric', ...twoDigits, hourCycle: 'h23' } as const;
  try {
    return new Intl.DateTimeFormat('en-GB', { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat('en-GB', options);
  }
}
