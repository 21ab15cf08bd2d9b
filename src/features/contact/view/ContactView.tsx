import type { ReactNode } from 'react';
import { LateNotice } from '#src/reading/parts/LateNotice.tsx';
import { PageHeading } from '#src/reading/parts/PageHeading.tsx';
import type { Site } from '#src/site/schemas.ts';
import { Notice } from '#src/ui/Notice.tsx';
import type { Translate } from '#src/words/translate.ts';
import styles from './ContactView.module.css';

/** The contact page: what to write about, what not, and the form. */
export function ContactView({ t, site, children }: { t: Translate; site: Site; children?: ReactNode }) {
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <PageHeading heading={t('contact.heading')} introduction={t('contact.introduction')} />
        <Notice>{t('contact.notForEmergencies')}</Notice>
        <noscript>
          <p>
            {t('contact.noScript')} <a href={`mailto:${site.mail}`}>{site.mail}</a>
          </p>
        </noscript>
      </div>
      <div className={styles.form}>
        {children}
        <LateNotice t={t} />
      </div>
    </div>
  );
}
