import '#src/styles/print-article.css';
import type { ReactNode } from 'react';
import { Notice } from '#src/ui/Notice.tsx';
import { type BuiltLanguage, languageFacts } from '#src/words/languages.ts';
import { translator } from '#src/words/translate.ts';
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx';
import styles from './LongPage.module.css';
import { PageHeading } from './PageHeading.tsx';

interface LongPageProps {
  words: { heading: string; promise: string };
  /** The language of the words, and that of the reader. */
  wordsLanguage: BuiltLanguage;
  language: BuiltLanguage;
  crumbs: readonly Crumb[];
  /** The file of a picture beside the heading. */
  picture?: string | undefined;
  /** Whether something stands beside the text where the screen is wide enough; it comes among the children. */
  sided?: boolean;
  children: ReactNode;
}

/** The frame of every longer page: the way here, heading and promise; words in another language are marked as such. */
export function LongPage({
  words,
  wordsLanguage,
  language,
  crumbs,
  picture,
  sided = false,
  children,
}: LongPageProps) {
  const t = translator(language);
  const translated = wordsLanguage === language;
  return (
    <article className={styles.page}>
      <Breadcrumbs crumbs={crumbs} language={language} />
      {!translated && <Notice>{t('page.untranslated')}</Notice>}
      <div
        className={sided ? `${styles.words} ${styles.sided}` : styles.words}
        lang={translated ? undefined : languageFacts(wordsLanguage).tag}
        data-words
        data-sided={sided || undefined}
      >
        <PageHeading heading={words.heading} introduction={words.promise} picture={picture} />
        {children}
      </div>
    </article>
  );
}
