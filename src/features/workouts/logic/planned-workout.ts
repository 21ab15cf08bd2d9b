import type { Caution } from '#src/features/exercises/logic/cautions.ts';
import type {
  EquipmentKind,
  Load,
  MovementPattern,
  Suitability,
} from '#src/features/exercises/logic/kinds.ts';
import type { Muscle } from '#src/features/exercises/logic/muscles.ts';

/** What an exercise of a workout asks of a body and of a place. */
export interface AskedExercise {
  readonly pattern: MovementPattern;
  readonly equipment: readonly EquipmentKind[];
  readonly load?: Load | undefined;
  readonly impact: 'none' | 'low' | 'high';
  readonly suits: readonly Suitability[];
  readonly cautions: readonly Caution[];
  readonly muscles: { readonly primary: readonly Muscle[] };
}

/** An exercise of a workout, with the easier one that its page offers in its place. */
export interface PlannedExercise {
  readonly facts: AskedExercise;
  readonly easier: AskedExercise | undefined;
}

/** A workout as its facts plan it. */
export interface PlannedWorkout {
  /** The category that its address names, such as cardio. */
  readonly category: string;
  /** Minutes of its longest session. */
  readonly minutes: number;
  /** All exercises, each once, and those of the main parts. */
  readonly exercises: readonly PlannedExercise[];
  readonly main: readonly PlannedExercise[];
}

const order = ['none', 'low', 'high'] as const;

/** The hardest landing of a workout. */
export function impactOf({ exercises }: PlannedWorkout): AskedExercise['impact'] {
  const hardest = Math.max(0, ...exercises.map(({ facts }) => order.indexOf(facts.impact)));
  return order[hardest] ?? 'none';
}

/**
 * The muscles that most exercises of the main parts train, those of most exercises first.
 *
 * @param count how many at most
 */
export function mostTrained({ main }: PlannedWorkout, count: number): Muscle[] {
  const times = new Map<Muscle, number>();
  for (const muscle of main.flatMap(({ facts }) => facts.muscles.primary)) {
    times.set(muscle, (times.get(muscle) ?? 0) + 1);
  }
  return [...times]
    .sort(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([muscle]) => muscle);
}
