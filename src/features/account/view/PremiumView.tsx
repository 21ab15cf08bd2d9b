import type { ReactNode } from 'react';
import { LateNotice } from '#src/reading/parts/LateNotice.tsx';
import { PageHeading } from '#src/reading/parts/PageHeading.tsx';
import { PremiumFeatures } from '#src/site/parts/PremiumFeatures.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import type { BuiltLanguage } from '#src/words/languages.ts';
import type { Translate } from '#src/words/translate.ts';
import styles from './PremiumView.module.css';

interface PremiumViewProps {
  language: BuiltLanguage;
  t: Translate;
  /** Where a script leads who is logged in. */
  accountAddress: string;
  children?: ReactNode;
}

/** The Premium page: the forms beside an honest list of the five features. */
export function PremiumView({ language, t, accountAddress, children }: PremiumViewProps) {
  return (
    <div className={styles.page} data-account={accountAddress}>
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
          <PremiumFeatures language={language} />
        </section>
      </div>
    </div>
  );
}

interface AccountViewProps {
  t: Translate;
  /** The heading, where it stays the same whatever the island shows. */
  heading?: string;
  children?: ReactNode;
}

/** A page about one account: the island, whose parts bring their own frames, and what to do where it does not run. */
export function AccountView({ t, heading, children }: AccountViewProps) {
  return (
    <div className={styles.narrow}>
      {heading && <h1>{heading}</h1>}
      {children}
      <noscript>
        <Notice>{t('account.noScript')}</Notice>
      </noscript>
      <LateNotice t={t} />
    </div>
  );
}
