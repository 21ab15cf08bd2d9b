import { allPages } from '#src/reading/pages.ts';
import { languagePaths } from '#src/site/language-paths.ts';
import { routes, tipRoutes } from '#src/site/routes.ts';

/** The guides that have a heading and an introduction only, each in every language. */
export async function introductionPaths() {
  const written = new Set((await allPages()).map(({ path }) => path));
  return tipRoutes
    .filter((name) => name !== 'bodyCare' && !written.has(routes[name]))
    .flatMap((name) =>
      languagePaths().map(({ params, props }) => ({
        params: { ...params, tip: routes[name].replace('/tips/', '') },
        props: { ...props, name },
      })),
    );
}
