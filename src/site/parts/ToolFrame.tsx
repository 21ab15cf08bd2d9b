import type { ReactNode } from 'react';
import { PageHeading } from '#src/reading/parts/PageHeading.tsx';
import { localizedUrl } from '#src/site/localized-url.ts';
import { type RouteName, routes } from '#src/site/routes.ts';
import { Notice } from '#src/ui/Notice.tsx';
import type { BuiltLanguage } from '#src/words/languages.ts';
import styles from './ToolFrame.module.css';

interface ToolFrameProps {
  language: BuiltLanguage;
  heading: string;
  introduction: string;
  /** The page itself, which one of the links leads to. */
  page: RouteName;
  /** What the links are called together. */
  label: string;
  links: readonly { route: RouteName; text: string }[];
  /** In the place of the tool where scripts do not run. */
  noScript: ReactNode;
  /** The tool, hydrated by the door. */
  children: ReactNode;
}

/** The frame of a tool that is one of several which keep what a person enters: heading, the way to the others, and the tool. */
export function ToolFrame({
  language,
  heading,
  introduction,
  page,
  label,
  links,
  noScript,
  children,
}: ToolFrameProps) {
  return (
    <div className={styles.page}>
      <PageHeading heading={heading} introduction={introduction} />
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
      <noscript>
        <Notice>{noScript}</Notice>
      </noscript>
      {children}
    </div>
  );
}
