import { loadLinks, loadPage, type PageLink, type PageOf, pageIds } from '#src/reading/load-pages.ts';
import { workoutPath } from '#src/reading/page-paths.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';

/** A catalogue or category page with the cards one level down. */
export interface Catalogue {
  page: PageOf<'catalogue'>;
  cards: readonly { path: `/${string}`; title: string; text: string }[];
  links: readonly PageLink[];
  above: readonly PageLink[];
}

/** A catalogue page in a language. Its cards are what exists below it. */
export async function loadCatalogue(id: string, language: BuiltLanguage): Promise<Catalogue> {
  const folder = id.replace(/\/index$/, '');
  const page = await loadPage('catalogue', id, language);
  const isTop = !folder.includes('/');
  return {
    page,
    cards: isTop ? await categoryCards(folder, language) : await workoutCards(folder, language),
    links: await loadLinks(page.facts.related, language),
    above: await loadAbove(folder, language),
  };
}

async function categoryCards(audience: string, language: BuiltLanguage): Promise<Catalogue['cards']> {
  const ids = (await pageIds('catalogue')).filter(
    (id) => id.startsWith(`${audience}/`) && id !== `${audience}/index`,
  );
  return Promise.all(
    ids.map(async (id) => {
      const { words } = await loadPage('catalogue', id, language);
      return { path: workoutPath(id), title: words.heading, text: words.card };
    }),
  );
}

async function workoutCards(category: string, language: BuiltLanguage): Promise<Catalogue['cards']> {
  const ids = (await pageIds('workout')).filter((id) => id.startsWith(`${category}/`));
  return Promise.all(
    ids.map(async (id) => {
      const { words } = await loadPage('workout', id, language);
      return { path: workoutPath(id), title: words.heading, text: words.description };
    }),
  );
}

/** The catalogue pages above a category or a workout, the highest first. */
export async function loadAbove(id: string, language: BuiltLanguage): Promise<PageLink[]> {
  const [audience = '', ...rest] = id.split('/');
  const ids = rest.length === 0 ? [] : [audience, ...(rest.length > 1 ? [`${audience}/${rest[0]}`] : [])];
  return loadLinks(
    ids.map((above) => workoutPath(above)),
    language,
  );
}
