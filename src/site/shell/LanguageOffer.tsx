import { localizedUrl } from '#src/site/localized-url.ts';
import { type BuiltLanguage, languageCodes, languages } from '#src/words/languages.ts';
import { translator } from '#src/words/translate.ts';
import styles from './LanguageOffer.module.css';

/**
 * For a first visit with a browser in another of our languages: one line in that language. The script in the
 * head chooses which line shows before anything is painted, so that the page never jumps.
 */
export function LanguageOffer({ language, path }: { language: BuiltLanguage; path: `/${string}` }) {
  return languageCodes
    .filter((code) => code !== language)
    .map((code) => {
      const t = translator(code);
      return (
        <aside
          key={code}
          className={styles.offer}
          lang={languages[code].tag}
          aria-label={languages[code].name}
          data-offer-language={code}
        >
          <p>{t('shell.offer.text')}</p>
          <a href={localizedUrl(path, code)} data-remember-language={code}>
            {t('shell.offer.accept')}
          </a>
          <button type="button" data-remember-language={language}>
            {t('shell.offer.dismiss')}
          </button>
        </aside>
      );
    });
}
