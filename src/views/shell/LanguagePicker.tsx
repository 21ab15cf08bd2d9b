import { type BuiltLanguage, languageCodes, languageFacts, languages } from '#src/i18n/languages.ts';
import { localizedUrl } from '#src/i18n/localized-url.ts';
import type { Translate } from '#src/i18n/translate.ts';
import { Flag } from './Flag.tsx';
import styles from './LanguagePicker.module.css';

interface LanguagePickerProps {
  language: BuiltLanguage;
  /** The path that all languages share. */
  path: `/${string}`;
  t: Translate;
}

/** Flag and own name of each language; a link to this same page in it. */
export function LanguagePicker({ language, path, t }: LanguagePickerProps) {
  const current = languageFacts(language);
  return (
    <details className={styles.picker} data-menu="language">
      <summary className={styles.summary} aria-label={`${t('shell.language.choose')}: ${current.name}`}>
        <Flag countryCode={current.countryCode} />
        <span className={styles.name}>{current.name}</span>
        <span className={styles.code}>{current.tag.slice(0, 2).toUpperCase()}</span>
      </summary>
      <ul className={styles.list}>
        {languageCodes.map((code) => (
          <li key={code}>
            <a
              href={localizedUrl(path, code)}
              lang={languages[code].tag}
              hrefLang={languages[code].tag}
              aria-current={code === language ? 'true' : undefined}
              data-remember-language={code}
            >
              <Flag countryCode={languages[code].countryCode} />
              {languages[code].name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
