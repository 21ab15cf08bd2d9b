import type { PageLink } from '#src/reading/pages.ts';
import { routes } from '#src/site/routes.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { translator } from '#src/words/translate.ts';
import type { Crumb } from './Breadcrumbs.tsx';
import { linkLabel } from './route-labels.ts';

/** The way to a workout: all tips, the catalogue, the category. */
export function catalogueCrumbs(above: readonly PageLink[], language: BuiltLanguage): Crumb[] {
  return [
    { path: routes.getTips, label: translator(language)('tips:backToDirectory') },
    ...above.map((link) => ({ path: link.path, label: linkLabel(link, language) })),
  ];
}
