import type { ActivityLevel } from './calories.ts';
import type { Gender } from './gender.ts';

const firstSteps = {
  male: '/build-body-men/beginner/easy-cardio',
  female: '/build-body-women/beginner/easy-cardio',
} as const;

const wholeBody = {
  male: '/build-body-men/bodyweight-strength/full-body',
  female: '/build-body-women/bodyweight-strength/full-body',
} as const;

/** The workouts that a result may lead to. */
export const fittingWorkouts = [...Object.values(firstSteps), ...Object.values(wholeBody)] as const;

export type FittingWorkout = (typeof fittingWorkouts)[number];

/**
 * The workout that fits who moves so much, whether they want to lose, keep or gain weight: those who do not move yet begin with
 * easy cardio, and everybody else keeps or gains muscle by strength for the whole body.
 */
export function fittingWorkout({
  gender,
  activity,
}: {
  readonly gender: Gender;
  readonly activity: ActivityLevel;
}): FittingWorkout {
  return (activity === 'sedentary' ? firstSteps : wholeBody)[gender];
}
