import { type Day, weekdayOf } from '#src/features/training/logic/days.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import type { CoachTexts } from './coach-texts.ts';

/** @example 'Tuesday, 1 December' */
export function writeDate(day: Day, texts: CoachTexts): string {
  return fillTemplate(texts.date, {
    weekday: texts.dayNames[weekdayOf(day)] ?? '',
    day: day.endsWith('-01') ? texts.firstOfMonth : `${Number(day.slice(8))}`,
    month: texts.months[Number(day.slice(5, 7)) - 1] ?? '',
  });
}
