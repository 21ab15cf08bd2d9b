/** A day of the Gregorian calendar, with no time zone: `YYYY-MM-DD`, so that later days are greater texts. */
export type Day = string;

/** How many days a week has. */
export const daysPerWeek = 7;

const written = /^(\d{4})-(\d\d)-(\d\d)$/;

/** The same day at midnight in UTC, where no clock is ever put forward or back. */
function inUtc(day: Day): Date {
  const [, year, month, date] = written.exec(day) ?? [];
  if (year === undefined) throw new RangeError(`"${day}" is no day`);
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)));
}

const dayOf = (utc: Date): Day => utc.toISOString().slice(0, 10);

/**
 * True for a day that the calendar has, from the year 1000 on.
 *
 * @example isDay('2026-02-29') → false
 */
export function isDay(text: string): boolean {
  return /^[1-9]/.test(text) && written.test(text) && dayOf(inUtc(text)) === text;
}

/**
 * The day on which the clock of the device stands.
 *
 * @example todayOf(new Date(2026, 10, 20, 23, 59)) → '2026-11-20'
 */
export function todayOf(date: Date): Day {
  return dayOf(new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())));
}

/**
 * The day so many days later, or earlier where they are negative.
 *
 * @throws RangeError when `day` is not written as a day
 * @example addDays('2026-12-30', 3) → '2027-01-02'
 */
export function addDays(day: Day, days: number): Day {
  const date = inUtc(day);
  date.setUTCDate(date.getUTCDate() + days);
  return dayOf(date);
}

/**
 * The day of the week: 0 for Monday to 6 for Sunday.
 *
 * @throws RangeError when `day` is not written as a day
 * @example weekdayOf('2026-11-20') → 4
 */
export function weekdayOf(day: Day): number {
  return (inUtc(day).getUTCDay() + 6) % daysPerWeek;
}

/**
 * The Monday of the week of a day.
 *
 * @throws RangeError when `day` is not written as a day
 * @example mondayOf('2026-11-22') → '2026-11-16'
 */
export function mondayOf(day: Day): Day {
  return addDays(day, -weekdayOf(day));
}

/**
 * The seven days of the week of a day, from Monday.
 *
 * @throws RangeError when `day` is not written as a day
 */
export function weekOf(day: Day): Day[] {
  const monday = mondayOf(day);
  return Array.from({ length: daysPerWeek }, (_, index) => addDays(monday, index));
}

/**
 * How many days lie between two days; negative where `to` comes first.
 *
 * @throws RangeError when one is not written as a day
 * @example daysBetween('2026-11-20', '2026-11-22') → 2
 */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((inUtc(to).getTime() - inUtc(from).getTime()) / 86_400_000);
}

/**
 * The hour and minute on the clock of the device.
 *
 * @example timeOfDay(new Date(2026, 10, 20, 7, 5)) → '07:05'
 */
export function timeOfDay(date: Date): string {
  return [date.getHours(), date.getMinutes()].map((part) => `${part}`.padStart(2, '0')).join(':');
}

/**
 * Day and month in figures, which every browser writes in every language.
 *
 * @param locales the `numberLocales` of the language
 * @example inFigures('2026-11-16', ['en-GB']) → '16/11'
 */
export function inFigures(day: Day, locales: readonly string[]): string {
  const format = new Intl.DateTimeFormat([...locales], { day: '2-digit', month: '2-digit', timeZone: 'UTC' });
  return format.format(inUtc(day));
}

/** What a language calls the parts of a date: see `namesInDates` and `monthNames` in src/words/dates.ts. */
export interface DateNames {
  /** From Monday, as they are written inside a date. */
  readonly dayNames: readonly string[];
  readonly firstOfMonth: string;
  /** From January; no browser knows those of Kinyarwanda. */
  readonly months: readonly string[];
}

/**
 * What stands in a date, for the template of its language.
 *
 * @example datePartsOf('2026-12-01', french) → { weekday: 'mardi', day: '1er', month: 'décembre', year: '2026' }
 */
export function datePartsOf(day: Day, { dayNames, firstOfMonth, months }: DateNames) {
  const [year = '', month, date] = day.split('-');
  return {
    weekday: dayNames[weekdayOf(day)] ?? '',
    day: date === '01' ? firstOfMonth : `${Number(date)}`,
    month: months[Number(month) - 1] ?? '',
    year,
  };
}
