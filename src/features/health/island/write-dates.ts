import { weekdayOf } from '#src/features/training/logic/days.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import type { HealthTexts } from './health-texts.ts';

/** @example 'Friday, 20 November 2026' */
export function writeDay(day: string, texts: HealthTexts): string {
  return fillTemplate(texts.day, {
    weekday: texts.weekdayNames[weekdayOf(day)] ?? '',
    day: String(Number(day.slice(8))),
    month: monthName(day, texts),
    year: day.slice(0, 4),
  });
}

/** @param month `2026-11` @example 'November 2026' */
export function writeMonth(month: string, texts: HealthTexts): string {
  return fillTemplate(texts.month, { month: monthName(month, texts), year: month.slice(0, 4) });
}

const monthName = (date: string, { months }: HealthTexts) => months[Number(date.slice(5, 7)) - 1] ?? '';
