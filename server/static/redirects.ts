import { continuations } from '#src/site/routes.ts';
import { fallbackLanguage, languageCodes } from '#src/words/languages.ts';

const sports = ['soccer', 'basketball', 'swimming'];

/** Old or second spellings of a path and the path that answers, for English; the other languages follow. */
const movedPaths: ReadonlyMap<string, string> = new Map<string, string>([
  ['/Abouts', '/abouts'],
  ...continuations,
  ...sports.map((sport): [string, string] => [
    `/build-body-men/sports-specific-training/${sport}`,
    `/men/sports-specific-training/${sport}`,
  ]),
]);

/** Every redirect of the site, in every language: path → path. */
export const redirects: ReadonlyMap<string, string> = new Map(
  languageCodes.flatMap((language) => {
    const prefix = language === fallbackLanguage ? '' : `/${language}`;
    return [...movedPaths].map(([from, to]): [string, string] => [prefix + from, prefix + to]);
  }),
);

/**
 * The redirects that lead to a page of the site. A page that is still to be written has its row in the table above, and
 * until then its old address is as unknown as the page itself.
 */
export function redirectsWithin(isPage: (path: string) => boolean): ReadonlyMap<string, string> {
  return new Map([...redirects].filter(([, to]) => isPage(to)));
}
