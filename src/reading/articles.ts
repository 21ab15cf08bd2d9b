import type { FunctionComponent } from 'react';
import { languagePaths } from '#src/site/language-paths.ts';
import type { Path } from '#src/site/routes.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import type { Kind } from './article.ts';
import { isKind, kinds } from './kinds.ts';
import { pictureOf } from './page-picture.ts';
import { allPages, loadAbove, loadLinks, loadPage, type PageSchemas, writtenLanguages } from './pages.ts';

/** The static paths of every page of content/pages, each in every language. */
export async function articlePaths() {
  const pages = await allPages();
  return pages.flatMap(({ path, kind }) =>
    languagePaths().map(({ params: { language: prefix }, props: { language } }) => ({
      params: { article: [prefix, path.slice(1)].filter(Boolean).join('/') },
      props: { language, path, kind },
    })),
  );
}

/**
 * A page with all that its view shows, ready for the document.
 *
 * @throws Error that names the page when no such kind is in the registry
 */
export async function loadArticle(name: string, path: Path, language: BuiltLanguage) {
  if (!isKind(name)) {
    throw new Error(`content/pages${path}/facts.yaml: there is no kind "${name}"; see src/reading/kinds.ts.`);
  }
  // Which row it is, is known only now; the row itself was checked where it was written.
  const kind = kinds[name] as unknown as Kind<PageSchemas, object>;
  const page = await loadPage(kind.schemas, path, language);
  const loader = await kind.more?.();
  const more = await loader?.loadMore(page, language);
  const figure = more && loader?.firstFigure?.(more);
  const props = {
    page,
    above: await loadAbove(path, language),
    // Where the words are English for want of a translation, so are the pages that they lead to.
    links: await loadLinks(page.facts.related, page.language),
    picture: pictureOf(path),
    language,
    ...more,
  };
  return {
    page,
    View: kind.View as FunctionComponent<object>,
    props,
    describedAs: kind.describedAs,
    drawing: figure && { svg: figure, crop: 1 },
    written: await writtenLanguages(path),
  };
}
