import { pictureFile } from '#src/site/pictures.ts';
import { routes, type TipName } from '#src/site/routes.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { tipTexts } from './view/tip-texts.ts';

// What most people come for.
const bestFirst = ['reduceWeight', 'dentalCare', 'eyeCare'] as const satisfies TipName[];

/** Three guides to begin with, as the first page shows them. */
export function firstGuides(language: BuiltLanguage) {
  return bestFirst.map((name) => {
    const { title, description } = tipTexts(name, language);
    return {
      path: routes[name],
      title,
      text: description,
      picture: pictureFile(routes[name].replace('/tips/', '')),
    };
  });
}
