import { tipTexts } from '#src/features/guides/view/tip-texts.ts';
import { routes, tipRoutes } from '#src/site/routes.ts';
import type { Translate } from '#src/words/translate.ts';

/** What links to the pages say that are not written as a folder of content/, by their paths. */
export function routeLabels(t: Translate): Readonly<Record<string, string>> {
  return {
    [routes.exercises]: t('pages.exercises.heading'),
    [routes.workout]: t('pages.workout.heading'),
    [routes.getTips]: t('pages.getTips.heading'),
    [routes.calculators]: t('calculators.heading'),
    [routes.bmi]: t('calculators.bmi.name'),
    [routes.idealWeight]: t('calculators.idealWeight.name'),
    [routes.calories]: t('calculators.calories.name'),
    [routes.protein]: t('calculators.protein.name'),
    [routes.water]: t('calculators.water.name'),
    ...Object.fromEntries(tipRoutes.map((name) => [routes[name], tipTexts(name, t).title])),
  };
}
