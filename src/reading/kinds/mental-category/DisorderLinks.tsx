import type { disorderSchemas } from '#src/reading/kinds/disorder/schema.ts';
import type { PageOf } from '#src/reading/pages.ts';
import styles from '#src/reading/parts/MentalCare.module.css';
import { localizedUrl } from '#src/site/localized-url.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { translator } from '#src/words/translate.ts';

interface DisorderLinksProps {
  disorders: readonly PageOf<typeof disorderSchemas>[];
  language: BuiltLanguage;
}

/** The disorders of a subcategory, each with a line that says what it is. */
export function DisorderLinks({ disorders, language }: DisorderLinksProps) {
  const t = translator(language);
  return (
    <ul className={styles.disorders}>
      {disorders.map(({ path, words }) => (
        <li key={path}>
          <a href={localizedUrl(path, language)} aria-label={`${t('mentalcare:learnMore')}: ${words.name}`}>
            {words.name}
          </a>
          <p>{words.shortDescription}</p>
        </li>
      ))}
    </ul>
  );
}
