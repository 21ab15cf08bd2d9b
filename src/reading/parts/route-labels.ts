import { tipTexts } from '#src/features/guides/view/tip-texts.ts';
import type { PageLink } from '#src/reading/pages.ts';
import { calculatorRoutes, routes, selfHelpRoutes, tipRoutes } from '#src/site/routes.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';

/**
 * What a link to another page says: the page's heading, or the name of a tool.
 *
 * @throws Error that names the path where neither is known, so that no reader is shown an address for a name
 */
export function linkLabel(
  { path, heading }: Pick<PageLink, 'path' | 'heading'>,
  language: BuiltLanguage,
): string {
  const label = heading ?? routeLabels(language)[path];
  if (label === undefined) {
    throw new Error(`A page names "${path}" as related, but nothing says what a link to it is called.`);
  }
  return label;
}

/** What links say to the pages that are not written as a folder of content/, by their paths. */
export function routeLabels(language: BuiltLanguage): Readonly<Record<string, string>> {
  const { pages } = textsOf(language);
  return Object.fromEntries([
    [routes.exercises, pages.exercises.heading],
    [routes.workouts, pages.workouts.heading],
    [routes.workout, pages.workout.heading],
    [routes.getTips, pages.getTips.heading],
    [routes.calculators, pages.calculators.heading],
    ...selfHelpRoutes.map((name) => [routes[name], pages[name].name]),
    ...calculatorRoutes.map((name) => [routes[name], pages[name].name]),
    ...tipRoutes.map((name) => [routes[name], tipTexts(name, language).title]),
  ]);
}
