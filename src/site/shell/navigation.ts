import {
  calculatorRoutes,
  continuations,
  mindToolRoutes,
  type Path,
  type RouteName,
  routes,
} from '#src/site/routes.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import { translator } from '#src/words/translate.ts';

export interface NavigationLink {
  route: RouteName;
  label: string;
}

/** Links under one word that says what a visitor wants. */
export interface NavigationGroup {
  name: 'move' | 'weigh' | 'care' | 'help' | 'more';
  label: string;
  links: readonly NavigationLink[];
}

export type NavigationEntry = NavigationGroup | NavigationLink;

/** The links to the five calculators. */
export function calculatorLinks(language: BuiltLanguage): NavigationLink[] {
  const { pages } = textsOf(language);
  return calculatorRoutes.map((route) => ({ route, label: pages[route].name }));
}

/** The main menu by what people come for; the account and the page about us are its end. */
export function mainMenu(language: BuiltLanguage): NavigationEntry[] {
  const t = translator(language);
  const { tips, bodycare, haircare, pages } = textsOf(language);
  const guide = (route: keyof typeof tips.categories & RouteName, label: string): NavigationLink => ({
    route,
    label,
  });
  const { categories } = tips;
  return [
    {
      name: 'move',
      label: t('shell.nav.move'),
      links: [
        { route: 'exercises', label: t('exercises.page.all') },
        { route: 'workouts', label: t('pages.workouts.heading') },
        { route: 'workout', label: t('shell.nav.workout') },
        { route: 'training', label: t('trainingWeek.heading') },
        { route: 'coach', label: t('coach.heading') },
        guide('buildBodyWomen', categories.buildBodyWomen.title),
        guide('buildBodyMen', categories.buildBodyMen.title),
      ],
    },
    {
      name: 'weigh',
      label: t('shell.nav.weigh'),
      links: [
        { route: 'meals', label: t('meals.heading') },
        ...calculatorLinks(language),
        { route: 'calculators', label: t('shell.nav.allCalculators') },
        guide('reduceWeight', categories.reduceWeight.title),
        guide('maintainWeight', categories.maintainWeight.title),
        guide('gainWeight', categories.gainWeight.title),
      ],
    },
    {
      name: 'care',
      label: t('shell.nav.care'),
      links: [
        guide('bodyCare', bodycare.header.title),
        { route: 'health', label: t('health.heading') },
        { route: 'diabetesCheck', label: pages.diabetesCheck.name },
        { route: 'pressureSheet', label: pages.pressureSheet.name },
        guide('dentalCare', categories.dentalCare.title),
        guide('eyeCare', categories.eyeCare.title),
        guide('skinCareWomen', categories.skinCareWomen.title),
        guide('skinCareMen', categories.skinCareMen.title),
        guide('hairCare', haircare.header.title),
        { route: 'getTips', label: t('tips:backToDirectory') },
      ],
    },
    { route: 'mentalCare', label: t('shell.nav.mind') },
    {
      name: 'help',
      label: t('shell.nav.help'),
      links: [
        { route: 'crisis', label: t('help.heading') },
        { route: 'ask', label: t('ask.heading') },
        ...mindToolRoutes.map((route) => ({ route, label: pages[route].name })),
        { route: 'contact', label: t('shell.nav.contact') },
      ],
    },
    {
      name: 'more',
      label: t('shell.nav.more'),
      links: [
        { route: 'reminders', label: t('reminders.heading') },
        { route: 'premium', label: t('shell.nav.premium') },
        { route: 'about', label: t('shell.nav.about') },
      ],
    },
  ];
}

/** The links of an entry of the menu. */
export function linksOf(entry: NavigationEntry): readonly NavigationLink[] {
  return 'links' in entry ? entry.links : [entry];
}

/**
 * The link of the menu that a page belongs to: the one whose address is the longest beginning of the page's own.
 *
 * @example linkAbove(menu, '/exercises/squat')?.route → 'exercises'
 */
export function linkAbove(
  entries: readonly NavigationEntry[],
  path: Path | undefined,
): NavigationLink | undefined {
  const [folder] = [...continuations].filter(([start]) => isWithin(path, start)).map(([, page]) => page);
  return entries
    .flatMap(linksOf)
    .filter(({ route }) => isWithin(folder ?? path, routes[route]))
    .sort((one, other) => routes[other.route].length - routes[one.route].length)[0];
}

function isWithin(path: Path | undefined, folder: Path): boolean {
  return path === folder || path?.startsWith(`${folder}/`) === true;
}
