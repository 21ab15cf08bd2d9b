import { type BuiltLanguage, fallbackLanguage, languageCodes } from '#src/i18n/languages.ts';
import { routes, type TipName, tipRoutes } from '#src/i18n/routes.ts';
import { exerciseIds } from './load-exercises.ts';

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

/** The static paths of the twelve guides, each in every language. */
export function tipPaths(): {
  params: { language: string | undefined; tip: string };
  props: { language: BuiltLanguage; name: TipName };
}[] {
  return tipRoutes.flatMap((name) =>
    languagePaths().map(({ params, props }) => ({
      params: { ...params, tip: routes[name].replace('/tips/', '') },
      props: { ...props, name },
    })),
  );
}

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
