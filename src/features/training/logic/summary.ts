import { isCardio, type MovementPattern } from '#src/features/exercises/logic/kinds.ts';
import type { Muscle } from '#src/features/exercises/logic/muscles.ts';
import type { RepetitionTime } from '#src/reading/kinds/workout/logic/duration.ts';
import { withExtra } from './extra.ts';
import { hardMuscles } from './rest-days.ts';
import { type PlayedBlock, secondsFrom, timeline } from './timeline.ts';

/** How hard a session is: easy lets you sing, moderate lets you talk, hard leaves breath for a few words. */
export type SessionEffort = 'easy' | 'moderate' | 'hard';

/** What a week plan and a log need to know of an exercise. */
export interface TrainedExercise {
  readonly time: RepetitionTime;
  readonly pattern: MovementPattern;
  /** The muscles that it trains before all. */
  readonly primary: readonly Muscle[];
}

/** What a week plan and a log need to know of a session. */
export interface SessionSummary {
  /** Whole minutes from the first movement to the last. */
  readonly minutes: number;
  /** Minutes that count towards the 150 of moderate effort that the WHO advises for a week. */
  readonly counted: number;
  /** Whether it strengthens muscles. */
  readonly strength: boolean;
  /** The muscles that need about 48 hours of rest after it. */
  readonly hard: readonly Muscle[];
  /** Whole minutes that a step more takes: a round, or a tenth where nothing repeats. */
  readonly step: number;
}

const strengthening: readonly MovementPattern[] = ['squat', 'hinge', 'lunge', 'push', 'pull', 'carry'];

/** A minute of hard effort counts as two of moderate effort. */
export const hardMinuteCounts = 2;

/**
 * What a session adds up to. Of the 150 minutes count the steady cardio of main parts minute for minute and the work of
 * hard intervals twice; strength, core, warm-up, cool-down and easy sessions count nothing.
 *
 * @param find what is known of an exercise by its id
 * @throws RangeError that names an exercise that is not known
 */
export function summaryOf(
  blocks: readonly PlayedBlock[],
  find: (exercise: string) => TrainedExercise | undefined,
  effort: SessionEffort = 'moderate',
): SessionSummary {
  const known = (id: string): TrainedExercise => {
    const exercise = find(id);
    if (exercise === undefined) throw new RangeError(`There is no exercise "${id}".`);
    return exercise;
  };
  const main = blocks.filter(({ part }) => part === 'main');
  const patterns = main.flatMap(({ items }) => items.map(({ exercise }) => known(exercise).pattern));
  const isHard = effort === 'hard';
  const countedSeconds = timeline(main, (id) => known(id).time)
    .filter((step) => step.kind === 'move' && step.seconds !== undefined)
    .filter((step) => step.kind === 'move' && (isHard || isCardio(known(step.item.exercise).pattern)))
    .reduce((sum, step) => sum + step.expected * (isHard ? hardMinuteCounts : 1), 0);
  const minutesOf = (some: readonly PlayedBlock[]) =>
    Math.ceil(secondsFrom(timeline(some, (id) => known(id).time)) / 60);
  const minutes = minutesOf(blocks);
  return {
    minutes,
    counted: effort === 'easy' ? 0 : Math.round(countedSeconds / 60),
    strength: patterns.some((pattern) => strengthening.includes(pattern)),
    hard: [...hardMuscles({ blocks, isHard }, find)],
    step: minutesOf(withExtra(blocks, 1)) - minutes,
  };
}
