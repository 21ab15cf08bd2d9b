import type { TipName } from '#src/site/routes.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';

/** What the directory and the head of a guide say of it. */
export interface TipTexts {
  title: string;
  /** One line, also the page's description. */
  description: string;
  pageTitle: string;
  introduction: string;
}

/** The texts of one guide's card and heading. Guides with a namespace of their own have two of them there. */
export function tipTexts(name: TipName, language: BuiltLanguage): TipTexts {
  const { tips, bodycare, haircare, mentalcare } = textsOf(language);
  const { categories } = tips;
  const texts = {
    ...categories,
    bodyCare: { ...categories.bodyCare, title: bodycare.header.title, introduction: bodycare.header.intro },
    hairCare: { ...categories.hairCare, title: haircare.header.title, introduction: haircare.header.intro },
    mentalCare: {
      ...categories.mentalCare,
      title: mentalcare.header.title,
      introduction: mentalcare.header.description,
    },
  } satisfies Record<TipName, TipTexts>;
  return texts[name];
}
