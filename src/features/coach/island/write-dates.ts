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

/** Day and month in figures, which every browser writes in every language, such as 16/11. */
export function writeShortDate(day: Day, { numberLocales }: CoachTexts): string {
  const format = new Intl.DateTimeFormat([...numberLocales], {
    day: '2-digit',
    month: '2-digit',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}
