/** How long one repetition of an exercise takes. */
export interface RepetitionTime {
  /** Seconds of one cycle of the movement. */
  readonly seconds: number;
  /** Whether the exercise is done on each side. */
  readonly perSide: boolean;
  /** 2 where one cycle does the one side and then the other, as in a bird dog; else 1. */
  readonly sidesInOneCycle: 1 | 2;
}

/** One exercise of a session, counted in repetitions or in seconds; on each side where the exercise has sides. */
export interface TimedItem {
  readonly exercise: string;
  readonly repetitions?: number | undefined;
  readonly seconds?: number | undefined;
  /** Seconds of rest after it, also after the last exercise of a round. */
  readonly rest?: number | undefined;
}

/** Exercises done one after the other, so many rounds. */
export interface TimedBlock {
  readonly rounds: number;
  /** Seconds of rest after each round but the last, on top of the rest after its last exercise. */
  readonly roundRest?: number | undefined;
  readonly items: readonly TimedItem[];
}

/**
 * Seconds that a session takes from its first movement to the end of its last rest. The way from one exercise to the next is
 * not counted: the rests leave room for it.
 *
 * @param secondsPerRepetition what is known of an exercise by its id; what it throws for an unknown id is not caught
 * @returns seconds, not rounded; 0 for no blocks
 * @example sessionSeconds([{ rounds: 2, roundRest: 60, items: [{ exercise: 'squat', seconds: 30, rest: 15 }] }], …) → 150
 */
export function sessionSeconds(
  blocks: readonly TimedBlock[],
  secondsPerRepetition: (exercise: string) => RepetitionTime,
): number {
  return sum(
    blocks.map(({ rounds, roundRest = 0, items }) => {
      const round = sum(items.map((item) => itemSeconds(item, secondsPerRepetition(item.exercise))));
      return rounds * round + (rounds - 1) * roundRest;
    }),
  );
}

/** Seconds that one exercise of a session takes, its rest included. */
export function itemSeconds({ repetitions, seconds, rest = 0 }: TimedItem, time: RepetitionTime): number {
  const sides = time.perSide ? 2 : 1;
  // Both sides of an alternating movement are in one cycle, but its seconds in a session are those of one side.
  const cyclesPerRepetition = time.perSide ? 2 / time.sidesInOneCycle : 1;
  const counted = (repetitions ?? 0) * cyclesPerRepetition * time.seconds;
  const timed = (seconds ?? 0) * sides;
  return counted + timed + rest;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
