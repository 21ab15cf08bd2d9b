import { keepingTexts } from '#src/site/keeping-texts.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { monthNames, namesInDates } from '#src/words/dates.ts';
import { type BuiltLanguage, fallbackLanguage, isLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';

/** The texts that reach the browser with the page of reminders, and how its language writes dates. */
export function remindersTexts(language: BuiltLanguage) {
  const { common, reminders, trainingLog, trainingSessions, workoutPlan } = textsOf(language);
  return {
    ...reminders.tool,
    ...keepingTexts(language),
    language: isLanguage(language) ? language : fallbackLanguage,
    page: localizedUrl(routes.reminders, language),
    weekdayNames: Object.values(workoutPlan.weekdays),
    ...namesInDates(language),
    shortWeekdays: Object.values(trainingLog.tool.weekdays),
    months: monthNames(language),
    day: trainingLog.tool.day,
    actionOf: trainingSessions.tool.actionOf,
    close: common.close,
    choose: common.choose,
  };
}
