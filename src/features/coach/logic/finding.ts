import type { Muscle } from '#src/features/exercises/logic/muscles.ts';
import type { Kept, Reading, ReadingKind } from '#src/features/health/logic/records.ts';
import type { Day } from '#src/features/training/logic/days.ts';
import type { Done } from '#src/features/training/logic/records.ts';

/** The rules of the coach, in the order in which they are printed. */
export const ruleIds = [
  'signs',
  'pressureNow',
  'pressureWait',
  'wait',
  'ill',
  'heart',
  'young',
  'birth',
  'pregnant',
  'illness',
  'pressureHigh',
  'wasIll',
  'pain',
  'sleep',
  'pulse',
  'weight',
  'first',
  'break',
  'pause',
  'missed',
  'jump',
  'enough',
  'raise',
  'strength',
  'balance',
  'back',
  'intervals',
  'known',
  'fresh',
  'hard',
  'easy',
  'rest',
  'free',
] as const;
export type RuleId = (typeof ruleIds)[number];

/** An entry on which a rule rests. */
export interface EntryUsed {
  readonly id: string;
  readonly day: Day;
  readonly what: 'done' | ReadingKind;
}

/** What a rule does to the week. Of two that say the same, the more careful one stands. */
export interface Effect {
  /** There is no week to propose. */
  readonly stop?: true;
  /** Nothing grows. */
  readonly hold?: true;
  /** No hard session. */
  readonly noHard?: true;
  /** Half of everything. */
  readonly half?: true;
  /** Every session one step easier. */
  readonly easier?: true;
  /** Muscles that no session may work hard. */
  readonly avoid?: readonly Muscle[];
  /** On so many days something stands, at most. */
  readonly mostDays?: number;
  /** Minutes that count towards the 150, at most. */
  readonly minutes?: number;
  /** Sunday is free too. */
  readonly secondFreeDay?: true;
  readonly strengthDays?: number;
  readonly balanceDays?: number;
  readonly back?: true;
  readonly intervals?: true;
}

/** A rule that applies: what it saw, and what it does. */
export interface Finding {
  readonly rule: RuleId;
  readonly effect: Effect;
  /** The number that its sentence is counted by. */
  readonly count?: number;
  /** Further numbers of its sentence. */
  readonly numbers?: Readonly<Record<string, number>>;
  /** Days of its sentence. */
  readonly days?: readonly Day[];
  readonly from: readonly EntryUsed[];
}

export const usedDone = ({ id, date }: Kept<Done>): EntryUsed => ({ id, day: date, what: 'done' });

export const usedReading = ({ id, at, what }: Kept<Reading>): EntryUsed => ({
  id,
  day: at.slice(0, 10),
  what,
});
