import { isStrength, type MovementPattern } from '#src/features/exercises/logic/kinds.ts';
import type { Muscle } from '#src/features/exercises/logic/muscles.ts';

/** What the rule of rest needs to know of an exercise. */
export interface WorkedExercise {
  readonly pattern: MovementPattern;
  /** The muscles that it trains before all. */
  readonly primary: readonly Muscle[];
}

interface WorkedBlock {
  readonly part: 'warm-up' | 'main' | 'cool-down';
  readonly items: readonly { readonly exercise: string }[];
}

/** What a day does, and whether so hard that cardio tires its muscles too. */
export interface WorkedDay {
  readonly blocks: readonly WorkedBlock[];
  readonly isHard?: boolean | undefined;
}

/** Where a core exercise tires: it holds hips and shoulders still, without a load. */
const trunk: readonly Muscle[] = [
  'abdominals',
  'obliques',
  'transversus-abdominis',
  'erector-spinae',
  'pelvic-floor',
  'diaphragm',
];

/** Cardio that moves no more than the weight of the arms or one leg: it tires no muscle even when it is hard. */
const unloaded: readonly string[] = ['marching-on-the-spot', 'shadow-boxing'];

/**
 * The muscles that the main part of a day works hard, so that they need about 48 hours of rest: those of strength
 * exercises, and in hard intervals those of loaded cardio. Warm-up, steady cardio and stretches tire none.
 *
 * @param find what is known of an exercise by its id; one that is unknown tires nothing
 */
export function hardMuscles(
  { blocks, isHard = false }: WorkedDay,
  find: (exercise: string) => WorkedExercise | undefined,
): ReadonlySet<Muscle> {
  const worked = blocks
    .filter(({ part }) => part === 'main')
    .flatMap(({ items }) => items)
    .flatMap(({ exercise: id }) => {
      const known = find(id);
      if (known === undefined) return [];
      const { pattern, primary } = known;
      if (pattern === 'core') return primary.filter((muscle) => trunk.includes(muscle));
      return isStrength(pattern) || (isHard && !unloaded.includes(id)) ? primary : [];
    });
  return new Set(worked);
}

/** What two lists of muscles have in common. */
export function commonMuscles(one: Iterable<Muscle>, other: Iterable<Muscle>): Muscle[] {
  const others = new Set(other);
  return [...new Set(one)].filter((muscle) => others.has(muscle));
}
