import type { ReactNode } from 'react';
import { PageHeading } from '#src/reading/parts/PageHeading.tsx';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { Notice } from '#src/ui/Notice.tsx';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import styles from './PersonalView.module.css';

interface PersonalViewProps {
  language: BuiltLanguage;
  page: 'health' | 'meals' | 'reminders';
  /** The tool, hydrated by the door. */
  children: ReactNode;
}

/** A page that keeps what a person enters: the way to the others, and the tool. */
export function PersonalView({ language, page, children }: PersonalViewProps) {
  const texts = textsOf(language);
  const { nav } = texts.personal;
  const { heading, description, noScript } = texts[page];
  const pages = [
    { route: 'health', text: nav.health },
    { route: 'meals', text: nav.meals },
    { route: 'reminders', text: nav.reminders },
    { route: 'training', text: nav.training },
    { route: 'trainingData', text: nav.data },
  ] as const;
  return (
    <div className={styles.page}>
      <PageHeading heading={heading} introduction={description} />
      <nav className={styles.nav} aria-label={nav.label}>
        <ul>
          {pages.map(({ route, text }) => (
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
        <Notice>
          <p>{noScript}</p>
        </Notice>
      </noscript>
      {children}
    </div>
  );
}
