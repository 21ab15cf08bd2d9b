import type { PageLink } from '#src/reading/pages.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { type BuiltLanguage, languageFacts } from '#src/words/languages.ts';
import { translator } from '#src/words/translate.ts';
import styles from './RelatedLinks.module.css';
import { linkLabel } from './route-labels.ts';

interface RelatedLinksProps {
  links: readonly PageLink[];
  language: BuiltLanguage;
}

/** Where a reader can go on to. A page that is not written in the reader's language says so. */
export function RelatedLinks({ links, language }: RelatedLinksProps) {
  const t = translator(language);
  return (
    <nav className={styles.related} aria-labelledby="related">
      <h2 id="related">{t('page.related')}</h2>
      <ul>
        {links.map((link) => {
          const isForeign = link.language !== undefined && link.language !== language;
          return (
            <li key={link.path}>
              <a href={localizedUrl(link.path, language)}>
                {isForeign ? (
                  <>
                    <span lang={languageFacts(link.language ?? language).tag}>
                      {linkLabel(link, language)}
                    </span>
                    &nbsp;({t('page.opensInEnglish')})
                  </>
                ) : (
                  linkLabel(link, language)
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
