import { sum, type TimedBlock } from '#src/reading/kinds/workout/logic/duration.ts';
import type { Effort } from './schedule.ts';

/** What the WHO advises adults to do in a week, in minutes of moderate effort. */
export const advisedMinutes = 150;
/** A minute of hard effort counts as two of moderate effort. */
const hardMinuteCounts = 2;
const walkingDays = 5;

export interface FiguredBlock extends TimedBlock {
  readonly part: 'warm-up' | 'main' | 'cool-down';
}

/** A day of training as the figures of a week need it. */
export interface FiguredDay {
  readonly effort: Effort;
  readonly blocks: readonly FiguredBlock[];
}

/** What a week of training gives towards the minutes that are advised. */
export interface WeekFigures {
  /** Minutes that count towards the 150. */
  counted: number;
  /** Minutes of the 150 that the plan leaves open. */
  missing: number;
  /** Minutes of brisk walking on each of five days that fill the gap. */
  walk: number;
}

/**
 * What counts of a week towards the 150 minutes of moderate effort: the steady cardio of main parts minute for minute, the
 * work of hard intervals twice. Strength, core, warm-up, cool-down and easy days count nothing.
 *
 * @param isCardio whether an exercise of that id is cardio
 * @example weekFigures([{ effort: 'moderate', blocks: [{ part: 'main', rounds: 1, items: [running for 1200 seconds] }] }], …)
 *   → { counted: 20, missing: 130, walk: 26 }
 */
export function weekFigures(
  days: readonly FiguredDay[],
  isCardio: (exercise: string) => boolean,
): WeekFigures {
  const counted = Math.round(sum(days.map((day) => countedSeconds(day, isCardio))) / 60);
  const missing = Math.max(0, advisedMinutes - counted);
  return { counted, missing, walk: Math.round(missing / walkingDays) };
}

function countedSeconds({ effort, blocks }: FiguredDay, isCardio: (exercise: string) => boolean): number {
  if (effort === 'easy') return 0;
  const isHard = effort === 'hard';
  return sum(
    blocks
      .filter(({ part }) => part === 'main')
      .map(({ rounds, items }) => {
        const work = items.filter(({ exercise }) => isHard || isCardio(exercise));
        return rounds * sum(work.map(({ seconds = 0 }) => seconds)) * (isHard ? hardMinuteCounts : 1);
      }),
  );
}
