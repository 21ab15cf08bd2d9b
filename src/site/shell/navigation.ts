import { calculatorRoutes, type RouteName } from '#src/site/routes.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import type { Translate } from '#src/words/translate.ts';

export interface NavigationLink {
  route: RouteName;
  label: string;
}

/** The links to the five calculators. */
export function calculatorLinks(language: BuiltLanguage): NavigationLink[] {
  const { pages } = textsOf(language);
  return calculatorRoutes.map((route) => ({ route, label: pages[route].name }));
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
