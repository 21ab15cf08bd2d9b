import type { HealthSaid } from '#src/features/health/logic/said.ts';
import { keepingTexts } from '#src/site/keeping-texts.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { monthNames, namesInDates } from '#src/words/dates.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';

/**
 * The texts that reach the browser with the page of what a person measures.
 *
 * @param said what other pages say about the same things
 */
export function healthTexts(language: BuiltLanguage, said: HealthSaid) {
  const { calculators, common, health, help, pages, selfChecks, trainingLog } = textsOf(language);
  const { list, form, day, month } = trainingLog.tool;
  return {
    ...health.tool,
    ...keepingTexts(language),
    people: health.people,
    entry: health.entry,
    words: health.words,
    list: health.list,
    pictures: health.pictures,
    report: health.report,
    csv: health.csv,
    measures: calculators.measures,
    said,
    day,
    month,
    ...namesInDates(language),
    months: monthNames(language),
    shared: {
      close: common.close,
      choose: common.choose,
      save: form.save,
      errors: form.errors.title,
      answer: selfChecks.missing,
      change: list.change,
      remove: list.remove,
      removed: list.removed,
      undo: list.undo,
      moodCheck: pages.moodCheck.name,
      numbers: help.heading,
    },
    addresses: {
      heart: localizedUrl(routes.heart, language),
      diabetes: localizedUrl(routes.diabetes, language),
      reduceWeight: localizedUrl(routes.reduceWeight, language),
      moodCheck: localizedUrl(routes.moodCheck, language),
      crisis: localizedUrl(routes.crisis, language),
    },
  };
}
