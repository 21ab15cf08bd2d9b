import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import styles from './SearchMenu.module.css';

/** A field for a search, behind its sign; it leads to the page of the search. */
export function SearchMenu({ language }: { language: BuiltLanguage }) {
  const { search } = textsOf(language);
  return (
    <details className={styles.menu} data-menu="search">
      <summary className={styles.sign} aria-label={search.heading}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path
            d="M16 16l5 5M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14z"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.4"
            strokeLinecap="round"
          />
        </svg>
      </summary>
      <form action={localizedUrl(routes.search, language)} className={`${styles.form} ${styles.line}`}>
        <input type="search" name="q" aria-label={search.label} autoComplete="off" maxLength={120} />
        <button type="submit">{search.submit}</button>
      </form>
    </details>
  );
}
