import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import type { Site } from '#src/site/schemas.ts';
import { ImigongoBand } from '#src/ui/ImigongoBand.tsx';
import { MenuLinks, MenuPanel } from '#src/ui/MenuPanel.tsx';
import type { BuiltLanguage } from '#src/words/languages.ts';
import type { Translate } from '#src/words/translate.ts';
import { LanguagePicker } from './LanguagePicker.tsx';
import { Logo } from './Logo.tsx';
import { calculatorLinks, mainLinks, type NavigationLink } from './navigation.ts';
import styles from './SiteHeader.module.css';

export interface PagePlace {
  language: BuiltLanguage;
  /** The path that all languages share. */
  path: `/${string}`;
  t: Translate;
}

/** Logo, main menu and language picker. The menus are native disclosures, so they work without JavaScript. */
export function SiteHeader({ site, ...place }: PagePlace & { site: Site }) {
  const { language, path, t } = place;
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <a className={styles.logo} href={localizedUrl(routes.home, language)}>
          <Logo />
          {site.name}
        </a>
        <nav className={styles.wide} aria-label={t('shell.nav.main')}>
          <WideMenu {...place} />
        </nav>
        <LanguagePicker language={language} path={path} t={t} />
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
          <nav className={styles.sheet} aria-label={t('shell.nav.main')}>
            <MenuLinks>
              <NarrowMenu {...place} />
            </MenuLinks>
          </nav>
        </details>
      </div>
      <ImigongoBand />
    </header>
  );
}

function MenuLink({ link, place }: { link: NavigationLink; place: PagePlace }) {
  const target = routes[link.route];
  return (
    <a href={localizedUrl(target, place.language)} aria-current={target === place.path ? 'page' : undefined}>
      {link.label}
    </a>
  );
}

function MenuItems({ links, place }: { links: readonly NavigationLink[]; place: PagePlace }) {
  return links.map((link) => (
    <li key={link.route}>
      <MenuLink link={link} place={place} />
    </li>
  ));
}

function WideMenu(place: PagePlace) {
  const { t, path, language } = place;
  const links = mainLinks(t);
  const calculators = calculatorLinks(language);
  const isCalculator = path === routes.calculators || calculators.some(({ route }) => routes[route] === path);
  return (
    <ul className={styles.links}>
      <MenuItems links={links.before} place={place} />
      <li>
        <details className={styles.dropdown} data-menu="calculators">
          <summary data-current={isCalculator || undefined}>{t('shell.nav.calculators')}</summary>
          <MenuPanel side="start">
            <MenuItems links={calculators} place={place} />
            <MenuItems
              links={[{ route: 'calculators', label: t('shell.nav.allCalculators') }]}
              place={place}
            />
          </MenuPanel>
        </details>
      </li>
      <MenuItems links={links.after} place={place} />
    </ul>
  );
}

function NarrowMenu(place: PagePlace) {
  const { t, language } = place;
  const links = mainLinks(t);
  return (
    <ul>
      <MenuItems links={links.before} place={place} />
      <li>
        <MenuLink link={{ route: 'calculators', label: t('shell.nav.calculators') }} place={place} />
        <ul className={styles.nested}>
          <MenuItems links={calculatorLinks(language)} place={place} />
        </ul>
      </li>
      <MenuItems links={links.after} place={place} />
    </ul>
  );
}
