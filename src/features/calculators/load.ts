import { loadLinks } from '#src/reading/pages.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { type FittingWorkout, fittingWorkouts } from './logic/fitting-workout.ts';

/** The link to a workout that a result may lead to, with the heading of its page. */
export interface WorkoutLink {
  path: FittingWorkout;
  label: string | undefined;
  href: string;
}

/** The links to all workouts that a result may lead to. */
export async function loadWorkoutLinks(language: BuiltLanguage): Promise<WorkoutLink[]> {
  const links = await loadLinks(fittingWorkouts, language);
  return fittingWorkouts.map((path) => ({
    path,
    label: links.find((link) => link.path === path)?.heading,
    href: localizedUrl(path, language),
  }));
}
