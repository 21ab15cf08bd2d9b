import type { ReactNode } from 'react';
import { LateNotice } from '#src/reading/parts/LateNotice.tsx';
import { PageHeading } from '#src/reading/parts/PageHeading.tsx';
import { PremiumFeatures } from '#src/site/parts/PremiumFeatures.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import type { Translate } from '#src/words/translate.ts';
import styles from './PremiumView.module.css';

/** The Premium page: the forms beside an honest list of the five features. */
export function PremiumView({ t, children }: { t: Translate; children?: ReactNode }) {
  return (
    <div className={styles.page}>
      <PageHeading heading={t('pages.premium.heading')} introduction={t('pages.premium.introduction')} />
      <noscript>
        <Notice>{t('account.noScript')}</Notice>
      </noscript>
      <div className={styles.columns}>
        <div className={styles.card}>
          {children}
          <LateNotice t={t} />
        </div>
        <section className={styles.features}>
          <h2>{t('account.featuresHeading')}</h2>
          <PremiumFeatures t={t} />
        </section>
      </div>
    </div>
  );
}

interface AccountViewProps {
  t: Translate;
  heading: string;
  introduction?: string;
  /** Whether the island is one form in a card, or several that bring their own. */
  inCard?: boolean;
  children?: ReactNode;
}

/** A page about one account: a heading and the island under it. */
export function AccountView({ t, heading, introduction, inCard = true, children }: AccountViewProps) {
  return (
    <div className={styles.narrow}>
      {introduction ? <PageHeading heading={heading} introduction={introduction} /> : <h1>{heading}</h1>}
      <noscript>
        <Notice>{t('account.noScript')}</Notice>
      </noscript>
      <div className={inCard ? styles.card : styles.scripted}>
        {children}
        <LateNotice t={t} />
      </div>
    </div>
  );
}
