import type { AskedExercise, PlannedWorkout } from './planned-workout.ts';

/** An exercise that asks nothing of anybody, but for what a test says. */
export function asked(facts: Partial<AskedExercise> = {}): AskedExercise {
  return {
    pattern: 'push',
    equipment: ['none'],
    impact: 'none',
    suits: ['quiet', 'little-space'],
    cautions: [],
    muscles: { primary: ['pectorals'] },
    ...facts,
  };
}

/** A workout of one category whose main part holds the exercises, each with the easier one where the test names it. */
export function planned(
  exercises: readonly (Partial<AskedExercise> & { easier?: AskedExercise })[],
  own: Partial<PlannedWorkout> = {},
): PlannedWorkout {
  const main = exercises.map(({ easier, ...facts }) => ({ facts: asked(facts), easier }));
  return { category: 'bodyweight-strength', minutes: 20, exercises: main, main, ...own };
}
