import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { MenuPanel } from '#src/ui/MenuPanel.tsx';
import { textsOf } from '#src/words/texts-of.ts';
import { DisplayChoices } from './DisplayChoices.tsx';
import styles from './MainMenu.module.css';
import { linkAbove, linksOf, mainMenu, type NavigationLink } from './navigation.ts';
import type { PagePlace } from './page-place.ts';

/**
 * One word for each thing that people want, whose links open below it: in a row where there is room, on a phone one below the
 * other. Last comes how the site looks.
 */
export function MainMenu(place: PagePlace) {
  const menu = mainMenu(place.language);
  const above = linkAbove(menu, place.current);
  return (
    <ul className={styles.menu}>
      <li className={styles.home}>
        <MenuLink link={{ route: 'home', label: place.t('shell.nav.home') }} place={place} />
      </li>
      {menu.map((entry, index) => {
        const isCurrent = above !== undefined && linksOf(entry).includes(above);
        return (
          <li key={entry.label}>
            {'links' in entry ? (
              <details data-menu={entry.name}>
                <summary data-current={isCurrent || undefined}>{entry.label}</summary>
                <MenuPanel side={index < menu.length / 2 ? 'start' : 'end'}>
                  {entry.links.map((link) => (
                    <li key={link.route}>
                      <MenuLink link={link} place={place} />
                    </li>
                  ))}
                </MenuPanel>
              </details>
            ) : (
              <MenuLink link={entry} place={place} isCurrent={isCurrent} />
            )}
          </li>
        );
      })}
      <Display {...place} />
    </ul>
  );
}

function Display({ language }: PagePlace) {
  return (
    <li className={styles.display} data-needs-script>
      <details data-menu="display">
        <summary>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <circle cx="12" cy="12" r="8.6" fill="none" stroke="currentColor" strokeWidth="2" />
            <path d="M12 5.5a6.5 6.5 0 0 1 0 13z" fill="currentColor" />
          </svg>
          <span>{textsOf(language).shell.display.label}</span>
        </summary>
        <MenuPanel side="end">
          <li>
            <DisplayChoices language={language} />
          </li>
        </MenuPanel>
      </details>
    </li>
  );
}

interface MenuLinkProps {
  link: NavigationLink;
  place: PagePlace;
  /** Whether the page belongs to what the link opens; `aria-current` says that it is that very page. */
  isCurrent?: boolean;
}

function MenuLink({ link, place: { language, current }, isCurrent }: MenuLinkProps) {
  const target = routes[link.route];
  return (
    <a
      href={localizedUrl(target, language)}
      aria-current={target === current ? 'page' : undefined}
      data-current={isCurrent || undefined}
    >
      {link.label}
    </a>
  );
}
