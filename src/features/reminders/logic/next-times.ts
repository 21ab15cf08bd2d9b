import { type WallTime, wallTimes } from './occurrences.ts';
import type { Reminder } from './reminder-schema.ts';

/** When a reminder comes. */
export type Schedule = Pick<Reminder, 'from' | 'until' | 'weekdays' | 'times' | 'quiet'>;

/**
 * The next times of a reminder on the clock of its own place, the soonest first; fewer, or none, where it ends before. A time
 * in quiet hours is left out, and whether the reminder rests is not looked at.
 *
 * @param now on the clock of the same place; a time of this very minute is over
 * @example nextTimes({ from: '2026-11-23', weekdays: [0], times: ['07:00'] }, { day: '2026-11-23', time: '07:00' }, 1)
 *   → [{ day: '2026-11-30', time: '07:00' }]
 */
export function nextTimes(schedule: Schedule, now: WallTime, count: number): WallTime[] {
  const found: WallTime[] = [];
  for (const moment of wallTimes(schedule, now.day)) {
    if (found.length === count) break;
    if (moment.day > now.day || moment.time > now.time) found.push(moment);
  }
  return found;
}

/**
 * What the clock of a place shows at a moment.
 *
 * @param zone IANA name of a time zone; where the browser does not know it, the clock of the device is taken
 * @example momentIn('Africa/Kigali', new Date('2026-11-23T22:30:00Z')) → { day: '2026-11-24', time: '00:30' }
 */
export function momentIn(zone: string, date: Date): WallTime {
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
