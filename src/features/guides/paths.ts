import { allPages } from '#src/reading/pages.ts';
import { languagePaths } from '#src/site/language-paths.ts';
import { pictureFile } from '#src/site/pictures.ts';
import { routes, type TipName, tipRoutes } from '#src/site/routes.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { tipTexts } from './view/tip-texts.ts';

/** The guides that are written; the others have a heading and an introduction only. */
export async function writtenTips(): Promise<ReadonlySet<TipName>> {
  const written = new Set<string>((await allPages()).map(({ path }) => path));
  return new Set(tipRoutes.filter((name) => name === 'bodyCare' || written.has(routes[name])));
}

// What most people come for; one that is not written gives way to the next.
const bestFirst = ['reduceWeight', 'dentalCare', 'eyeCare', 'maintainWeight'] as const satisfies TipName[];
const firstCount = 3;

/** Three guides to begin with, as the first page shows them. */
export async function firstGuides(language: BuiltLanguage) {
  const written = await writtenTips();
  return bestFirst
    .filter((name) => written.has(name))
    .slice(0, firstCount)
    .map((name) => {
      const { title, description } = tipTexts(name, language);
      return {
        path: routes[name],
        title,
        text: description,
        picture: pictureFile(routes[name].replace('/tips/', '')),
      };
    });
}

/** The guides that have a heading and an introduction only, each in every language. */
export async function introductionPaths() {
  const written = await writtenTips();
  return tipRoutes
    .filter((name) => !written.has(name))
    .flatMap((name) =>
      languagePaths().map(({ params, props }) => ({
        params: { ...params, tip: routes[name].replace('/tips/', '') },
        props: { ...props, name },
      })),
    );
}
