import { secondsPerCycle } from '#src/figures/movements/key-frames.ts';
import type { RepetitionTime } from '#src/reading/kinds/workout/logic/duration.ts';
import type { ExerciseFacts } from './schema.ts';

/** How long one repetition of an exercise takes, from the movement that its figure makes. */
export function repetitionTime({
  movement,
  perSide,
}: Pick<ExerciseFacts, 'movement' | 'perSide'>): RepetitionTime {
  return {
    seconds: secondsPerCycle(movement),
    perSide,
    sidesInOneCycle: movement.cycle === 'alternate' ? 2 : 1,
  };
}
