import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { type BuiltLanguage, languageFacts } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';

/** What every calculator's island is given. */
export function islandProps(language: BuiltLanguage) {
  const { common, calculators } = textsOf(language);
  const { form, measures } = calculators;
  return { shared: { common, form, measures }, locales: languageFacts(language).numberLocales };
}

/** Where those find help whom thoughts about eating or weight trouble. */
export function concernLink(language: BuiltLanguage) {
  return {
    label: textsOf(language).calculators.eatingConcern,
    href: localizedUrl(routes.mentalCare, language),
  };
}
