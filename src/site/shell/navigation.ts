import { calculatorRoutes, type RouteName } from '#src/site/routes.ts';
import type { Translate } from '#src/words/translate.ts';

export interface NavigationLink {
  route: RouteName;
  label: string;
}

/** The links to the five calculators. */
export function calculatorLinks(t: Translate): NavigationLink[] {
  const names = {
    bmi: t('pages.bmi.name'),
    idealWeight: t('pages.idealWeight.name'),
    calories: t('pages.calories.name'),
    protein: t('pages.protein.name'),
    water: t('pages.water.name'),
  };
  return calculatorRoutes.map((route) => ({ route, label: names[route] }));
}

/** The links of the main menu, in two groups: before and after the calculators. */
export function mainLinks(t: Translate): { before: NavigationLink[]; after: NavigationLink[] } {
  return {
    before: [{ route: 'home', label: t('shell.nav.home') }],
    after: [
      { route: 'getTips', label: t('shell.nav.tips') },
      { route: 'workout', label: t('shell.nav.workout') },
      { route: 'exercises', label: t('shell.nav.exercises') },
      { route: 'premium', label: t('shell.nav.premium') },
      { route: 'about', label: t('shell.nav.about') },
      { route: 'contact', label: t('shell.nav.contact') },
    ],
  };
}
