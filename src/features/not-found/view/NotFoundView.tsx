import { PageHeading } from '#src/reading/parts/PageHeading.tsx';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { linksOf, mainMenu } from '#src/site/shell/navigation.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import type { Translate } from '#src/words/translate.ts';
import styles from './NotFoundView.module.css';

/** Says that there is no such page and offers every way on, as the menu orders them. */
export function NotFoundView({ language, t }: { language: BuiltLanguage; t: Translate }) {
  const home = { route: 'home', label: t('shell.nav.home') } as const;
  return (
    <div className={styles.page}>
      <PageHeading heading={t('pages.notFound.heading')} introduction={t('pages.notFound.introduction')} />
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
