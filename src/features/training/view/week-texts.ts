import { keepingTexts } from '#src/site/keeping-texts.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { monthNames, namesInDates } from '#src/words/dates.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';

/** The texts that reach the browser with the week, and how its language counts and writes dates. */
export function weekTexts(language: BuiltLanguage) {
  const { exercises, training, trainingWeek, workoutPlan } = textsOf(language);
  return {
    ...trainingWeek.tool,
    ...keepingTexts(language),
    weekdayNames: Object.values(workoutPlan.weekdays),
    ...namesInDates(language),
    months: monthNames(language),
    muscleNames: exercises.muscle,
    calendarFailed: workoutPlan.calendar.failed,
    minutes: training.minutes,
  };
}

/** Where the week leads. */
export const weekAddresses = (language: BuiltLanguage) => ({
  player: localizedUrl(routes.session, language),
  sessions: localizedUrl(routes.trainingSessions, language),
  log: localizedUrl(routes.trainingLog, language),
  data: localizedUrl(routes.trainingData, language),
  generator: localizedUrl(routes.workout, language),
});
