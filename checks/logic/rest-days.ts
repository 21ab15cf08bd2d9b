import { isStrength } from '#src/features/exercises/logic/kinds.ts';
import type { Muscle } from '#src/features/exercises/logic/muscles.ts';
import type { ExerciseFacts } from '#src/features/exercises/schema.ts';
import type { Session } from '#src/reading/kinds/workout/schema.ts';

type Exercises = ReadonlyMap<string, Pick<ExerciseFacts, 'pattern' | 'muscles'>>;

/** The muscles that the main part of a session works with strength exercises; warm-up, cardio and stretches tire none. */
export function hardMuscles({ blocks }: Pick<Session, 'blocks'>, exercises: Exercises): ReadonlySet<Muscle> {
  const worked = blocks
    .filter(({ part }) => part === 'main')
    .flatMap(({ items }) => items)
    .map(({ exercise }) => exercises.get(exercise))
    .filter((facts) => facts !== undefined && isStrength(facts.pattern));
  return new Set(worked.flatMap((facts) => facts?.muscles.primary ?? []));
}

/**
 * The muscles that two days in a row work hard: they need about 48 hours between. The last day is followed by the first.
 *
 * @param days the session of each day, or null where nothing is worked hard
 * @returns the earlier day of each pair, from 0, with the muscles that both work
 */
export function musclesWithoutRest(
  days: readonly (Pick<Session, 'blocks'> | null)[],
  exercises: Exercises,
): { day: number; muscles: Muscle[] }[] {
  const worked = days.map((session) =>
    session === null ? new Set<Muscle>() : hardMuscles(session, exercises),
  );
  return worked.flatMap((muscles, day) => {
    const next = worked[(day + 1) % worked.length] ?? new Set<Muscle>();
    const both = [...muscles].filter((muscle) => next.has(muscle));
    return both.length === 0 ? [] : [{ day, muscles: both }];
  });
}
