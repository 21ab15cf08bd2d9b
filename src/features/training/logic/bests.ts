import type { Day } from './days.ts';
import type { Done } from './records.ts';

/** The most that somebody has done of an exercise in one session. */
export interface Best {
  readonly exercise: string;
  readonly measure: 'repetitions' | 'seconds';
  /** Repetitions or seconds, all rounds of the session together. */
  readonly value: number;
  /** The first day on which it was reached. */
  readonly day: Day;
}

/**
 * The most repetitions and the longest time of each exercise, from sessions that were done whole or in part; the one that
 * was reached last comes first.
 */
export function bestsOf(sessions: readonly Done[]): Best[] {
  const bests = new Map<string, Best>();
  for (const { date: day, exercises } of sessions) {
    for (const { exercise, ...amounts } of exercises) {
      for (const measure of ['repetitions', 'seconds'] as const) {
        const value = amounts[measure] ?? 0;
        const key = `${exercise} ${measure}`;
        const best = bests.get(key);
        const isBetter = best === undefined || value > best.value || (value === best.value && day < best.day);
        if (value > 0 && isBetter) bests.set(key, { exercise, measure, value, day });
      }
    }
  }
  return [...bests.values()].sort(
    (one, other) =>
      other.day.localeCompare(one.day) ||
      one.exercise.localeCompare(other.exercise) ||
      one.measure.localeCompare(other.measure),
  );
}
