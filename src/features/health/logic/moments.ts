/** A minute by the clock of the device, with no time zone: `2026-11-23T07:30`, so that later ones are greater texts. */
export type Moment = string;

const minutesPerDay = 1440;

/** The minute on which the clock of the device stands. @example momentOf(new Date(2026, 10, 23, 7, 5)) → '2026-11-23T07:05' */
export function momentOf(date: Date): Moment {
  const two = (part: number) => `${part}`.padStart(2, '0');
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** @example dayOf('2026-11-23T07:30') → '2026-11-23' */
export const dayOf = (moment: Moment): string => moment.slice(0, 10);

/** @example timeOf('2026-11-23T07:30') → '07:30' */
export const timeOf = (moment: Moment): string => moment.slice(11);

/**
 * Minutes from one moment to another; negative where `to` comes first. A change of the clock does not show.
 *
 * @example minutesBetween('2026-11-23T23:30', '2026-11-24T00:15') → 45
 */
export function minutesBetween(from: Moment, to: Moment): number {
  return (Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 60_000;
}

/** What is wrong with a moment that somebody has chosen. */
export type MomentProblem = 'missing' | 'future';

/** Whether something that was measured can have been measured then. */
export function momentProblem(typed: string, now: Moment): MomentProblem | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(typed) || Number.isNaN(Date.parse(`${typed}Z`))) return 'missing';
  return typed > now ? 'future' : undefined;
}

/**
 * How long somebody slept, from two times of day; the night may go over midnight.
 *
 * @returns undefined where a time is missing, or both are the same
 * @example minutesAsleep('22:30', '06:15') → 465
 */
export function minutesAsleep(bed: string, wake: string): number | undefined {
  const [from, to] = [minuteOfDay(bed), minuteOfDay(wake)];
  if (from === undefined || to === undefined || from === to) return undefined;
  return (to - from + minutesPerDay) % minutesPerDay;
}

function minuteOfDay(time: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(time) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}
