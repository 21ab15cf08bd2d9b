import { keepingTexts } from '#src/site/keeping-texts.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { monthNames } from '#src/words/dates.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';

/** The texts that reach the browser with the week, and how its language counts and writes dates. */
export function weekTexts(language: BuiltLanguage) {
  const { exercises, training, trainingWeek, workoutPlan } = textsOf(language);
  return {
    ...trainingWeek.tool,
    ...keepingTexts(language),
    weekdayNames: Object.values(workoutPlan.weekdays),
    ...datesOf(language),
    months: monthNames(language),
    muscleNames: exercises.muscle,
    calendarFailed: workoutPlan.calendar.failed,
    minutes: training.minutes,
  };
}

/** What a day is called inside a date: French and Kinyarwanda write it small there, and French the first of a month its own way. */
function datesOf(language: BuiltLanguage) {
  const names = Object.values(textsOf(language).workoutPlan.weekdays);
  const isSmall = language === 'fr' || language === 'rw';
  return {
    dayNames: isSmall ? names.map((name) => name.toLowerCase()) : names,
    firstOfMonth: language === 'fr' ? '1er' : '1',
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
