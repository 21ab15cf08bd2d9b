import { reminderLimits } from './topics.ts';

const minutesPerDay = 24 * 60;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** True for a clock time from 00:00 to 23:59. */
export const isTime = (value: unknown): value is string =>
  typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);

/**
 * Clock times at equal distances, the first and, where it fits, the last included.
 *
 * @param hours 1 to 24
 * @returns none where the last comes before the first
 * @throws RangeError when one is no clock time or the distance is less than an hour
 * @example everyHours('07:00', '19:00', 6) → ['07:00', '13:00', '19:00']
 */
export function everyHours(from: string, to: string, hours: number): string[] {
  if (!isTime(from) || !isTime(to)) throw new RangeError(`"${from}" or "${to}" is no clock time`);
  if (!(hours >= 1)) throw new RangeError(`${hours} hours are less than one`);
  const last = minutesOf(to);
  const times: string[] = [];
  for (let at = minutesOf(from); at <= last && times.length < reminderLimits.times; at += hours * 60) {
    times.push(timeOf(at));
  }
  return times;
}

/**
 * So many minutes before a clock time, and how many days before its own that is.
 *
 * @param minutes 0 or more
 * @example timeBefore('00:30', 60) → { time: '23:30', days: 1 }
 */
export function timeBefore(time: string, minutes: number): { time: string; days: number } {
  const at = minutesOf(time) - minutes;
  const days = Math.ceil(-at / minutesPerDay);
  return { time: timeOf(at + Math.max(0, days) * minutesPerDay), days: Math.max(0, days) };
}

function timeOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
