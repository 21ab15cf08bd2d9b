import { fillTemplate } from './fill-template.ts';

/** What a language calls the parts of a date: see `namesInDates` and `monthNames`. */
export interface DateNames {
  /** From Monday, as they are written inside a date. */
  readonly dayNames: readonly string[];
  readonly firstOfMonth: string;
  /** From January; no browser knows those of Kinyarwanda. */
  readonly months: readonly string[];
}

/**
 * A day, such as `2026-12-01`, in a template that holds `{{weekday}}`, `{{day}}`, `{{month}}` or `{{year}}`.
 *
 * @example fillDay('{{weekday}}, {{day}} {{month}}', '2026-12-01', names) → 'Tuesday, 1 December'
 */
export function fillDay(template: string, day: string, names: DateNames): string {
  return fillTemplate(template, {
    weekday: names.dayNames[(new Date(day).getUTCDay() + 6) % 7] ?? '',
    day: day.endsWith('-01') ? names.firstOfMonth : dayOfMonth(day),
    month: monthName(day, names),
    year: day.slice(0, 4),
  });
}

/** @example 'Friday, 20 November 2026' */
export const writeDay = (day: string, texts: DateNames & { readonly day: string }): string =>
  fillDay(texts.day, day, texts);

/** @example 'Tuesday, 1 December' */
export const writeDate = (day: string, texts: DateNames & { readonly date: string }): string =>
  fillDay(texts.date, day, texts);

/** @example 'November 2026' */
export function writeMonth(
  month: string,
  texts: Pick<DateNames, 'months'> & { readonly month: string },
): string {
  return fillTemplate(texts.month, { month: monthName(month, texts), year: month.slice(0, 4) });
}

/** @example dayOfMonth('2026-11-05') → '5' */
export const dayOfMonth = (day: string): string => String(Number(day.slice(8)));

const monthName = (date: string, { months }: Pick<DateNames, 'months'>) =>
  months[Number(date.slice(5, 7)) - 1] ?? '';
