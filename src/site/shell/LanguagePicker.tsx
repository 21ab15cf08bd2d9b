import { localizedUrl } from '#src/site/localized-url.ts';
import { MenuPanel } from '#src/ui/MenuPanel.tsx';
import { type BuiltLanguage, languageCodes, languageFacts, languages } from '#src/words/languages.ts';
import type { Translate } from '#src/words/translate.ts';
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
  const code = current.tag.slice(0, 2).toUpperCase();
  return (
    <details className={styles.picker} data-menu="language">
      {/* The name that is spoken contains what is seen, which on a phone is the code alone. */}
      <summary
        className={styles.summary}
        aria-label={`${t('shell.language.choose')}: ${current.name}, ${code}`}
      >
        <Flag countryCode={current.countryCode} />
        <span className={styles.name}>{current.name}</span>
        <span className={styles.code}>{code}</span>
      </summary>
      <MenuPanel side="end">
        {languageCodes.map((other) => (
          <li key={other}>
            <a
              href={localizedUrl(path, other)}
              lang={languages[other].tag}
              hrefLang={languages[other].tag}
              aria-current={other === language ? 'true' : undefined}
              data-remember-language={other}
            >
              <Flag countryCode={languages[other].countryCode} />
              {languages[other].name}
            </a>
          </li>
        ))}
      </MenuPanel>
    </details>
  );
}
