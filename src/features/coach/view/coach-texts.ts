import { keepingTexts } from '#src/site/keeping-texts.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { exercisePath, routes } from '#src/site/routes.ts';
import { monthNames, namesInDates } from '#src/words/dates.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';

/** The texts that reach the browser with the coach, and how its language counts and writes dates. */
export function coachTexts(language: BuiltLanguage) {
  const { coach, common, health, training, trainingWeek } = textsOf(language);
  const { date, steps, stepsBack, sums } = trainingWeek.tool;
  const { current, open, busy, errors } = health.people.pin;
  return {
    ...coach.tool,
    ...keepingTexts(language),
    ...namesInDates(language),
    rules: coach.rules,
    because: coach.because,
    months: monthNames(language),
    date,
    steps,
    stepsBack,
    sums: { counted: sums.counted, strength: sums.strength },
    minutes: training.minutes,
    readings: health.entry.kinds,
    pin: { current, open, busy, wrong: errors.wrong, wait: errors.wait },
    close: common.close,
  };
}

/** Where the coach leads. */
export const coachAddresses = (language: BuiltLanguage) => ({
  player: localizedUrl(routes.session, language),
  week: localizedUrl(routes.training, language),
  walking: localizedUrl(exercisePath('walking'), language),
  numbers: localizedUrl(routes.crisis, language),
});
