import type { Muscle } from '#src/features/exercises/logic/muscles.ts';
import type { ExerciseFacts } from '#src/features/exercises/schema.ts';
import { commonMuscles, hardMuscles, type WorkedDay } from '#src/features/training/logic/rest-days.ts';

type Exercises = ReadonlyMap<string, Pick<ExerciseFacts, 'pattern' | 'muscles'>>;

/** The muscles that a day works hard, by the facts of the exercises. */
export function hardMusclesOf(day: WorkedDay, exercises: Exercises): ReadonlySet<Muscle> {
  return hardMuscles(day, (id) => {
    const facts = exercises.get(id);
    return facts && { pattern: facts.pattern, primary: facts.muscles.primary };
  });
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
  const worked = days.map((day) => (day === null ? new Set<Muscle>() : hardMusclesOf(day, exercises)));
  return worked.flatMap((muscles, day) => {
    const both = commonMuscles(muscles, worked[(day + 1) % worked.length] ?? []);
    return both.length === 0 ? [] : [{ day, muscles: both }];
  });
}
