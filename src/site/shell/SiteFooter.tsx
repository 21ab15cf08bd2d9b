import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import type { Site } from '#src/site/schemas.ts';
import { ImigongoBand } from '#src/ui/ImigongoBand.tsx';
import { languageCodes, languages } from '#src/words/languages.ts';
import type { PagePlace } from './page-place.ts';
import styles from './SiteFooter.module.css';
import { socialLinks } from './social-links.ts';

/** Where to find help, the languages, the makers, copyright, and the line that this is no medical advice. */
export function SiteFooter({ site, language, path, t }: PagePlace & { site: Site }) {
  const about = localizedUrl(routes.about, language);
  const links = [
    { label: t('shell.nav.about'), href: about },
    { label: t('shell.footer.privacy'), href: `${about}#privacy` },
    { label: t('offline.heading'), href: localizedUrl(routes.offline, language) },
    ...socialLinks(site, t),
  ];
  const legal = [
    t('shell.footer.copyright', {
      from: site.firstYear,
      to: new Date().getFullYear(),
      name: site.name,
    }),
    t('shell.footer.credit', { developer: site.developer }),
    t('shell.footer.licence'),
  ];
  return (
    <footer className={styles.footer}>
      <ImigongoBand />
      <div className={styles.content}>
        <p className={styles.help}>
          {t('pages.home.talk')}{' '}
          <a href={localizedUrl(routes.crisis, language)}>
            {t('help.heading')} <span aria-hidden="true">→</span>
          </a>
        </p>
        <nav aria-label={t('shell.language.choose')}>
          <ul className={styles.links}>
            {languageCodes.map((code) => (
              <li key={code}>
                <a
                  href={localizedUrl(path, code)}
                  lang={languages[code].tag}
                  hrefLang={languages[code].tag}
                  aria-current={code === language ? 'true' : undefined}
                  data-remember-language={code}
                >
                  {languages[code].name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <ul className={styles.links}>
          {links.map(({ label, href }) => (
            <li key={label}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
        <div className={styles.legal}>
          <p>{t('shell.footer.disclaimer')}</p>
          <p>{legal.join(' · ')}</p>
        </div>
      </div>
    </footer>
  );
}
