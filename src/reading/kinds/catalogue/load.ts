import type { LoadMore } from '#src/reading/article.ts';
import { workoutSchemas } from '#src/reading/kinds/workout/schema.ts';
import { allPages, childPaths, loadPage } from '#src/reading/pages.ts';
import type { Path } from '#src/site/routes.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { catalogueSchemas } from './schema.ts';

/** A card that leads one level down. */
export interface CatalogueCard {
  path: Path;
  title: string;
  text: string;
}

export interface CatalogueMore {
  /** Whether the cards lead to categories or to workouts. */
  level: 'categories' | 'workouts';
  cards: readonly CatalogueCard[];
}

/** The cards of a catalogue: what exists below it. */
export const loadMore: LoadMore<typeof catalogueSchemas, CatalogueMore> = async ({ path }, language) => {
  const catalogues = new Set(
    (await allPages()).filter(({ kind }) => kind === 'catalogue').map((page) => page.path),
  );
  const below = await childPaths(path);
  const isTop = below.some((child) => catalogues.has(child));
  return {
    level: isTop ? 'categories' : 'workouts',
    cards: await Promise.all(below.map((child) => loadCard(child, catalogues.has(child), language))),
  };
};

async function loadCard(path: Path, isCatalogue: boolean, language: BuiltLanguage): Promise<CatalogueCard> {
  if (isCatalogue) {
    const { words } = await loadPage(catalogueSchemas, path, language);
    return { path, title: words.heading, text: words.card };
  }
  const { words } = await loadPage(workoutSchemas, path, language);
  return { path, title: words.heading, text: words.description };
}
