import type { BuiltLanguage } from '#src/i18n/languages.ts';
import { localizedUrl } from '#src/i18n/localized-url.ts';
import { routes } from '#src/i18n/routes.ts';
import type { Translate } from '#src/i18n/translate.ts';
import { PageHeading } from '#src/views/pages/PageHeading.tsx';
import { calculatorLinks, mainLinks } from '#src/views/shell/navigation.ts';
import styles from './NotFoundView.module.css';

/** Says that there is no such page and offers every main way on. */
export function NotFoundView({ language, t }: { language: BuiltLanguage; t: Translate }) {
  const { before, after } = mainLinks(t);
  return (
    <div className={styles.page}>
      <PageHeading heading={t('pages.notFound.heading')} introduction={t('pages.notFound.introduction')} />
      <ul className={styles.links}>
        {[...before, ...after, ...calculatorLinks(t)].map(({ route, label }) => (
          <li key={route}>
            <a href={localizedUrl(routes[route], language)}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
