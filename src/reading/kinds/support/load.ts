import { helpCountries } from '#src/features/help/emergency-lines.ts';
import type { LoadMore } from '#src/reading/article.ts';
import type { HelpLines } from '#src/reading/help-lines.ts';
import { loadCards, type PageCard } from '#src/reading/pages.ts';
import type { supportSchemas } from './schema.ts';

export interface SupportMore extends HelpLines {
  /** The pages below it, where it has any. */
  parts: readonly PageCard[];
}

export const loadMore: LoadMore<typeof supportSchemas, SupportMore> = async ({ path }, language) => ({
  parts: await loadCards(path, language),
  lines: helpCountries(language),
});
