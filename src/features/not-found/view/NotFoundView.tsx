import { PageHeading } from '#src/reading/parts/PageHeading.tsx';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { calculatorLinks, mainLinks } from '#src/site/shell/navigation.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import type { Translate } from '#src/words/translate.ts';
import styles from './NotFoundView.module.css';

/** Says that there is no such page and offers every main way on. */
export function NotFoundView({ language, t }: { language: BuiltLanguage; t: Translate }) {
  const { before, after } = mainLinks(t);
  return (
    <div className={styles.page}>
      <PageHeading heading={t('pages.notFound.heading')} introduction={t('pages.notFound.introduction')} />
      <ul className={styles.links}>
        {[...before, ...after, ...calculatorLinks(language)].map(({ route, label }) => (
          <li key={route}>
            <a href={localizedUrl(routes[route], language)}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
