import type { KeepingTexts } from '#src/features/entries/island/keeping-texts.ts';
import type { Reminder } from '#src/features/reminders/logic/reminder-schema.ts';
import type { DateNames } from '#src/features/training/logic/days.ts';
import type { Texts } from '#src/words/texts.ts';

type Tool = Texts['reminders']['tool'];

/** What the page of reminders says in the browser, and how its language writes dates. */
export interface RemindersTexts extends Tool, KeepingTexts, DateNames {
  /** In which mails and notifications are written. */
  language: Reminder['language'];
  /** Address of this page, from the root of the site. */
  page: string;
  /** From Monday, as a label says them. */
  weekdayNames: readonly string[];
  shortWeekdays: readonly string[];
  /** A day with its weekday. */
  day: string;
  /** The name of a button that stands with each reminder. */
  actionOf: string;
  close: string;
  choose: string;
}
