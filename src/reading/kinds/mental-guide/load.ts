import { helpCountries } from '#src/features/help/emergency-lines.ts';
import type { LoadMore } from '#src/reading/article.ts';
import type { HelpLines } from '#src/reading/help-lines.ts';
import { mentalCategorySchemas } from '#src/reading/kinds/mental-category/schema.ts';
import { childPaths, loadPage, type PageOf } from '#src/reading/pages.ts';
import type { mentalGuideSchemas } from './schema.ts';

export interface MentalGuideMore extends HelpLines {
  categories: readonly PageOf<typeof mentalCategorySchemas>[];
}

export const loadMore: LoadMore<typeof mentalGuideSchemas, MentalGuideMore> = async ({ path }, language) => {
  const categories = await childPaths(path, 'mental-category');
  return {
    categories: await Promise.all(
      categories.map((child) => loadPage(mentalCategorySchemas, child, language)),
    ),
    lines: helpCountries(language),
  };
};
