import type { KeepingTexts } from '#src/features/entries/island/keeping-texts.ts';
import type { Muscle } from '#src/features/exercises/logic/muscles.ts';
import { type DateNames, type Day, datePartsOf, weekdayOf } from '#src/features/training/logic/days.ts';
import { fillTemplate, type PluralForms } from '#src/words/format/fill-template.ts';
import type { Texts } from '#src/words/texts.ts';

/** What the week says in the browser, and how its language counts and writes dates. */
export type WeekTexts = Texts['trainingWeek']['tool'] &
  KeepingTexts &
  DateNames & {
    /** From Monday. */
    weekdayNames: readonly string[];
    muscleNames: Readonly<Record<Muscle, string>>;
    calendarFailed: string;
    minutes: PluralForms;
  };

/** Where the week leads. */
export interface WeekAddresses {
  player: string;
  sessions: string;
  log: string;
  data: string;
  generator: string;
}

export const weekdayName = (day: Day, { weekdayNames }: WeekTexts): string =>
  weekdayNames[weekdayOf(day)] ?? '';

/** @example 'Tuesday, 1 December' */
export const writeDate = (day: Day, texts: WeekTexts): string =>
  fillTemplate(texts.date, datePartsOf(day, texts));

/** Names of muscles as a list with commas. */
export const writeMuscles = (muscles: readonly Muscle[], { muscleNames }: WeekTexts): string =>
  muscles.map((muscle) => muscleNames[muscle]).join(', ');
