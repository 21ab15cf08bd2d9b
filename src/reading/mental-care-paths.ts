import { routes } from '#src/site/routes.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { loadAllPages, loadLinks, loadPage, type PageOf, pageIds } from './load-pages.ts';
import { languagePaths, writtenPaths } from './paths.ts';

/** The main categories that are written. */
export async function mentalCategoryPaths() {
  const ids = await pageIds('mentalCategory');
  return writtenPaths(
    'category',
    routes.mentalCare,
    ids.map((id) => ({ id, rest: id })),
  );
}

/** The pages for people who need support. */
export async function supportPaths() {
  const ids = await pageIds('support');
  return writtenPaths(
    'support',
    `${routes.mentalCare}/support`,
    ids.map((id) => ({ id, rest: id })),
  );
}

/** The subcategories of all main categories, each in every language. */
export async function mentalSubcategoryPaths() {
  const categories = await loadAllPages('mentalCategory', 'en');
  return categories.flatMap(({ id: category, facts }) =>
    facts.subcategories.flatMap(({ id: subcategory }) =>
      languagePaths().map(({ params, props }) => ({
        params: { ...params, category, subcategory },
        props: {
          ...props,
          category,
          subcategory,
          path: `${routes.mentalCare}/${category}/${subcategory}` as const,
        },
      })),
    ),
  );
}

/** The disorders, each under its category and subcategory, in every language. */
export async function disorderPaths() {
  const disorders = await loadAllPages('disorder', 'en');
  return disorders.flatMap(({ id, facts: { category, subcategory } }) =>
    languagePaths().map(({ params, props }) => ({
      params: { ...params, category, subcategory, disorder: id },
      props: { ...props, id, path: `${routes.mentalCare}/${category}/${subcategory}/${id}` as const },
    })),
  );
}

/**
 * A subcategory with its disorders, in a language.
 *
 * @throws Error that names the category and subcategory when it has no words
 */
export async function loadSubcategory(categoryId: string, subcategory: string, language: BuiltLanguage) {
  const category = await loadPage('mentalCategory', categoryId, language);
  const words = category.words.subcategories[subcategory];
  const ids = category.facts.subcategories.find(({ id }) => id === subcategory)?.disorders ?? [];
  if (words === undefined) {
    throw new Error(`content/mentalcare/${categoryId} has no words for its subcategory "${subcategory}".`);
  }
  return {
    category,
    words,
    disorders: await Promise.all(ids.map((id) => loadPage('disorder', id, language))),
  };
}

/** The category above a disorder, and the pages beside it. */
export async function loadAround({ facts }: PageOf<'disorder'>, language: BuiltLanguage) {
  return {
    category: await loadPage('mentalCategory', facts.category, language),
    links: await loadLinks(facts.related, language),
  };
}
