import { keepingTexts } from '#src/site/keeping-texts.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { monthNames, namesInDates } from '#src/words/dates.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';

/** The texts that reach the browser with the log, and how its language counts and writes dates. */
export function logTexts(language: BuiltLanguage) {
  const { common, training, trainingLog, workoutPlan } = textsOf(language);
  const { who, count, effort } = workoutPlan.how;
  return {
    ...trainingLog.tool,
    ...keepingTexts(language),
    weekdayNames: Object.values(workoutPlan.weekdays),
    ...namesInDates(language),
    months: monthNames(language),
    rules: [who, count, effort],
    minutes: training.minutes,
    repetitions: training.repetitions,
    seconds: training.seconds,
    close: common.close,
    choose: common.choose,
  };
}

/** Where the log leads to. */
export function logAddresses(language: BuiltLanguage) {
  return {
    week: localizedUrl(routes.training, language),
    workouts: localizedUrl(routes.workouts, language),
    player: localizedUrl(routes.session, language),
    exercises: localizedUrl(routes.exercises, language),
  };
}
