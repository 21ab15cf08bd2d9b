import { isStrength } from '#src/features/exercises/logic/kinds.ts';
import type { Muscle } from '#src/features/exercises/logic/muscles.ts';
import type { ExerciseFacts } from '#src/features/exercises/schema.ts';
import type { Session } from '#src/reading/kinds/workout/schema.ts';

type Exercises = ReadonlyMap<string, Pick<ExerciseFacts, 'pattern' | 'muscles'>>;

/** What a day does, and whether so hard that cardio tires its muscles too. */
export interface WorkedDay extends Pick<Session, 'blocks'> {
  isHard?: boolean;
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
 * The muscles that the main part of a day works hard: those of strength exercises, and in hard intervals those of loaded
 * cardio. Warm-up, steady cardio and stretches tire none.
 */
export function hardMuscles(
  { blocks, isHard = false }: WorkedDay,
  exercises: Exercises,
): ReadonlySet<Muscle> {
  const worked = blocks
    .filter(({ part }) => part === 'main')
    .flatMap(({ items }) => items)
    .flatMap(({ exercise: id }) => {
      const facts = exercises.get(id);
      if (facts === undefined) return [];
      const { primary } = facts.muscles;
      if (facts.pattern === 'core') return primary.filter((muscle) => trunk.includes(muscle));
      return isStrength(facts.pattern) || (isHard && !unloaded.includes(id)) ? primary : [];
    });
  return new Set(worked);
}

/**
 * The muscles that two days in a row work hard: they need about 48 hours between. The last day is followed by the first.
 *
 * @param days what each day does, or null where nothing is worked hard
 * @returns the earlier day of each pair, from 0, with the muscles that both work
 */
export function musclesWithoutRest(
  days: readonly (WorkedDay | null)[],
  exercises: Exercises,
): { day: number; muscles: Muscle[] }[] {
  const worked = days.map((day) => (day === null ? new Set<Muscle>() : hardMuscles(day, exercises)));
  return worked.flatMap((muscles, day) => {
    const next = worked[(day + 1) % worked.length] ?? new Set<Muscle>();
    const both = [...muscles].filter((muscle) => next.has(muscle));
    return both.length === 0 ? [] : [{ day, muscles: both }];
  });
}
