import { type Day, weekdayOf } from '#src/features/training/logic/days.ts';
import { type Month, monthOf } from '#src/features/training/logic/months.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import type { LogTexts } from './log-texts.ts';

type DateTexts = Pick<LogTexts, 'day' | 'month' | 'weekdayNames' | 'months' | 'numberLocales'>;

const monthName = (month: Month, { months }: DateTexts) => months[Number(month.slice(5)) - 1] ?? '';

/** @example 'Friday, 20 November 2026' */
export function writeDay(day: Day, texts: DateTexts): string {
  return fillTemplate(texts.day, {
    weekday: texts.weekdayNames[weekdayOf(day)] ?? '',
    day: dayOfMonth(day),
    month: monthName(monthOf(day), texts),
    year: day.slice(0, 4),
  });
}

/** @example 'November 2026' */
export function writeMonth(month: Month, texts: DateTexts): string {
  return fillTemplate(texts.month, { month: monthName(month, texts), year: month.slice(0, 4) });
}

/** Day and month in figures, which every browser writes in every language, such as '16/11'. */
export function writeShortDay(day: Day, { numberLocales }: DateTexts): string {
  const format = new Intl.DateTimeFormat([...numberLocales], {
    day: '2-digit',
    month: '2-digit',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** @example dayOfMonth('2026-11-05') → '5' */
export const dayOfMonth = (day: Day): string => String(Number(day.slice(8)));
