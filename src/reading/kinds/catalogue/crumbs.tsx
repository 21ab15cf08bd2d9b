import type { PageLink } from '#src/reading/pages.ts';
import type { Crumb } from '#src/reading/parts/Breadcrumbs.tsx';
import { routes } from '#src/site/routes.ts';
import type { Translate } from '#src/words/translate.ts';

/** The way to a workout: all tips, the catalogue, the category. */
export function catalogueCrumbs(above: readonly PageLink[], t: Translate): Crumb[] {
  return [
    { path: routes.getTips, label: t('tips:backToDirectory') },
    ...above.map(({ path, heading }) => ({ path, label: heading ?? path })),
  ];
}
