import { type BuiltLanguage, fallbackLanguage, languageCodes } from '#src/words/languages.ts';

/** The languages that this build makes: the four, or with PSEUDO_RTL=1 mirrored English in their place. */
export const builtLanguages: readonly BuiltLanguage[] =
  process.env.PSEUDO_RTL === '1' ? ['ar-XB'] : languageCodes;

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
