import type { SessionAddress } from './library.ts';
import type { Done } from './records.ts';
import type { SessionSummary } from './summary.ts';
import type { Move, Step } from './timeline.ts';

/** A session as it was played, whole or in part. */
export interface PlayedThrough {
  readonly address: SessionAddress;
  readonly name: string;
  readonly steps: readonly Step[];
  /** How many steps are behind, those that were skipped included. */
  readonly reached: number;
  /** The steps that were skipped, counted from 0. */
  readonly skipped: readonly number[];
  /** Of training, without pauses. */
  readonly milliseconds: number;
  readonly summary: SessionSummary;
}

const leastMilliseconds = 60_000;

/**
 * What the log notes of a session that has ended.
 *
 * @param date the day, as `2026-11-23`
 * @param time by the clock of the device, as `07:05`
 * @returns undefined for less than a minute: that was a look, not a session
 */
export function doneOf(played: PlayedThrough, date: string, time: string): Done | undefined {
  const { address, name, steps, reached, skipped, milliseconds, summary } = played;
  if (milliseconds < leastMilliseconds) return undefined;
  const done = steps.slice(0, reached).filter((_, index) => !skipped.includes(index));
  const moves = (some: readonly Step[]) => some.filter((step) => step.kind === 'move');
  const mainSeconds = (some: readonly Step[]) =>
    moves(some)
      .filter(({ part }) => part === 'main')
      .reduce((sum, { expected }) => sum + expected, 0);
  const all = mainSeconds(steps);
  const share = all === 0 ? 1 : mainSeconds(done) / all;
  return {
    date,
    time,
    name,
    workout: address.workout,
    session: address.session,
    minutes: Math.round(milliseconds / 60_000),
    counted: Math.round(summary.counted * share),
    strength: summary.strength && share >= 0.5,
    whole: moves(done).length === moves(steps).length,
    exercises: amounts(moves(done)),
  };
}

/** What was done of each exercise; of one with two sides, on each. */
function amounts(moves: readonly Move[]): Done['exercises'] {
  const sums = new Map<string, { repetitions: number; seconds: number }>();
  for (const { item, side, repetitions, seconds } of moves) {
    if (side === 'second') continue;
    const before = sums.get(item.exercise) ?? { repetitions: 0, seconds: 0 };
    sums.set(item.exercise, {
      repetitions: before.repetitions + (repetitions ?? 0),
      seconds: before.seconds + (seconds ?? 0),
    });
  }
  return [...sums].map(([exercise, { repetitions, seconds }]) => ({
    exercise,
    ...(repetitions > 0 && { repetitions }),
    ...(seconds > 0 && { seconds }),
  }));
}
