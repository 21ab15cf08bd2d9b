import { helpCountries } from '#src/features/help/emergency-lines.ts';
import type { LoadMore } from '#src/reading/article.ts';
import type { HelpLines } from '#src/reading/help-lines.ts';
import { disorderSchemas } from '#src/reading/kinds/disorder/schema.ts';
import { childPaths, loadPage, type PageOf } from '#src/reading/pages.ts';
import type { Path } from '#src/site/routes.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import type { mentalSubcategorySchemas } from './schema.ts';

type Disorder = PageOf<typeof disorderSchemas>;

export interface MentalSubcategoryMore extends HelpLines {
  disorders: readonly Disorder[];
}

/** The disorders of a subcategory, in its order. */
export async function loadDisorders(subcategory: Path, language: BuiltLanguage): Promise<Disorder[]> {
  const paths = await childPaths(subcategory);
  return Promise.all(paths.map((path) => loadPage(disorderSchemas, path, language)));
}

export const loadMore: LoadMore<typeof mentalSubcategorySchemas, MentalSubcategoryMore> = async (
  { path },
  language,
) => ({
  disorders: await loadDisorders(path, language),
  lines: helpCountries(language),
});
