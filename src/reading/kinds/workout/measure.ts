import { fillTemplate } from '#src/words/format/fill-template.ts';
import { type BuiltLanguage, languageFacts } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import type { WorkoutFacts } from './schema.ts';

/**
 * How long the longest session of a workout is, and how hard it is, in the words of a language.
 *
 * @example { minutes: '30 minutes', level: 'Beginner' }
 */
export function workoutMeasure(
  { sessions, level }: Pick<WorkoutFacts, 'sessions' | 'level'>,
  language: BuiltLanguage,
): { minutes: string; level: string } {
  const { exercises, training } = textsOf(language);
  const count = Math.max(...sessions.map(({ minutes }) => minutes));
  return {
    minutes: fillTemplate(training.minutes, { count }, languageFacts(language).numberLocales),
    level: exercises.level[level],
  };
}
