import { PageHeading } from '#src/reading/parts/PageHeading.tsx';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { linksOf, mainMenu } from '#src/site/shell/navigation.ts';
import search from '#src/site/shell/SearchMenu.module.css';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import type { Translate } from '#src/words/translate.ts';
import styles from './NotFoundView.module.css';

/** Says that there is no such page and offers every way on: a search, and the links as the menu orders them. */
export function NotFoundView({ language, t }: { language: BuiltLanguage; t: Translate }) {
  const texts = textsOf(language).search;
  const home = { route: 'home', label: t('shell.nav.home') } as const;
  return (
    <div className={styles.page}>
      <PageHeading heading={t('pages.notFound.heading')} introduction={t('pages.notFound.introduction')} />
      <form action={localizedUrl(routes.search, language)} className={`${search.line} ${styles.search}`}>
        <label htmlFor="q">{texts.label}</label>
        <input id="q" type="search" name="q" autoComplete="off" maxLength={120} />
        <button type="submit">{texts.submit}</button>
      </form>
      <ul className={styles.links}>
        {[home, ...mainMenu(language)].map((entry) => (
          <li key={entry.label}>
            {'links' in entry && <h2>{entry.label}</h2>}
            <ul>
              {linksOf(entry).map(({ route, label }) => (
                <li key={route}>
                  <a href={localizedUrl(routes[route], language)}>{label}</a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
