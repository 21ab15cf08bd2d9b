import { ageOn } from '#src/features/health/logic/age.ts';
import type { Kept, Person, Reading } from '#src/features/health/logic/records.ts';
import type { Catalogue } from '#src/features/training/logic/catalogue.ts';
import { addDays, type Day, daysBetween, daysPerWeek } from '#src/features/training/logic/days.ts';
import { type LogSums, latestFirst, sumsOf } from '#src/features/training/logic/log.ts';
import type { Done, Placement } from '#src/features/training/logic/records.ts';
import { placedOn } from '#src/features/training/logic/week.ts';
import type { Answers } from './answers.ts';

/** Everything that a proposal is made of. */
export interface CoachInput {
  /** The day by the clock of the device. */
  readonly today: Day;
  readonly log: readonly Kept<Done>[];
  readonly placements: readonly Kept<Placement>[];
  /** Of the person to whom the training log belongs; undefined where nobody was chosen. */
  readonly person?: Person | undefined;
  readonly readings: readonly Kept<Reading>[];
  readonly answers: Answers;
  readonly catalogue: Catalogue;
}

/** Seven days in a row, and what was done in them. */
export interface SevenDays extends LogSums {
  readonly done: readonly Kept<Done>[];
}

/** What the rules read. */
export interface CoachFacts extends CoachInput {
  /** The last four times seven days: those that end today come first. */
  readonly weeks: readonly [SevenDays, SevenDays, SevenDays, SevenDays];
  /** The log up to today, the latest session first. */
  readonly past: readonly Kept<Done>[];
  /** Days since the last session; undefined where there is none. */
  readonly daysOff: number | undefined;
  /** How many sessions the plan had in the last seven days. */
  readonly planned: number;
  readonly age: number | undefined;
}

/** Reads the entries once for all rules. What lies ahead of today counts for nothing. */
export function factsOf(input: CoachInput): CoachFacts {
  const { today, log, placements, person } = input;
  const past = latestFirst(log.filter(({ date }) => date <= today));
  const sevenDays = (back: number): SevenDays => {
    const done = past.filter(({ date }) => Math.floor(daysBetween(date, today) / daysPerWeek) === back);
    return { done, ...sumsOf(done) };
  };
  const days = Array.from({ length: daysPerWeek }, (_, index) => addDays(today, -index));
  return {
    ...input,
    past,
    weeks: [sevenDays(0), sevenDays(1), sevenDays(2), sevenDays(3)],
    daysOff: past[0] && daysBetween(past[0].date, today),
    planned: placedOn(placements, days).length,
    age: person && ageOn(person.born, today),
  };
}
