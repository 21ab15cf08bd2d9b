import type { Page, PageLink } from '#src/reading/pages.ts';
import { longDate } from '#src/words/dates.ts';
import { type BuiltLanguage, fallbackLanguage } from '#src/words/languages.ts';
import { translator } from '#src/words/translate.ts';
import { AskBox } from './AskBox.tsx';
import styles from './PageEnd.module.css';
import { RelatedLinks } from './RelatedLinks.tsx';
import { SourceList } from './SourceList.tsx';

interface PageEndProps {
  page: Pick<Page<{ checked: Date }, { review: string }>, 'facts' | 'words' | 'sources' | 'language'>;
  links: readonly PageLink[];
  language: BuiltLanguage;
  /** A line for pages of this kind, after the general one. */
  warning?: string;
}

/** How a page ends: where to go on, the sources, who has reviewed it and when, and what it cannot do. */
export function PageEnd({ page, links, language, warning }: PageEndProps) {
  const t = translator(language);
  const { facts, words, sources } = page;
  return (
    <footer className={styles.end}>
      <AskBox language={language} />
      <RelatedLinks links={links} language={language} />
      <SourceList sources={sources} heading={t('page.sources')} />
      <div className={styles.notes}>
        <p>
          {sources.every(({ read }) => read)
            ? t('page.checked', {
                date: longDate(facts.checked, language),
                next: longDate(aYearAfter(facts.checked), language),
              })
            : t('page.notCompared', { date: longDate(facts.checked, language) })}
        </p>
        <p>{t('page.notReviewed')}</p>
        {language !== fallbackLanguage && words.review !== 'native-reviewed' && (
          <p>
            {t('page.translationReview')} {words.review === 'draft' && t('page.draft')}
          </p>
        )}
        <p>
          {t('page.disclaimer')} {warning}
        </p>
      </div>
    </footer>
  );
}

function aYearAfter(date: Date): Date {
  const next = new Date(date);
  next.setUTCFullYear(next.getUTCFullYear() + 1);
  return next;
}
