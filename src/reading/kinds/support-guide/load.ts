import { helpCountries } from '#src/features/help/emergency-lines.ts';
import type { LoadMore } from '#src/reading/article.ts';
import type { HelpLines } from '#src/reading/help-lines.ts';
import { loadCards, type PageCard } from '#src/reading/pages.ts';
import { lastPart } from '#src/site/routes.ts';
import type { supportGuideSchemas } from './schema.ts';

export interface SupportGuideMore extends HelpLines {
  cards: readonly PageCard[];
}

/** @throws Error that names the pages which stand in no group, or in a group without being there */
export const loadMore: LoadMore<typeof supportGuideSchemas, SupportGuideMore> = async (
  { path, facts },
  language,
) => {
  const grouped = facts.groups.flatMap(({ pages }) => pages);
  const cards = await loadCards(path, language);
  const written = cards.map((card) => lastPart(card.path));
  const lost = [
    ...written.filter((id) => !grouped.includes(id)),
    ...grouped.filter((id) => !written.includes(id)),
  ];
  if (lost.length > 0) {
    throw new Error(`content/pages${path}/facts.yaml: in no group, or not written: ${lost.join(', ')}`);
  }
  return { cards, lines: helpCountries(language) };
};
