import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import type { Translate } from '#src/words/translate.ts';
import styles from './AccountLink.module.css';

interface AccountLinkProps {
  language: BuiltLanguage;
  path: string;
  t: Translate;
}

/** The way to one's own account. Only who has logged in on this device sees it: see the script in the head. */
export function AccountLink({ language, path, t }: AccountLinkProps) {
  const target = routes.premiumAccount;
  return (
    <a
      className={styles.link}
      href={localizedUrl(target, language)}
      aria-current={target === path ? 'page' : undefined}
    >
      <svg className={styles.person} viewBox="0 0 24 24" width="30" height="30" aria-hidden="true">
        <circle className={styles.disc} cx="12" cy="12" r="12" />
        <circle className={styles.figure} cx="12" cy="9.2" r="3.7" />
        <path
          className={styles.figure}
          d="M4.9 19.2a7.1 7.1 0 0 1 14.2 0A10.2 10.2 0 0 1 12 22a10.2 10.2 0 0 1-7.1-2.8z"
        />
      </svg>
      <span className={styles.label}>{t('pages.account.heading')}</span>
    </a>
  );
}
