import { type Day, weekdayOf } from '#src/features/training/logic/days.ts';
import { type Month, monthOf } from '#src/features/training/logic/months.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import type { LogTexts } from './log-texts.ts';

type DateTexts = Pick<LogTexts, 'day' | 'month' | 'dayNames' | 'firstOfMonth' | 'months'>;

const monthName = (month: Month, { months }: DateTexts) => months[Number(month.slice(5)) - 1] ?? '';

/** @example 'Friday, 20 November 2026' */
export function writeDay(day: Day, texts: DateTexts): string {
  return fillTemplate(texts.day, {
    weekday: texts.dayNames[weekdayOf(day)] ?? '',
    day: day.endsWith('-01') ? texts.firstOfMonth : dayOfMonth(day),
    month: monthName(monthOf(day), texts),
    year: day.slice(0, 4),
  });
}

/** @example 'November 2026' */
export function writeMonth(month: Month, texts: DateTexts): string {
  return fillTemplate(texts.month, { month: monthName(month, texts), year: month.slice(0, 4) });
}

/** @example dayOfMonth('2026-11-05') → '5' */
export const dayOfMonth = (day: Day): string => String(Number(day.slice(8)));
