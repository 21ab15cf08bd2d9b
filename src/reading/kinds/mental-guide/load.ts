import { helpCountries } from '#src/features/help/emergency-lines.ts';
import type { LoadMore } from '#src/reading/article.ts';
import type { HelpLines } from '#src/reading/help-lines.ts';
import { mentalCategorySchemas } from '#src/reading/kinds/mental-category/schema.ts';
import { supportGuideSchemas } from '#src/reading/kinds/support-guide/schema.ts';
import { childPaths, loadPage, type PageOf } from '#src/reading/pages.ts';
import { routes } from '#src/site/routes.ts';
import type { mentalGuideSchemas } from './schema.ts';

export interface MentalGuideMore extends HelpLines {
  categories: readonly PageOf<typeof mentalCategorySchemas>[];
  /** The page that leads to all support pages. */
  support: PageOf<typeof supportGuideSchemas>;
}

export const loadMore: LoadMore<typeof mentalGuideSchemas, MentalGuideMore> = async ({ path }, language) => {
  const categories = await childPaths(path, 'mental-category');
  return {
    categories: await Promise.all(
      categories.map((child) => loadPage(mentalCategorySchemas, child, language)),
    ),
    support: await loadPage(supportGuideSchemas, routes.mentalSupport, language),
    lines: helpCountries(language),
  };
};
