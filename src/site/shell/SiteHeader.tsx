import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import type { Site } from '#src/site/schemas.ts';
import { ImigongoBand } from '#src/ui/ImigongoBand.tsx';
import { AccountLink } from './AccountLink.tsx';
import { LanguagePicker } from './LanguagePicker.tsx';
import { Logo } from './Logo.tsx';
import { MainMenu } from './MainMenu.tsx';
import type { PagePlace } from './page-place.ts';
import { SearchMenu } from './SearchMenu.tsx';
import styles from './SiteHeader.module.css';

/**
 * Logo, main menu and language. The menus are native disclosures, so they work without JavaScript; on a phone one of them shows
 * the main menu, which stands behind it.
 */
export function SiteHeader({ site, ...place }: PagePlace & { site: Site }) {
  const { language, path, current, t } = place;
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <a
          className={styles.logo}
          href={localizedUrl(routes.home, language)}
          aria-current={current === routes.home ? 'page' : undefined}
        >
          <Logo />
          {site.name}
        </a>
        <details className={styles.narrow} data-menu="main">
          <summary className={styles.menuButton}>
            <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
              <path
                d="M4 6h16M4 12h16M4 18h16"
                stroke="currentColor"
                strokeWidth="2.4"
                strokeLinecap="round"
              />
            </svg>
            <span className={styles.whenClosed}>{t('shell.nav.menuOpen')}</span>
            <span className={styles.whenOpen}>{t('shell.nav.menuClose')}</span>
          </summary>
        </details>
        <nav className={styles.menu} aria-label={t('shell.nav.main')}>
          <MainMenu {...place} />
        </nav>
        <SearchMenu language={language} />
        <AccountLink language={language} path={path} t={t} />
        <LanguagePicker language={language} path={path} t={t} />
      </div>
      <ImigongoBand />
    </header>
  );
}
