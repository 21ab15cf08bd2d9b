import { addDays, type Day, daysPerWeek, weekdayOf } from './days.ts';

/** A month of the Gregorian calendar: `YYYY-MM`, so that later months are greater texts. */
export type Month = string;

/** @example monthOf('2026-11-20') → '2026-11' */
export const monthOf = (day: Day): Month => day.slice(0, 7);

/** @example firstDayOf('2026-11') → '2026-11-01' */
export const firstDayOf = (month: Month): Day => `${month}-01`;

/** @example nextMonth('2026-12') → '2027-01' */
export const nextMonth = (month: Month): Month => monthOf(addDays(firstDayOf(month), 31));

/** @example previousMonth('2026-01') → '2025-12' */
export const previousMonth = (month: Month): Month => monthOf(addDays(firstDayOf(month), -1));

/**
 * A month as the rows of a calendar: weeks of seven days from Monday, undefined where a day belongs to another month.
 *
 * @example weeksOfMonth('2026-11')[0] → [undefined, undefined, undefined, undefined, undefined, undefined, '2026-11-01']
 */
export function weeksOfMonth(month: Month): (Day | undefined)[][] {
  const first = firstDayOf(month);
  const start = addDays(first, -weekdayOf(first));
  const weeks: (Day | undefined)[][] = [];
  for (let monday = start; monthOf(monday) <= month; monday = addDays(monday, daysPerWeek)) {
    const days = Array.from({ length: daysPerWeek }, (_, index) => addDays(monday, index));
    weeks.push(days.map((day) => (monthOf(day) === month ? day : undefined)));
  }
  return weeks;
}
