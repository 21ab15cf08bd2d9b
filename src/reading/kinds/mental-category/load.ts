import { helpCountries } from '#src/features/help/emergency-lines.ts';
import type { LoadMore } from '#src/reading/article.ts';
import type { HelpLines } from '#src/reading/help-lines.ts';
import type { disorderSchemas } from '#src/reading/kinds/disorder/schema.ts';
import { loadDisorders } from '#src/reading/kinds/mental-subcategory/load.ts';
import { mentalSubcategorySchemas } from '#src/reading/kinds/mental-subcategory/schema.ts';
import { childPaths, loadPage, type PageOf } from '#src/reading/pages.ts';
import type { mentalCategorySchemas } from './schema.ts';

export interface MentalCategoryMore extends HelpLines {
  subcategories: readonly {
    page: PageOf<typeof mentalSubcategorySchemas>;
    disorders: readonly PageOf<typeof disorderSchemas>[];
  }[];
}

export const loadMore: LoadMore<typeof mentalCategorySchemas, MentalCategoryMore> = async (
  { path },
  language,
) => ({
  subcategories: await Promise.all(
    (await childPaths(path)).map(async (child) => ({
      page: await loadPage(mentalSubcategorySchemas, child, language),
      disorders: await loadDisorders(child, language),
    })),
  ),
  lines: helpCountries(language),
});
