import { type BuiltLanguage, languageFacts } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';

/** The texts that reach the browser with the player, and how its language counts and speaks. */
export function playerTexts(language: BuiltLanguage) {
  const { player, training } = textsOf(language);
  const { tag, numberLocales } = languageFacts(language);
  const { loading, failed, unknown, retry, allWorkouts, toWorkout, toOwn, intoWeek, setup, stage, finished } =
    player;
  return {
    loading,
    failed,
    unknown,
    retry,
    allWorkouts,
    toWorkout,
    toOwn,
    intoWeek,
    setup,
    stage,
    finished,
    minutes: training.minutes,
    parts: { 'warm-up': training.warmUp, main: training.main, 'cool-down': training.coolDown },
    tag,
    numberLocales,
  };
}
