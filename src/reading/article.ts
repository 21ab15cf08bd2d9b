import type { FunctionComponent } from 'react';
import type { Picture } from '#src/site/pictures.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import type { PageLink, PageOf, PageSchemas } from './pages.ts';
import type { DescribedAs } from './parts/structured-data.ts';

/** What the view of every kind of page is given. */
export interface ArticleProps<Schemas extends PageSchemas> {
  page: PageOf<Schemas>;
  /** The pages above it, the highest first. */
  above: readonly PageLink[];
  /** Where the reader can go on to. */
  links: readonly PageLink[];
  /** What the page begins with, where it or a page above it has a card. */
  picture: Picture | undefined;
  language: BuiltLanguage;
}

/** What the loader of a kind of page answers beside the page itself. */
export type LoadMore<Schemas extends PageSchemas, More> = (
  page: PageOf<Schemas>,
  language: BuiltLanguage,
) => Promise<More>;

/** A kind of page: all that the site knows of it. */
export interface Kind<Schemas extends PageSchemas, More> {
  schemas: Schemas;
  View: FunctionComponent<ArticleProps<Schemas> & More>;
  /**
   * The module that loads what the view shows beside the page. It is imported when a page is built, so that checks can
   * read the registry where no content store is.
   */
  more?: () => Promise<{
    loadMore: LoadMore<Schemas, More>;
    /** The figure that stands for the page where it is shared, as SVG. */
    firstFigure?: (more: More) => string | undefined;
  }>;
  /** What schema.org calls a page of this kind. */
  describedAs: DescribedAs;
}

/** One row of the registry; it makes the compiler compare schemas, loader and view. */
export function defineKind<Schemas extends PageSchemas, More extends object>(
  kind: Kind<Schemas, More>,
): Kind<Schemas, More> {
  return kind;
}
