import type { PageLink } from '#src/content/load-pages.ts';
import { routes } from '#src/i18n/routes.ts';
import type { Translate } from '#src/i18n/translate.ts';
import type { Crumb } from '#src/views/pages/Breadcrumbs.tsx';

/** The way to a workout: all tips, the catalogue, the category. */
export function catalogueCrumbs(above: readonly PageLink[], t: Translate): Crumb[] {
  return [
    { path: routes.getTips, label: t('tips:backToDirectory') },
    ...above.map(({ path, heading }) => ({ path, label: heading ?? path })),
  ];
}
