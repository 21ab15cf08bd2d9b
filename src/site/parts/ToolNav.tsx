import { localizedUrl } from '#src/site/localized-url.ts';
import { type RouteName, routes } from '#src/site/routes.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import styles from './ToolNav.module.css';

export interface ToolLink {
  route: RouteName;
  text: string;
}

interface ToolNavProps {
  language: BuiltLanguage;
  /** The page itself, which one of the links may lead to. */
  page: RouteName;
  /** What the links are called together. */
  label: string;
  links: readonly ToolLink[];
}

/** The way between the tools that keep what a person enters. */
export function ToolNav({ language, page, label, links }: ToolNavProps) {
  return (
    <nav className={styles.nav} aria-label={label}>
      <ul>
        {links.map(({ route, text }) => (
          <li key={route}>
            <a
              href={localizedUrl(routes[route], language)}
              aria-current={route === page ? 'page' : undefined}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
