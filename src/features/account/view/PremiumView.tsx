import type { ReactNode } from 'react';
import { LateNotice } from '#src/reading/parts/LateNotice.tsx';
import { PageHeading } from '#src/reading/parts/PageHeading.tsx';
import { personalNav } from '#src/site/parts/PersonalView.tsx';
import { PremiumFeatures } from '#src/site/parts/PremiumFeatures.tsx';
import { ToolNav } from '#src/site/parts/ToolNav.tsx';
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

interface MemberViewProps {
  language: BuiltLanguage;
  t: Translate;
  children?: ReactNode;
}

/** The member's own page: the way to what the account is for, and below it the account. */
export function MemberView({ language, t, children }: MemberViewProps) {
  return (
    <div className={styles.page}>
      <h1>{t('pages.account.heading')}</h1>
      <ToolNav language={language} page="premiumAccount" {...personalNav(language)} />
      <AccountIsland t={t}>{children}</AccountIsland>
    </div>
  );
}

interface AccountViewProps {
  t: Translate;
  children?: ReactNode;
}

/** What a link in a mail leads to. */
export function AccountView({ t, children }: AccountViewProps) {
  return (
    <div className={styles.narrow}>
      <AccountIsland t={t}>{children}</AccountIsland>
    </div>
  );
}

/** The island, whose parts bring their own frames, and what to do where it does not run. */
function AccountIsland({ t, children }: AccountViewProps) {
  return (
    <>
      {children}
      <noscript>
        <Notice>{t('account.noScript')}</Notice>
      </noscript>
      <LateNotice t={t} />
    </>
  );
}
