import { localizedUrl } from '#src/site/localized-url.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';

/** Leads to the page that teaches what a day does; `path` is what all languages share. */
export function WorkoutLink({ path, language }: { path: string; language: BuiltLanguage }) {
  return (
    <a href={localizedUrl(`/${path.slice(1)}`, language)}>{textsOf(language).workoutPlan.plan.openWorkout}</a>
  );
}
