import type { MealsSaid } from '#src/features/meals/logic/said.ts';
import { keepingTexts } from '#src/site/keeping-texts.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';

/** The texts that reach the browser with the page of menus for a week. */
export function mealsTexts(language: BuiltLanguage, said: MealsSaid) {
  const { meals, common, calculators, workoutPlan } = textsOf(language);
  const { gender, measures, calories } = calculators;
  return {
    ...meals.tool,
    ...keepingTexts(language),
    said,
    weekdayNames: Object.values(workoutPlan.weekdays),
    heading: meals.heading,
    gender: { label: gender.label, female: gender.female, male: gender.male },
    labels: {
      weight: measures.weight,
      height: measures.height,
      age: calories.age,
      activity: calories.activity,
    },
    activityLevels: calories.activityLevels,
    close: common.close,
    choose: common.choose,
    print: common.print,
    shareLabel: common.share,
  };
}

/** Where the page of menus leads to. */
export function mealsAddresses(language: BuiltLanguage) {
  return {
    diabetes: localizedUrl(routes.diabetes, language),
    support: localizedUrl(routes.mentalSupport, language),
  };
}
