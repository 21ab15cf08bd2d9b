import { localizedUrl } from '#src/site/localized-url.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { translator } from '#src/words/translate.ts';
import styles from './Breadcrumbs.module.css';

/** A page above the present one. */
export interface Crumb {
  path: `/${string}`;
  label: string;
}

/** The way down to this page, as links; the page itself is its heading below. A phone shows the way back alone. */
export function Breadcrumbs({ crumbs, language }: { crumbs: readonly Crumb[]; language: BuiltLanguage }) {
  const t = translator(language);
  return (
    <nav className={styles.crumbs} aria-label={t('page.breadcrumbs')}>
      <ol>
        {crumbs.map(({ path, label }) => (
          <li key={path}>
            <a href={localizedUrl(path, language)}>{label}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
