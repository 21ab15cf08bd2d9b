import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import type { Site } from '#src/site/schemas.ts';
import { ImigongoBand } from '#src/ui/ImigongoBand.tsx';
import { calculatorLinks, mainLinks, type NavigationLink } from './navigation.ts';
import styles from './SiteFooter.module.css';
import type { PagePlace } from './SiteHeader.tsx';
import { socialLinks } from './social-links.ts';

/** Links, social addresses from configuration, copyright, and the line that this is no medical advice. */
export function SiteFooter({ site, language, t }: PagePlace & { site: Site }) {
  const { before, after } = mainLinks(t);
  const pages: NavigationLink[] = [...before, ...after];
  const linkTo = ({ route, label }: NavigationLink) => (
    <li key={route}>
      <a href={localizedUrl(routes[route], language)}>{label}</a>
    </li>
  );
  return (
    <footer className={styles.footer}>
      <ImigongoBand size="thick" />
      <div className={styles.columns}>
        <section>
          <h2 className={styles.heading}>{t('shell.footer.explore')}</h2>
          <ul>{pages.map(linkTo)}</ul>
        </section>
        <section>
          <h2 className={styles.heading}>{t('shell.nav.calculators')}</h2>
          <ul>{calculatorLinks(language).map(linkTo)}</ul>
        </section>
        <section>
          <h2 className={styles.heading}>{t('shell.footer.follow')}</h2>
          <ul>
            {socialLinks(site, t).map(({ label, href }) => (
              <li key={label}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <div className={styles.legal}>
        <p>{t('shell.footer.disclaimer')}</p>
        <p>
          <a href={`${localizedUrl(routes.about, language)}#privacy`}>{t('shell.footer.privacy')}</a>
        </p>
        <p>
          {t('shell.footer.copyright', {
            from: site.firstYear,
            to: new Date().getFullYear(),
            name: site.name,
          })}
          {' · '}
          {t('shell.footer.credit', { developer: site.developer })}
          {' · '}
          {t('shell.footer.licence')}
        </p>
      </div>
    </footer>
  );
}
