import { exerciseIds } from '#src/features/exercises/load.ts';
import { routes, type TipName, tipRoutes } from '#src/site/routes.ts';
import { type BuiltLanguage, fallbackLanguage, languageCodes } from '#src/words/languages.ts';
import { pageIds } from './load-pages.ts';

/** The languages that this build makes: the four, and mirrored English when PSEUDO_RTL=1. */
export const builtLanguages: readonly BuiltLanguage[] =
  process.env.PSEUDO_RTL === '1' ? [...languageCodes, 'ar-XB'] : languageCodes;

/** The static paths of a page that exists once in each language. */
export function languagePaths(): {
  params: { language: string | undefined };
  props: { language: BuiltLanguage };
}[] {
  return builtLanguages.map((language) => ({
    params: { language: language === fallbackLanguage ? undefined : language },
    props: { language },
  }));
}

/** A page at one address in a language. */
interface PageProps {
  language: BuiltLanguage;
  id: string;
  path: `/${string}`;
}

/**
 * The static paths of pages written in content/, each in every language.
 *
 * @param parameter the name of the door's own parameter
 * @param base the part of the path before it
 */
export function writtenPaths<Parameter extends string>(
  parameter: Parameter,
  base: `/${string}`,
  pages: readonly { id: string; rest: string }[],
) {
  return pages.flatMap(({ id, rest }) =>
    languagePaths().map(({ params, props }) => ({
      params: { ...params, [parameter]: rest } as Record<Parameter, string> & {
        language: string | undefined;
      },
      props: { ...props, id, path: `${base}/${rest}` } as PageProps,
    })),
  );
}

/** The guides that are written out. */
export async function guidePaths() {
  const ids = await pageIds('guide');
  return writtenPaths(
    'guide',
    '/tips',
    ids.map((id) => ({ id, rest: id })),
  );
}

/** The topics of body care. */
export async function topicPaths() {
  const ids = await pageIds('bodyCare');
  return writtenPaths(
    'topic',
    routes.bodyCare,
    ids.map((id) => ({ id, rest: id })),
  );
}

/** The guides that have a heading and an introduction only, each in every language. */
export async function introductionPaths(): Promise<
  {
    params: { language: string | undefined; tip: string };
    props: { language: BuiltLanguage; name: TipName };
  }[]
> {
  const written = await pageIds('guide');
  return tipRoutes
    .map((name) => ({ name, tip: routes[name].replace('/tips/', '') }))
    .filter(({ tip }) => !(written.includes(tip) || tip in ownPages))
    .flatMap(({ name, tip }) =>
      languagePaths().map(({ params, props }) => ({
        params: { ...params, tip },
        props: { ...props, name },
      })),
    );
}

// Guides of other kinds have doors of their own.
const ownPages: Readonly<Record<string, true>> = {
  'build-body-men': true,
  'build-body-women': true,
  'body-care': true,
  'mental-care': true,
};

/** The static paths of the exercises' pages, each in every language. */
export async function exercisePaths(): Promise<
  {
    params: { language: string | undefined; exercise: string };
    props: { language: BuiltLanguage; id: string };
  }[]
> {
  const ids = await exerciseIds();
  return ids.flatMap((id) =>
    languagePaths().map(({ params, props }) => ({
      params: { ...params, exercise: id },
      props: { ...props, id },
    })),
  );
}
