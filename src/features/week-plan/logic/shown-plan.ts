import type { BodyPreference, Sex } from './options.ts';
import type { DayKind } from './schedule.ts';

/** An exercise that a day names: its small picture and where it is taught. */
export interface ShownMove {
  /** The id of the drawing, which stands once on the page. */
  drawing: string;
  name: string;
  /** The language of the name; null where it is that of the page. */
  nameLanguage: string | null;
  href: string;
}

/** A day of a plan in the words of a language, with its numbers filled in. */
export interface ShownDay {
  weekday: string;
  kind: DayKind;
  /** What the day is about. */
  focus: string;
  line: string;
  /** How long and how hard; none on a plain rest day. */
  measure: string | null;
  /** What the calendar blocks; null on a day on which a visitor may as well rest. */
  minutes: number | null;
  moves: readonly ShownMove[];
  /** Where the workout that fits the day is read. */
  workout: string | null;
}

/** A plan as the page shows it: the same for the list of all plans, for the chosen one and for its calendar. */
export interface ShownPlan {
  id: BodyPreference | 'generic';
  sex: Sex | null;
  /** The language of the words; null where it is that of the page. */
  wordsLanguage: string | null;
  label: string;
  aim: string;
  description: string;
  /** What the seven days add up to. */
  week: string | null;
  /** Seven, the first one a Monday; none in the plan for an unknown preference. */
  days: readonly ShownDay[];
  dietTips: readonly string[];
  lifestyleTips: readonly string[];
}

/** What a plan is called, with what it is for. */
export function planName({ label, aim }: Pick<ShownPlan, 'label' | 'aim'>): string {
  return `${label} – ${aim}`;
}

/** Names the small picture of an exercise on the page. */
export function drawingOfMove(exercise: string): string {
  return `move-${exercise}`;
}
