import { type DateNames, type Day, datePartsOf } from '#src/features/training/logic/days.ts';
import type { Month } from '#src/features/training/logic/months.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import type { LogTexts } from './log-texts.ts';

/** @example 'Friday, 20 November 2026' */
export const writeDay = (day: Day, texts: DateNames & Pick<LogTexts, 'day'>): string =>
  fillTemplate(texts.day, datePartsOf(day, texts));

/** @example 'November 2026' */
export function writeMonth(month: Month, texts: Pick<LogTexts, 'month' | 'months'>): string {
  const name = texts.months[Number(month.slice(5)) - 1] ?? '';
  return fillTemplate(texts.month, { month: name, year: month.slice(0, 4) });
}

/** @example dayOfMonth('2026-11-05') → '5' */
export const dayOfMonth = (day: Day): string => String(Number(day.slice(8)));
