import type { ReactNode } from 'react';
import { PageHeading } from '#src/reading/parts/PageHeading.tsx';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { Notice } from '#src/ui/Notice.tsx';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import styles from './TrainingView.module.css';

interface TrainingViewProps {
  language: BuiltLanguage;
  page: 'training' | 'trainingLog' | 'trainingSessions' | 'trainingData';
  heading: string;
  introduction: string;
  /** The tool, hydrated by the door. */
  children: ReactNode;
}

/** One of the pages on which a person plans, builds and looks back: the way to the others, and the tool. */
export function TrainingView({ language, page, heading, introduction, children }: TrainingViewProps) {
  const { nav, noScript, workouts } = textsOf(language).trainingPages;
  const pages = [
    { route: 'training', text: nav.week },
    { route: 'trainingSessions', text: nav.sessions },
    { route: 'trainingLog', text: nav.log },
    { route: 'trainingData', text: nav.data },
  ] as const;
  return (
    <div className={styles.page}>
      <PageHeading heading={heading} introduction={introduction} />
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
          <a href={localizedUrl(routes.workouts, language)}>{workouts}</a>
        </Notice>
      </noscript>
      {children}
    </div>
  );
}
