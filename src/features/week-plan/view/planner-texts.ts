import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import { silhouettes } from './silhouettes.ts';

/** The texts that reach the browser with the generator, and no others: those of the days are filled in before. */
export function plannerTexts(language: BuiltLanguage) {
  const { calculators, common, workoutPlan } = textsOf(language);
  const { days, diet, lifestyle, openWorkout } = workoutPlan.plan;
  return {
    describes: workoutPlan.describes,
    noShape: workoutPlan.noShape,
    untranslated: workoutPlan.untranslated,
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
    plan: { days, diet, lifestyle, openWorkout },
    kinds: workoutPlan.kinds,
    allPlans: workoutPlan.allPlans,
  };
}
