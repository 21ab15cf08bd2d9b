import type { KeepingTexts } from '#src/features/entries/island/keeping-texts.ts';
import type { DateNames } from '#src/features/training/logic/days.ts';
import type { PluralForms } from '#src/words/format/fill-template.ts';
import type { Texts } from '#src/words/texts.ts';

type Tool = Texts['trainingLog']['tool'];

/** What the log says in the browser, and how its language counts and writes dates. */
export interface LogTexts extends Tool, KeepingTexts, DateNames {
  /** From Monday. */
  weekdayNames: readonly string[];
  /** What counts towards the 150 minutes. */
  rules: readonly string[];
  minutes: PluralForms;
  repetitions: PluralForms;
  seconds: PluralForms;
  close: string;
  choose: string;
}

/** Addresses of the pages that the log leads to. */
export interface LogAddresses {
  week: string;
  workouts: string;
  player: string;
  exercises: string;
}
