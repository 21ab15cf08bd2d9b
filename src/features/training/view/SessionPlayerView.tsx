import type { ReactNode } from 'react';
import { PageHeading } from '#src/reading/parts/PageHeading.tsx';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { Notice } from '#src/ui/Notice.tsx';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import styles from './SessionPlayerView.module.css';

interface SessionPlayerViewProps {
  language: BuiltLanguage;
  /** The player, hydrated by the door. */
  children: ReactNode;
}

/** The page on which a session is played. */
export function SessionPlayerView({ language, children }: SessionPlayerViewProps) {
  const { player } = textsOf(language);
  return (
    <div className={styles.page}>
      <PageHeading heading={player.heading} introduction={player.description} />
      <noscript>
        <Notice>
          <p>{player.noScript}</p>
          <a href={localizedUrl(routes.workouts, language)}>{player.allWorkouts}</a>
        </Notice>
      </noscript>
      {children}
    </div>
  );
}
