import type { PageLink } from '#src/reading/pages.ts';
import { RelatedLinks } from '#src/reading/parts/RelatedLinks.tsx';
import { SourceList } from '#src/reading/parts/SourceList.tsx';
import type { Source } from '#src/site/schemas.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import styles from './SelfHelpPage.module.css';

interface SelfHelpEndProps {
  links: readonly PageLink[];
  sources: readonly Source[];
  language: BuiltLanguage;
}

/** How a self-help tool ends: where to go on, the sources, and what it cannot do. */
export function SelfHelpEnd({ links, sources, language }: SelfHelpEndProps) {
  const { page } = textsOf(language);
  return (
    <footer className={styles.end}>
      <RelatedLinks links={links} language={language} />
      <SourceList sources={sources} heading={page.sources} />
      <p className={styles.review}>
        {page.notReviewed} {language !== 'en' && page.translationReview} {page.disclaimer}
      </p>
    </footer>
  );
}
