import type { KeepingTexts } from '#src/features/entries/island/keeping-texts.ts';
import type { HealthSaid } from '#src/features/health/logic/said.ts';
import type { DateNames } from '#src/features/training/logic/days.ts';
import type { Texts } from '#src/words/texts.ts';

type Health = Texts['health'];

/** What every part of the diary says. */
interface SharedTexts {
  close: string;
  choose: string;
  save: string;
  /** Heads the list of what is wrong in a form. */
  errors: string;
  /** At a question without an answer. */
  answer: string;
  change: string;
  remove: string;
  removed: string;
  undo: string;
  moodCheck: string;
  /** Leads to the emergency numbers. */
  numbers: string;
}

/** Pages that words on a reading lead to. */
interface HealthAddresses {
  heart: string;
  diabetes: string;
  reduceWeight: string;
  moodCheck: string;
  crisis: string;
}

type Tool = Health['tool'];

/** What the page of what a person measures says in the browser, and how its language writes dates. */
export interface HealthTexts extends Tool, KeepingTexts, DateNames {
  people: Health['people'];
  entry: Health['entry'];
  words: Health['words'];
  list: Health['list'];
  pictures: Health['pictures'];
  report: Health['report'];
  csv: Health['csv'];
  measures: Texts['calculators']['measures'];
  said: HealthSaid;
  shared: SharedTexts;
  addresses: HealthAddresses;
  day: string;
  month: string;
}
