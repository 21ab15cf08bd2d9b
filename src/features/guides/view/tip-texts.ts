import type { TipName } from '#src/site/routes.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';

/** What a card says of a guide. */
interface TipTexts {
  title: string;
  description: string;
}

/** The texts of one guide's card. The title of a guide with a namespace of its own stands there. */
export function tipTexts(name: TipName, language: BuiltLanguage): TipTexts {
  const { tips, bodycare, haircare, mentalcare } = textsOf(language);
  const { categories } = tips;
  const texts = {
    ...categories,
    bodyCare: { ...categories.bodyCare, title: bodycare.header.title },
    hairCare: { ...categories.hairCare, title: haircare.header.title },
    mentalCare: { ...categories.mentalCare, title: mentalcare.header.title },
  } satisfies Record<TipName, TipTexts>;
  return texts[name];
}
