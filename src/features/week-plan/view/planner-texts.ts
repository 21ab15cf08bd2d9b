import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import { silhouettes } from './silhouettes.ts';

/** The texts that reach the browser with the generator, and no others: the plans stand in the page. */
export function plannerTexts(language: BuiltLanguage) {
  const { calculators, common, workoutPlan } = textsOf(language);
  return {
    describes: workoutPlan.describes,
    noShape: workoutPlan.noShape,
    form: workoutPlan.form,
    sexes: { male: calculators.gender.male, female: calculators.gender.female },
    choose: common.choose,
    bodyTypes: workoutPlan.bodyTypes,
    silhouettes,
    result: workoutPlan.result,
    actions: {
      print: common.print,
      share: common.share,
      linkCopied: common.linkCopied,
      linkNotCopied: common.linkNotCopied,
    },
    calendar: workoutPlan.calendar,
    /** Address of the page on which a week is planned. */
    week: localizedUrl(routes.training, language),
  };
}
