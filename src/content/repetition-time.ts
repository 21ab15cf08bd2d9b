import { secondsPerCycle } from '#src/domain/exercise-figures/key-frames.ts';
import type { RepetitionTime } from '#src/domain/workouts/duration.ts';
import type { ExerciseFacts } from './exercise-schemas.ts';
import { toMovement } from './movement-schema.ts';

/** How long one repetition of an exercise takes, from the movement that its figure makes. */
export function repetitionTime({
  movement,
  perSide,
}: Pick<ExerciseFacts, 'movement' | 'perSide'>): RepetitionTime {
  return {
    seconds: secondsPerCycle(toMovement(movement)),
    perSide,
    sidesInOneCycle: movement.cycle === 'alternate' ? 2 : 1,
  };
}
