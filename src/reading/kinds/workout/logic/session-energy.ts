import { estimateKilocalories } from '#src/features/exercises/logic/energy.ts';
import { itemSeconds, type RepetitionTime, sum, type TimedBlock } from './duration.ts';

/** What is known of an exercise by its id: how long a repetition takes, and its energy as a multiple of that at rest. */
export interface ExerciseCost {
  readonly time: RepetitionTime;
  readonly met: number;
}

const restMet = 1;

/**
 * Kilocalories that a session costs an adult, an estimate: each exercise at its own MET for as long as it lasts, rests at 1 MET.
 *
 * @param kilograms body mass
 * @returns kilocalories, not rounded
 * @see estimateKilocalories for the formula, its source and its limits
 */
export function sessionKilocalories(
  blocks: readonly TimedBlock[],
  costOf: (exercise: string) => ExerciseCost,
  kilograms: number,
): number {
  const kilocalories = (met: number, seconds: number) => estimateKilocalories({ met, kilograms, seconds });
  return sum(
    blocks.map(({ rounds, roundRest = 0, items }) => {
      const round = items.map((item) => {
        const { time, met } = costOf(item.exercise);
        const { rest = 0 } = item;
        return kilocalories(met, itemSeconds(item, time) - rest) + kilocalories(restMet, rest);
      });
      return rounds * sum(round) + kilocalories(restMet, (rounds - 1) * roundRest);
    }),
  );
}
